import { distanceBetween } from '../../board/tables.ts';
import type { AiOrder } from '../../model/solo/order.ts';
import { hasEnemyIn, sideOf, typeOf, unitOf, unitsIn } from '../../model/battle/battle.ts';
import { type Deed, makeDeed } from '../../model/solo/turn.ts';
import { type HexId, hexId, NONE, type UnitId } from '../../model/ids.ts';
import { enemyOf, type Seen } from '../../model/battle/state.ts';
import { isRumor } from '../../model/pack/unit-type.ts';
import { judgeFire } from '../../rules/fire/odds.ts';
import { isConcealed } from '../../rules/fire/reach.ts';
import { PLAIN } from '../../rules/fire/shot.ts';
import { judgeSupport } from '../../rules/fire/support.ts';
import { rangeOf } from '../../rules/units/figures.ts';
import { defenseOf } from './defense.ts';
import { hexUnder, isPayable, type Mind } from './mind.ts';
import { bestOf, pick, type Rung } from './pick.ts';
import { slowlySees } from './sees.ts';

/** An attack on another hex. */
export interface SlowAttack {
  /** including Rumored Enemies, revealed first. */
  readonly supporters: readonly UnitId[];
  /** possible spotting hexes; empty for direct fire. */
  readonly spots: readonly SpottingHex[];
  readonly cost: number;
  readonly defense: number;
}

/** A spotting hex, and the number needed from there. */
export interface SpottingHex {
  readonly hex: HexId;
  readonly needed: number;
  readonly apart: number;
}

export interface Firing {
  readonly order: AiOrder;
  readonly ai: UnitId;
  readonly target: UnitId;
  readonly grouped: boolean;
}

/** S5.1: null if it cannot or must not. `seen` may have the AI elsewhere. */
export function fireAt(mind: Mind, seen: Seen, firing: Firing): SlowAttack | null {
  const { order, ai, target, grouped } = firing;
  const [from, to] = [hexUnder(seen, ai), hexUnder(seen, target)];
  const apart = distanceBetween(seen.tables, from, to);
  if (apart === 0) return null;
  // Never into close combat.
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

interface Shot extends Pick<SlowAttack, 'supporters' | 'cost' | 'defense'> {
  readonly spot: HexId;
  readonly needed: number;
}

/** the shots it may make, spotted from these hexes; -1 if it sees the target itself. */
function shotsFrom(mind: Mind, seen: Seen, firing: Firing, spots: readonly HexId[]): Shot[] {
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

/** the best indirect shot: by the number needed, then by the distance to the spotting hex. */
function indirectFire(
  mind: Mind,
  seen: Seen,
  firing: Firing,
): { readonly shots: Shot[]; readonly spots: SpottingHex[] } {
  const at = hexUnder(seen, firing.ai);
  const apart = (spot: HexId): number => distanceBetween(seen.tables, at, spot);
  const near = seen.map.ground.area.hexes.map((_hex, place) => hexId(place)).filter((spot) => apart(spot) <= 2);
  const shots = shotsFrom(mind, seen, firing, near);
  const best = bestOf(
    bestOf(shots, ({ needed }) => needed),
    ({ spot }) => apart(spot),
  );
  return { shots: [...best], spots: shots.map(({ spot, needed }) => ({ hex: spot, needed, apart: apart(spot) })) };
}

/** only sight and range are known. */
function rumorFire(seen: Seen, ai: UnitId, target: UnitId): SlowAttack | null {
  const { max } = rangeOf(seen, ai);
  const isInReach = distanceBetween(seen.tables, hexUnder(seen, ai), hexUnder(seen, target)) <= 2 * max;
  if (!isInReach || !sees(seen, ai, target)) return null;
  return { supporters: [], spots: [], cost: 0, defense: defenseOf(seen, target) };
}

/** B6.0.8: with that option, woods and buildings hide units that have not fired from afar. */
function sees(seen: Seen, ai: UnitId, target: UnitId): boolean {
  const hex = hexUnder(seen, target);
  if (!slowlySees(seen, sideOf(seen, ai), hexUnder(seen, ai), hex)) return false;
  return !isConcealed(seen, hexUnder(seen, ai), hex) || unitsIn(seen, hex).some((unit) => unitOf(seen, unit).fired);
}

/** all in its hex and around it that may support, only fresh ones unless on a Command card. */
function supportersOf(
  { ai, command }: Mind,
  seen: Seen,
  leader: UnitId,
  target: UnitId,
  colour: Parameters<typeof judgeSupport>[4],
): UnitId[] {
  return ai.filter(
    (each) => (command || !unitOf(seen, each).spent) && judgeSupport(seen, leader, target, each, colour).granted,
  );
}

/** those in its hex and around it that see the target at normal range. */
function joiningOf({ ai, command }: Mind, seen: Seen, leader: UnitId, target: UnitId): number[] {
  return ai.filter((each) => {
    const isNear = distanceBetween(seen.tables, hexUnder(seen, leader), hexUnder(seen, each)) <= 1;
    const apart = distanceBetween(seen.tables, hexUnder(seen, each), hexUnder(seen, target));
    const mayAct = each !== leader && (command || !unitOf(seen, each).spent);
    return (
      isRumor(typeOf(seen, each)) && isNear && mayAct && apart <= rangeOf(seen, each).max && sees(seen, each, target)
    );
  });
}

/** A deed that ends with this attack. */
export function shotDeed(
  mind: Mind,
  start: Pick<Deed, 'unit' | 'action'> & Partial<Deed>,
  target: UnitId,
  { supporters, spots, cost }: SlowAttack,
): Deed {
  const at = hexUnder(mind.seen, target);
  return makeDeed({ ...start, target, at, spot: chooseSpot(mind, spots), supporters, cost });
}

/** */
function chooseSpot(mind: Mind, spots: readonly SpottingHex[]): HexId {
  if (spots.length === 0) return NONE;
  const rungs: Rung<SpottingHex>[] = [
    { rung: 'lowestNeeded', figure: ({ needed }) => needed },
    { rung: 'nearestSpot', figure: ({ apart }) => apart },
  ];
  return pick(mind, spots, rungs, ({ hex }) => hex).hex;
}
