import { distanceBetween } from '../../board/tables.ts';
import type { AiOrder } from '../../model/ai-order.ts';
import { hasEnemyIn, sideOf, typeOf, unitOf, unitsIn } from '../../model/battle.ts';
import type { FireOdds } from '../../model/figures.ts';
import { type HexId, NONE, type UnitId } from '../../model/ids.ts';
import type { Means } from '../../model/means.ts';
import { enemyOf, type Seen } from '../../model/state.ts';
import { type Colour, isVehicle, type UnitType } from '../../model/unit-type.ts';
import { spotsOf } from '../../rules/attack/indirect-verb.ts';
import { judgeWeapon } from '../../rules/attack/weapon-use.ts';
import { judgeFire } from '../../rules/fire/odds.ts';
import { aimBans, concealmentBans, rangeBans } from '../../rules/fire/reach.ts';
import { makeLine, PLAIN } from '../../rules/fire/shot.ts';
import { supportBans } from '../../rules/fire/support.ts';
import { sees } from '../../rules/special/sight.ts';
import { isRumored } from '../../rules/units/ai-side.ts';
import { rangeOf } from '../../rules/units/figures.ts';
import type { Thought } from '../thought/thought.ts';
import { no, noFor, type Why, type WhyReason } from '../thought/trace.ts';
import { MOST_AP } from './reach.ts';

/** S5.1: never if it takes an 11 or more. */
const TOO_HARD = 11;

/** An attack that an AI may be ordered to. */
export interface FireOption {
  readonly at: HexId;
  /** B12.0a: the hex that indirect fire is spotted from; -1 for direct fire. */
  readonly spot: HexId;
  /** Rumored Enemies among them are revealed first. */
  readonly supporters: readonly UnitId[];
  readonly cost: number;
  /** of a Rumored Enemy they are not known before it is revealed. */
  readonly odds: FireOdds | null;
}

export type Attacking = Pick<AiOrder, 'caps' | 'longRange'> & { readonly grouped: boolean };

/** What is asked: an attack, its leader, its target, and the position it is made in. */
interface Asked {
  readonly thought: Thought;
  readonly attacking: Attacking;
  readonly ai: UnitId;
  readonly target: UnitId;
  readonly seen: Seen;
}

/**
 * S5.1, R-99: may this AI attack that unit, under all limits? In its own hex it is close combat. One way to do it, before
 * chance has a say; null if it may not.
 */
export function fireOption(
  thought: Thought,
  attacking: Attacking,
  ai: UnitId,
  target: UnitId,
  why: Why,
  seen: Seen = thought.seen,
): FireOption | null {
  return waysToFire({ thought, attacking, ai, target, seen }, why, true)[0] ?? null;
}

/** All ways in which it may: directly, else from each hex that it can be spotted from. */
export function fireOptions(
  thought: Thought,
  attacking: Attacking,
  ai: UnitId,
  target: UnitId,
  seen: Seen = thought.seen,
): readonly FireOption[] {
  return waysToFire({ thought, attacking, ai, target, seen }, null, false);
}

function waysToFire(asked: Asked, why: Why, oneWillDo: boolean): readonly FireOption[] {
  const { thought, attacking, ai, target, seen } = asked;
  const { at: from } = unitOf(seen, ai);
  const { at } = unitOf(seen, target);
  const apart = distanceBetween(seen.tables, from, at);
  const { max } = rangeOf(seen, ai);
  // What needs no reasons is looked at first: most counters are simply too far off.
  if (why === null && apart > (attacking.longRange ? 2 * max : max)) return NONE_AT_ALL;
  const isSeen = sees(thought.eyes, from, at);
  const shells = apart > 0 && typeOf(seen, ai).indirectCost !== null;
  if (why === null && !isSeen && !shells) return NONE_AT_ALL;
  if (apart > 0 && hasEnemyIn(seen, enemyOf(sideOf(seen, ai)), at))
    return listOf(no(why, 'S5.1', 'intoCloseCombat', { at }));
  if (isRumored(seen, ai)) return listOf(rumorOption({ ...thought, seen }, attacking.longRange, ai, at, why));
  const direct = isSeen || why !== null ? optionFrom(asked, NONE, why, why) : null;
  return direct !== null || !shells ? listOf(direct) : indirectOptions(asked, why, oneWillDo);
}

const NONE_AT_ALL: readonly FireOption[] = [];

function listOf(option: FireOption | null): readonly FireOption[] {
  return option === null ? NONE_AT_ALL : [option];
}

/** Directly, or spotted from a hex. `why` is told what the battle has against it, `limits` what only the AI is kept from. */
function optionFrom(
  { thought, attacking, ai, target, seen }: Asked,
  spot: HexId,
  why: Why,
  limits: Why,
): FireOption | null {
  const { caps, longRange, grouped } = attacking;
  const { at } = unitOf(seen, target);
  const means = closeMeans(seen, ai, target);
  const manner = spot === NONE && means === 'weapons' ? PLAIN : { ...PLAIN, means, spot };
  const alone = judgeFire(seen, ai, target, [], manner);
  if (!alone.granted) return noFor(why, alone.reasons);
  const apart = distanceBetween(seen.tables, unitOf(seen, ai).at, at);
  if (apart > rangeOf(seen, ai).max && !longRange) return no(limits, 'S5.1', 'longRangeNotOrdered', { amount: apart });
  const supporters = grouped ? supportersOf(thought, seen, ai, target, alone.value.colour) : [];
  // who is only rumored is not counted on.
  const known = supporters.filter((unit) => !isRumored(seen, unit));
  const joined = known.length === 0 ? alone : judgeFire(seen, ai, target, known, manner);
  const odds = joined.granted ? joined.value : alone.value;
  const helped = seen.view.options.aiElevenLimit === 'afterCaps' ? caps : 0;
  const where = spot === NONE ? {} : { at: spot };
  if (odds.needed - helped >= TOO_HARD) return no(limits, 'S5.1', 'needsEleven', { amount: odds.needed, ...where });
  if (odds.cost > MOST_AP && !thought.command) return no(limits, 'R-202', 'tooDear', { amount: odds.cost, ...where });
  return { at, spot, supporters, cost: odds.cost, odds };
}

/** R-211, B12.0a: from every hex near it that will do; if none does, the reason against the best of them. */
function indirectOptions(asked: Asked, why: Why, oneWillDo: boolean): readonly FireOption[] {
  const { thought, ai, target, seen } = asked;
  const { at } = unitOf(seen, target);
  // Arc and range are its own, and have been told of its direct fire.
  if (aimBans(seen, ai, at).length > 0 || rangeBans(seen, ai, at).length > 0) return NONE_AT_ALL;
  const limits: WhyReason[] = [];
  const options: FireOption[] = [];
  for (const spot of spotsOf(seen, ai)) {
    if (!sees(thought.eyes, spot, at)) continue;
    const option = optionFrom(asked, spot, null, limits);
    if (option === null) continue;
    options.push(option);
    if (oneWillDo) break;
  }
  if (options.length > 0 || why === null) return options;
  const [best] = limits.toSorted((a, b) => (a.amount ?? 0) - (b.amount ?? 0));
  return listOf(best === undefined ? no(why, 'R-211', 'noSpot', { at }) : noFor(why, [best]));
}

/** sight and 5 hexes, twice as many at long range; the rest is known when it is revealed. */
function rumorOption({ seen, eyes }: Thought, longRange: boolean, ai: UnitId, at: HexId, why: Why): FireOption | null {
  const { at: from } = unitOf(seen, ai);
  const apart = distanceBetween(seen.tables, from, at);
  const { max } = rangeOf(seen, ai);
  if (apart > (longRange ? 2 * max : max)) return no(why, 'S6.1', 'outOfRange', { amount: max });
  if (!sees(eyes, from, at)) return noFor(why, [{ rule: 'B6.0', key: 'noSight', at, unit: ai }]);
  const concealed = concealmentBans(seen, ai, at, unitsIn(seen, at));
  if (concealed.length > 0) return noFor(why, concealed);
  return { at, spot: NONE, supporters: [], cost: 0, odds: null };
}

/** those in the leader's hex or next to it who may act and meet B9.1.2; R-213: Rumored Enemies too. */
function supportersOf(thought: Thought, seen: Seen, ai: UnitId, target: UnitId, colour: Colour): UnitId[] {
  const { at } = unitOf(seen, target);
  const line = makeLine(seen, ai, at, PLAIN);
  return thought.ai.filter((other) => {
    if (other === ai || (unitOf(seen, other).spent && !thought.command)) return false;
    return isRumored(seen, other)
      ? canJoin(thought, seen, ai, other, at)
      : supportBans(line, other, colour, [target]).length === 0;
  });
}

/** R-213, S6.1: one that could be ordered to attack there itself: it sees the hex, and is within its 5 hexes. */
function canJoin({ eyes }: Thought, seen: Seen, leader: UnitId, rumor: UnitId, at: HexId): boolean {
  const { tables } = seen;
  const { at: from } = unitOf(seen, rumor);
  if (distanceBetween(tables, unitOf(seen, leader).at, from) > 1) return false;
  if (distanceBetween(tables, from, at) > rangeOf(seen, rumor).max || !sees(eyes, from, at)) return false;
  return concealmentBans(seen, rumor, at, unitsIn(seen, at)).length === 0;
}

/**
 * G6.2e: in close combat the AI that has the Molotov throws it: at tanks whenever it may act, at all others when it is spent.
 * Those who are not in one hex have nothing to throw it at.
 */
export function closeMeans(seen: Seen, ai: UnitId, target: UnitId): Means {
  const { solo } = seen.view.terms;
  if (solo === null || solo.generated?.molotov !== ai) return 'weapons';
  const { at, spent } = unitOf(seen, ai);
  if (at !== unitOf(seen, target).at || !(spent || isTank(typeOf(seen, target)))) return 'weapons';
  return judgeWeapon(seen, solo.ai, 'molotov', ai).granted ? 'molotov' : 'weapons';
}

/** a vehicle with a blue DR; all others count as infantry. */
function isTank(type: UnitType): boolean {
  return isVehicle(type) && (type.front.colour === 'blue' || type.flank.colour === 'blue');
}
