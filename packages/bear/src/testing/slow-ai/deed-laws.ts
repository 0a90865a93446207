import { distanceBetween } from '../../board/tables.ts';
import type { AiOrder } from '../../model/solo/order.ts';
import { hasEnemyIn, sideOf, typeOf, unitOf, unitsIn } from '../../model/battle/battle.ts';
import type { Deed } from '../../model/solo/turn.ts';
import { isRumor } from '../../model/pack/unit-type.ts';
import { judgeFire } from '../../rules/fire/odds.ts';
import { PLAIN } from '../../rules/fire/shot.ts';
import { rangeOf } from '../../rules/units/figures.ts';
import { FIRST_OBJECTIVE } from '../../solo/thought/trace.ts';
import { type Aim, hexesTo, hexUnder, type Mind, unitAim } from './mind.ts';
import { unitId } from '../../model/ids.ts';

// What holds of every deed. Each broken law is a line.

/** The aim a ladder chose; undefined for -1. */
export function aimOf({ seen, objectives }: Mind, number: number): Aim | undefined {
  if (number === -1) return undefined;
  return number < FIRST_OBJECTIVE ? unitAim(seen, unitId(number)) : objectives[number - FIRST_OBJECTIVE];
}

/** S5.1: the limits of an attack without a move. */
export function brokenAttack({ seen, side, command }: Mind, order: AiOrder, deed: Deed): string[] {
  const { unit, target, at, path, facing, spot } = deed;
  const supporters = deed.supporters.filter((each) => !isRumor(typeOf(seen, each)));
  if (at === -1 || path.length > 0 || facing !== null || isRumor(typeOf(seen, unit))) return [];
  const odds = judgeFire(seen, unit, target, supporters, { ...PLAIN, spot });
  if (!odds.granted) return ['an attack that is not allowed'];
  const apart = distanceBetween(seen.tables, hexUnder(seen, unit), at);
  const helped = seen.view.options.aiElevenLimit === 'afterCaps' ? order.caps : 0;
  const isFight = apart > 0 && unitsIn(seen, at).some((other) => sideOf(seen, other) === side);
  return [
    ...(odds.value.needed - helped >= 11 ? [`it needs ${odds.value.needed}`] : []),
    ...(apart > rangeOf(seen, unit).max && !order.longRange ? ['long range that was not ordered'] : []),
    ...(isFight ? ['into close combat'] : []),
    ...(odds.value.cost > 7 && !command ? ['too dear'] : []),
  ];
}

/** S5.2a: never farther from the aim, and not where it was; a move with fire never ends in close combat. */
export function brokenMove(mind: Mind, { unit, path, action, at }: Deed, aim: Aim | undefined): string[] {
  const { seen, side } = mind;
  const [start, goal] = [unitOf(seen, unit).at, path.at(-1)];
  if (goal === undefined) return [];
  const isAway = aim === undefined || action === 'disengage';
  const isFarther = !isAway && hexesTo(mind, goal, aim) > hexesTo(mind, start, aim);
  return [
    ...(isFarther ? ['farther from its target'] : []),
    ...(goal === start ? ['back to where it was'] : []),
    ...(at !== -1 && hasEnemyIn(seen, side, goal) ? ['fire out of a fight'] : []),
    ...(path.slice(0, -1).some((hex) => hasEnemyIn(seen, side, hex)) ? ['through a fight'] : []),
  ];
}

/** S5.5: its move ends with no other of its side in the hex but its passengers. */
export function brokenStacking({ seen, side }: Mind, { unit, path }: Deed): string[] {
  const others = path.slice(-1).flatMap((hex) => unitsIn(seen, hex));
  const friends = others.filter((other) => sideOf(seen, other) === side && unitOf(seen, other).carrier !== unit);
  return friends.filter((friend) => friend !== unit).map((friend) => `onto ${friend}`);
}
