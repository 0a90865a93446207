import { distanceBetween } from '../../board/tables.ts';
import { hasEnemyIn, sideOf, typeOf, unitOf, unitsIn } from '../../model/battle/battle.ts';
import type { AiOrder } from '../../model/solo/order.ts';
import { NONE } from '../../model/ids.ts';
import { enemyOf, type Seen } from '../../model/battle/state.ts';
import { isConcealed } from '../../rules/fire/reach.ts';
import { isRumor } from '../../model/pack/unit-type.ts';
import { judgeFire } from '../../rules/fire/odds.ts';
import { PLAIN } from '../../rules/fire/shot.ts';
import { judgeSupport } from '../../rules/fire/support.ts';
import { rangeOf } from '../../rules/units/figures.ts';
import { defenseOf } from './defense.ts';
import { hexUnder, isPayable, type Mind } from './mind.ts';
import { bestOf } from './pick.ts';
import { slowlySees } from './sees.ts';

/** What an attack on another hex comes to. */
export interface Fire {
  /** Rumored Enemies too, that are revealed first. */
  readonly supporters: readonly number[];
  /** the hexes that it may be spotted from; none for direct fire. */
  readonly spots: readonly Spot[];
  readonly cost: number;
  readonly defense: number;
}

/** A hex to spot from, and what is needed to hit then. */
export interface Spot {
  readonly hex: number;
  readonly needed: number;
  readonly apart: number;
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
  const shots = shotsFrom(mind, seen, firing, [NONE]);
  const fire = shots.length > 0 ? { shots, spots: [] } : indirectFire(mind, seen, firing);
  const [shot] = fire.shots;
  if (shot === undefined) return null;
  const joining = grouped ? joiningOf(mind, seen, ai, target) : [];
  const supporters = mind.ai.filter((each) => shot.supporters.includes(each) || joining.includes(each));
  return { supporters, spots: fire.spots, cost: shot.cost, defense: shot.defense };
}

interface Shot extends Pick<Fire, 'supporters' | 'cost' | 'defense'> {
  readonly spot: number;
  readonly needed: number;
}

/** those that it may make, spotted from these hexes; -1 if it sees the target itself. */
function shotsFrom(mind: Mind, seen: Seen, firing: Firing, spots: readonly number[]): Shot[] {
  const { order, ai, target, grouped } = firing;
  const helped = seen.view.options.aiElevenLimit === 'afterCaps' ? order.caps : 0;
  return spots.flatMap((spot) => {
    const manner = { ...PLAIN, spot };
    const alone = judgeFire(seen, ai, target, [], manner);
    if (!alone.granted) return [];
    const supporters = grouped ? supportersOf(mind, seen, ai, target, alone.value.colour) : [];
    const joined = judgeFire(seen, ai, target, supporters, manner);
    const { needed, cost, defense } = joined.granted ? joined.value : alone.value;
    return needed - helped >= 11 || !isPayable(mind, cost) ? [] : [{ supporters, cost, defense, needed, spot }];
  });
}

/** the best shot of those that are spotted from elsewhere: by the number needed, then the way to the hex. */
function indirectFire(mind: Mind, seen: Seen, firing: Firing): { readonly shots: Shot[]; readonly spots: Spot[] } {
  const at = hexUnder(seen, firing.ai);
  const apart = (spot: number): number => distanceBetween(seen.tables, at, spot);
  const near = seen.map.ground.area.hexes.map((_hex, place) => place).filter((spot) => apart(spot) <= 2);
  const shots = shotsFrom(mind, seen, firing, near);
  const best = bestOf(
    bestOf(shots, ({ needed }) => needed),
    ({ spot }) => apart(spot),
  );
  return { shots: [...best], spots: shots.map(({ spot, needed }) => ({ hex: spot, needed, apart: apart(spot) })) };
}

/** sight and range are all that is known of it. */
function rumorFire(seen: Seen, ai: number, target: number): Fire | null {
  const { max } = rangeOf(seen, ai);
  const isInReach = distanceBetween(seen.tables, hexUnder(seen, ai), hexUnder(seen, target)) <= 2 * max;
  if (!isInReach || !sees(seen, ai, target)) return null;
  return { supporters: [], spots: [], cost: 0, defense: defenseOf(seen, target) };
}

/** B6.0.8: with that switch woods and buildings hide from afar whoever has not fired. */
function sees(seen: Seen, ai: number, target: number): boolean {
  const hex = hexUnder(seen, target);
  if (!slowlySees(seen, sideOf(seen, ai), hexUnder(seen, ai), hex)) return false;
  return !isConcealed(seen, hexUnder(seen, ai), hex) || unitsIn(seen, hex).some((unit) => unitOf(seen, unit).fired);
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
