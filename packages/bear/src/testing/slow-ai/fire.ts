import { canSee, distanceBetween } from '../../board/tables.ts';
import { hasEnemyIn, smokeOf, typeOf, unitOf } from '../../model/battle.ts';
import type { AiOrder } from '../../model/ai-order.ts';
import { NONE } from '../../model/ids.ts';
import { enemyOf, type Seen } from '../../model/state.ts';
import { isRumor } from '../../model/unit-type.ts';
import { judgeFire } from '../../rules/fire/odds.ts';
import { PLAIN } from '../../rules/fire/shot.ts';
import { judgeSupport } from '../../rules/fire/support.ts';
import { rangeOf } from '../../rules/units/figures.ts';
import { defenseOf } from './defense.ts';
import { hexUnder, isPayable, type Mind } from './mind.ts';
import { bestOf } from './pick.ts';

/** What an attack on another hex comes to. */
export interface Fire {
  readonly supporters: readonly number[];
  /** Rumored Enemies that join in. */
  readonly joining: readonly number[];
  /** equally good hexes to spot from; none for direct fire. */
  readonly spots: readonly number[];
  readonly cost: number;
  readonly defense: number;
}

export interface Firing {
  readonly order: AiOrder;
  readonly ai: number;
  readonly target: number;
  readonly grouped: boolean;
}

/** S5.1: null if it cannot, or must not. `seen` may have the AI elsewhere than it is. */
export function fireAt(mind: Mind, seen: Seen, firing: Firing): Fire | null {
  const { order, ai, target, grouped } = firing;
  const [from, to] = [hexUnder(seen, ai), hexUnder(seen, target)];
  const apart = distanceBetween(seen.tables, from, to);
  if (apart === 0) return null;
  // Never into a hex where there is close combat.
  if (hasEnemyIn(seen, enemyOf(mind.side), to)) return null;
  const { max } = rangeOf(seen, ai);
  if (apart > max && !order.longRange) return null;
  if (isRumor(typeOf(seen, ai))) return rumorFire(seen, ai, target);
  const shot = shotFrom(mind, seen, firing, NONE);
  const joining = grouped ? joiningOf(mind, seen, ai, target) : [];
  return shot === null ? indirectFire(mind, seen, firing, joining) : { ...shot, joining, spots: [] };
}

interface SpottedShot extends Pick<Fire, 'supporters' | 'cost' | 'defense'> {
  readonly needed: number;
}

/** one that it may make; seen from this hex, or by itself. */
function shotFrom(mind: Mind, seen: Seen, { order, ai, target, grouped }: Firing, spot: number): SpottedShot | null {
  const manner = { ...PLAIN, spot };
  const alone = judgeFire(seen, ai, target, [], manner);
  if (!alone.granted) return null;
  const supporters = grouped ? supportersOf(mind, seen, ai, target, alone.value.colour) : [];
  const joined = judgeFire(seen, ai, target, supporters, manner);
  const { needed, cost, defense } = joined.granted ? joined.value : alone.value;
  const helped = seen.view.options.aiElevenLimit === 'afterCaps' ? order.caps : 0;
  return needed - helped >= 11 || !isPayable(mind, cost) ? null : { supporters, cost, defense, needed };
}

/** of the hexes to spot from those with the lowest number needed, then the nearest. */
function indirectFire(mind: Mind, seen: Seen, firing: Firing, joining: readonly number[]): Fire | null {
  const at = hexUnder(seen, firing.ai);
  const apart = (spot: number): number => distanceBetween(seen.tables, at, spot);
  const near = seen.map.ground.area.hexes.map((_hex, place) => place).filter((spot) => apart(spot) <= 2);
  const shots = near.flatMap((spot) => {
    const shot = shotFrom(mind, seen, firing, spot);
    return shot === null ? [] : [{ ...shot, spot }];
  });
  const best = bestOf(
    bestOf(shots, ({ needed }) => needed),
    ({ spot }) => apart(spot),
  );
  const [first] = best;
  return first === undefined ? null : { ...first, joining, spots: best.map(({ spot }) => spot) };
}

/** sight and range are all that is known of it. */
function rumorFire(seen: Seen, ai: number, target: number): Fire | null {
  const { max } = rangeOf(seen, ai);
  const isInReach = distanceBetween(seen.tables, hexUnder(seen, ai), hexUnder(seen, target)) <= 2 * max;
  if (!isInReach || !sees(seen, ai, target)) return null;
  return { supporters: [], joining: [], spots: [], cost: 0, defense: defenseOf(seen, target) };
}

function sees(seen: Seen, ai: number, target: number): boolean {
  return canSee(seen.tables, smokeOf(seen), hexUnder(seen, ai), hexUnder(seen, target));
}

/** all in its hex and around it that may support it, fresh ones unless it is a Command card. */
function supportersOf(
  { ai, command }: Mind,
  seen: Seen,
  leader: number,
  target: number,
  colour: Parameters<typeof judgeSupport>[4],
): number[] {
  return ai.filter(
    (each) => (command || !unitOf(seen, each).spent) && judgeSupport(seen, leader, target, each, colour).granted,
  );
}

/** those in its hex and around it that see the target, at normal range. */
function joiningOf({ ai, command }: Mind, seen: Seen, leader: number, target: number): number[] {
  return ai.filter((each) => {
    const isNear = distanceBetween(seen.tables, hexUnder(seen, leader), hexUnder(seen, each)) <= 1;
    const apart = distanceBetween(seen.tables, hexUnder(seen, each), hexUnder(seen, target));
    const mayAct = each !== leader && (command || !unitOf(seen, each).spent);
    return (
      isRumor(typeOf(seen, each)) && isNear && mayAct && apart <= rangeOf(seen, each).max && sees(seen, each, target)
    );
  });
}
