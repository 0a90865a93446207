import { denied, deny, grant } from '@sandtable/kernel';
import { distanceBetween } from '../../board/tables.ts';
import type { AiOrder } from '../../model/solo/order.ts';
import { hasEnemyIn, sideOf, typeOf, unitOf, unitsIn } from '../../model/battle/battle.ts';
import type { FireOdds } from '../../model/battle/figures.ts';
import { type HexId, NONE, type UnitId } from '../../model/ids.ts';
import type { Means } from '../../model/battle/means.ts';
import { enemyOf, type Seen } from '../../model/battle/state.ts';
import { type Colour, isVehicle, type UnitType } from '../../model/pack/unit-type.ts';
import { spotsOf } from '../../rules/attack/indirect-verb.ts';
import { judgeWeapon } from '../../rules/attack/attacker.ts';
import { judgeFire } from '../../rules/fire/odds.ts';
import { aimBans, concealmentBans, rangeBans } from '../../rules/fire/reach.ts';
import { makeLine, type Manner, PLAIN } from '../../rules/fire/shot.ts';
import { supportBans } from '../../rules/fire/support.ts';
import type { FireVerdict } from '../../rules/fire/reasons.ts';
import { sees } from '../../rules/special/sight.ts';
import { isRumored } from '../../rules/units/ai-side.ts';
import { rangeOf } from '../../rules/units/figures.ts';
import { type Thought, untraced } from '../thought/thought.ts';
import { type AiVerdict, UNEXPLAINED, type WhyReason, withReasons } from '../thought/trace.ts';
import { MOST_AP } from './reach.ts';

/** S5.1: no attack if 11 or more is needed. */
const TOO_HARD = 11;

export interface FireOption {
  readonly at: HexId;
  /** B12.0a: the spotting hex for indirect fire; -1 for direct fire. */
  readonly spot: HexId;
  /** Rumored Enemies among these are revealed first. */
  readonly supporters: readonly UnitId[];
  readonly cost: number;
  /** null for a Rumored Enemy, whose odds are unknown until it is revealed. */
  readonly odds: FireOdds | null;
}

export type AttackTerms = Pick<AiOrder, 'caps' | 'longRange'> & { readonly grouped: boolean };

interface AttackQuestion {
  readonly thought: Thought;
  readonly attacking: AttackTerms;
  readonly ai: UnitId;
  readonly target: UnitId;
  readonly seen: Seen;
}

/**
 * S5.1, R-99: whether this AI may attack that unit, under all limits; in its own hex by close combat. A grant holds one
 * way to do it.
 */
export function judgeOrderedAttack(
  thought: Thought,
  attacking: AttackTerms,
  ai: UnitId,
  target: UnitId,
  seen: Seen = thought.seen,
): AiVerdict<FireOption> {
  const ways = judgeWays({ thought, attacking, ai, target, seen }, true);
  if (!ways.granted) return ways;
  const [first] = ways.value;
  return first === undefined ? UNEXPLAINED : grant(first);
}

/** All ways to attack that unit: directly or else from each hex that can spot. */
export function fireOptions(
  thought: Thought,
  attacking: AttackTerms,
  ai: UnitId,
  target: UnitId,
  seen: Seen = thought.seen,
): readonly FireOption[] {
  const ways = judgeWays({ thought: untraced(thought), attacking, ai, target, seen }, false);
  return ways.granted ? ways.value : NO_WAYS;
}

const NO_WAYS: readonly FireOption[] = [];

function judgeWays(question: AttackQuestion, oneWillDo: boolean): AiVerdict<readonly FireOption[]> {
  const { thought, attacking, ai, target, seen } = question;
  const { at: from } = unitOf(seen, ai);
  const { at } = unitOf(seen, target);
  const apart = distanceBetween(seen.tables, from, at);
  const { max } = rangeOf(seen, ai);
  // If no reasons are wanted, cheap tests come first: most counters are simply too far away.
  if (!thought.traced && apart > (attacking.longRange ? 2 * max : max)) return UNEXPLAINED;
  const isSeen = sees(thought.eyes, from, at);
  const shells = apart > 0 && typeOf(seen, ai).indirectCost !== null;
  if (!thought.traced && !isSeen && !shells) return UNEXPLAINED;
  if (apart > 0 && hasEnemyIn(seen, enemyOf(sideOf(seen, ai)), at)) return deny('S5.1', 'intoCloseCombat', { at });
  if (isRumored(seen, ai)) return onlyWay(judgeRumor({ ...thought, seen }, attacking.longRange, ai, at));
  const direct = isSeen || thought.traced ? judgeWay(question, NONE) : UNEXPLAINED;
  if (direct.granted || !shells) return onlyWay(direct);
  return withReasons(direct.reasons, judgeIndirect(question, oneWillDo));
}

function onlyWay(way: AiVerdict<FireOption>): AiVerdict<readonly FireOption[]> {
  return way.granted ? grant([way.value]) : way;
}

function judgeWay(question: AttackQuestion, spot: HexId): AiVerdict<FireOption> {
  const alone = judgeAlone(question, spot);
  return alone.granted ? withinLimits(question, spot, alone.value) : alone;
}

function mannerOf({ seen, ai, target }: AttackQuestion, spot: HexId): Manner {
  const means = closeMeans(seen, ai, target);
  return spot === NONE && means === 'weapons' ? PLAIN : { ...PLAIN, means, spot };
}

/** By the battle rules, without support. */
function judgeAlone(question: AttackQuestion, spot: HexId): FireVerdict {
  const { seen, ai, target } = question;
  return judgeFire(seen, ai, target, [], mannerOf(question, spot));
}

/** S5.1, R-202: limits for the AI only. */
function withinLimits(question: AttackQuestion, spot: HexId, alone: FireOdds): AiVerdict<FireOption> {
  const { thought, attacking, ai, target, seen } = question;
  const { caps, longRange, grouped } = attacking;
  const { at } = unitOf(seen, target);
  const apart = distanceBetween(seen.tables, unitOf(seen, ai).at, at);
  if (apart > rangeOf(seen, ai).max && !longRange) return deny('S5.1', 'longRangeNotOrdered', { amount: apart });
  const supporters = grouped ? supportersOf(thought, seen, ai, target, alone.colour) : [];
  // Rumored Enemies are not counted on.
  const known = supporters.filter((unit) => !isRumored(seen, unit));
  const joined = known.length === 0 ? null : judgeFire(seen, ai, target, known, mannerOf(question, spot));
  const odds = joined?.granted === true ? joined.value : alone;
  const helped = seen.view.options.aiElevenLimit === 'afterCaps' ? caps : 0;
  const where = spot === NONE ? {} : { at: spot };
  if (odds.needed - helped >= TOO_HARD) return deny('S5.1', 'needsEleven', { amount: odds.needed, ...where });
  if (odds.cost > MOST_AP && !thought.command) return deny('R-202', 'tooDear', { amount: odds.cost, ...where });
  return grant({ at, spot, supporters, cost: odds.cost, odds });
}

/** R-211, B12.0a: from every hex near it that works; if none does, the reason against the best of them. */
function judgeIndirect(question: AttackQuestion, oneWillDo: boolean): AiVerdict<readonly FireOption[]> {
  const { thought, ai, target, seen } = question;
  const { at } = unitOf(seen, target);
  // Arc and range are the mortar's: the denial of direct fire has already named them.
  if (aimBans(seen, ai, at).length > 0 || rangeBans(seen, ai, at).length > 0) return UNEXPLAINED;
  const limits: WhyReason[] = [];
  const options: FireOption[] = [];
  for (const spot of spotsOf(seen, ai)) {
    if (!sees(thought.eyes, spot, at)) continue;
    const alone = judgeAlone(question, spot);
    if (!alone.granted) continue;
    const way = withinLimits(question, spot, alone.value);
    if (!way.granted) limits.push(...way.reasons);
    else options.push(way.value);
    if (oneWillDo && options.length > 0) break;
  }
  if (options.length > 0) return grant(options);
  const [best] = limits.toSorted((a, b) => (a.amount ?? 0) - (b.amount ?? 0));
  return best === undefined ? deny('R-211', 'noSpot', { at }) : denied([best]);
}

/** sight and a range of 5 hexes, doubled at long range; everything else is known once it is revealed. */
function judgeRumor({ seen, eyes }: Thought, longRange: boolean, ai: UnitId, at: HexId): AiVerdict<FireOption> {
  const { at: from } = unitOf(seen, ai);
  const apart = distanceBetween(seen.tables, from, at);
  const { max } = rangeOf(seen, ai);
  if (apart > (longRange ? 2 * max : max)) return deny('S6.1', 'outOfRange', { amount: max });
  if (!sees(eyes, from, at)) return deny('B6.0', 'noSight', { at, unit: ai });
  const concealed = concealmentBans(seen, ai, at, unitsIn(seen, at));
  if (concealed.length > 0) return denied(concealed);
  return grant({ at, spot: NONE, supporters: [], cost: 0, odds: null });
}

/** AI in the leader's hex or adjacent that may act and meet B9.1.2; R-213: Rumored Enemies too. */
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

/** R-213, S6.1: a rumor that could itself be ordered to attack there: it sees the hex within 5 hexes. */
function canJoin({ eyes }: Thought, seen: Seen, leader: UnitId, rumor: UnitId, at: HexId): boolean {
  const { tables } = seen;
  const { at: from } = unitOf(seen, rumor);
  if (distanceBetween(tables, unitOf(seen, leader).at, from) > 1) return false;
  if (distanceBetween(tables, from, at) > rangeOf(seen, rumor).max || !sees(eyes, from, at)) return false;
  return concealmentBans(seen, rumor, at, unitsIn(seen, at)).length === 0;
}

/**
 * G6.2e: in close combat the AI with the Molotov throws it: at tanks whenever it may act, at other targets when spent.
 */
export function closeMeans(seen: Seen, ai: UnitId, target: UnitId): Means {
  const { solo } = seen.view.terms;
  if (solo === null || solo.generated?.molotov !== ai) return 'weapons';
  const { at, spent } = unitOf(seen, ai);
  if (at !== unitOf(seen, target).at || !(spent || isTank(typeOf(seen, target)))) return 'weapons';
  return judgeWeapon(seen, solo.ai, 'molotov', ai).granted ? 'molotov' : 'weapons';
}

/** a vehicle with a blue DR; everything else counts as infantry. */
function isTank(type: UnitType): boolean {
  return isVehicle(type) && (type.front.colour === 'blue' || type.flank.colour === 'blue');
}
