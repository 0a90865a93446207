import { type Facing, toFacing } from '@sandtable/hex';
import { bearingTo, distanceBetween } from '../../board/tables.ts';
import { sideOf, typeOf, unitOf } from '../../model/battle/battle.ts';
import type { FireOdds } from '../../model/battle/figures.ts';
import { type HexId, NONE, type UnitId } from '../../model/ids.ts';
import { isWeaponCard, type Means, WEAPON_CARDS } from '../../model/battle/means.ts';
import { playerOf, type Seen } from '../../model/battle/state.ts';
import type { AiOrder } from '../../model/solo/order.ts';
import { isRumor } from '../../model/pack/unit-type.ts';
import { fireOdds, judgeAttack, judgeFire } from '../fire/odds.ts';
import { aimBans, concealmentBans, rangeBans, reachOf } from '../fire/reach.ts';
import type { FireVerdict } from '../fire/reasons.ts';
import { type Manner, PLAIN } from '../fire/shot.ts';
import { judgePivot } from '../ground/cost.ts';
import { cardPlace } from '../order/hand.ts';
import { eyesOf, sees } from '../special/sight.ts';
import { isAiPlayer, surplusOf } from '../units/ai-side.ts';
import { MOST_CAPS, waysAtLeast } from '../units/dice.ts';
import { enemiesIn } from './attacker.ts';
import { spotsOf } from './indirect-verb.ts';
import { type Stand, standing } from './stand.ts';

/** An attack a unit could make in its side's next turn. */
export interface PossibleShot {
  readonly attacker: UnitId;
  readonly target: UnitId;
  readonly distance: number;
  readonly manner: Manner;
  readonly odds: FireOdds;
  /** It can act only with CAPs or a card. */
  readonly isSpent: boolean;
  /** S4.1.2b: an AI beside its target may turn to it and attack in one turn. */
  readonly turns: boolean;
}

/** A shot at a unit after its move, with what the enemy may add to it. */
export interface Threat extends PossibleShot {
  /** The most that support lowers the roll needed, and the most CAPs that can be added. */
  readonly helpers: number;
  readonly caps: number;
  /** How many of the 36 rolls hit with all of that. Cards from the hand may add more. */
  readonly mostWays: number;
}

export interface Threats {
  readonly threats: readonly Threat[];
  /** S6.2.1: Rumored Enemies that may turn out to be units and fire. */
  readonly rumors: readonly UnitId[];
  /** B10.0.3: the unit stays hidden and can be fired at on suspicion only. */
  readonly isHidden: boolean;
}

/** Who could attack a unit in the enemy's next turn once it has moved to this stand; `others` move with it. */
export function threatsTo(seen: Seen, stand: Stand, others: readonly Stand[] = []): Threats {
  const there = standing(seen, [stand, ...others]);
  const { unit } = stand;
  if (unitOf(there, unit).hidden) return { threats: [], rumors: [], isHidden: true };
  const enemies = enemiesOf(there, unit);
  const caps = new Map<number, number>();
  const threats = enemies.flatMap((enemy): Threat[] => {
    const [shot, ...worse] = shotsOf(there, enemy, unit);
    if (shot === undefined) return [];
    const { owner } = unitOf(there, enemy);
    const most = caps.get(owner) ?? mostCaps(there, enemy);
    caps.set(owner, most);
    return [helped(there, [shot, ...worse], enemies, most)];
  });
  const rumors = enemies.filter((enemy) => isRumor(typeOf(there, enemy)) && mayReach(there, enemy, unit));
  return { threats: worstFirst(threats), rumors, isHidden: false };
}

/** Only the worst threat, by a single enemy without help: for plans that try many hexes. */
export function worstThreat(seen: Seen, stand: Stand, others: readonly Stand[] = []): WorstThreat {
  const there = standing(seen, [stand, ...others]);
  const { unit } = stand;
  if (unitOf(there, unit).hidden) return NO_THREAT;
  const enemies = enemiesOf(there, unit);
  const [worst = null] = worstFirst(enemies.flatMap((enemy) => shotsOf(there, enemy, unit).slice(0, 1)));
  const isRumored = enemies.some((enemy) => isRumor(typeOf(there, enemy)) && mayReach(there, enemy, unit));
  return { worst, isRumored };
}

export interface WorstThreat {
  readonly worst: PossibleShot | null;
  readonly isRumored: boolean;
}

const NO_THREAT: WorstThreat = { worst: null, isRumored: false };

/** An enemy's ways to attack a unit, best first. Turning first is considered only if it cannot attack otherwise. */
function shotsOf(seen: Seen, enemy: UnitId, unit: UnitId): PossibleShot[] {
  if (isRumor(typeOf(seen, enemy))) return [];
  const straight = shotsAt(seen, enemy, unit);
  return straight.length > 0 ? straight : turnedShots(seen, enemy, unit);
}

export function shotsFrom(seen: Seen, stand: Stand, others: readonly Stand[] = []): PossibleShot[] {
  const there = standing(seen, [stand, ...others]);
  return worstFirst(enemiesOf(there, stand.unit).flatMap((enemy) => shotsAt(there, stand.unit, enemy).slice(0, 1)));
}

function enemiesOf(seen: Seen, unit: UnitId): UnitId[] {
  const side = sideOf(seen, unit);
  return seen.view.roster.filter((other) => sideOf(seen, other) !== side && unitOf(seen, other).at !== NONE);
}

function worstFirst<S extends PossibleShot>(shots: readonly S[]): S[] {
  return shots.toSorted((a, b) => a.odds.needed - b.odds.needed || a.odds.kill - b.odds.kill);
}

/** B7.0, B12.0a, B17.4, B8.4 */
function shotsAt(seen: Seen, attacker: UnitId, target: UnitId): PossibleShot[] {
  const distance = distanceBetween(seen.tables, unitOf(seen, attacker).at, unitOf(seen, target).at);
  const isSpent = unitOf(seen, attacker).spent;
  const shots = mannersOf(seen, attacker, target, distance).flatMap((manner): PossibleShot[] => {
    const verdict = judgeRolled(seen, attacker, target, manner);
    return verdict.granted ? [{ attacker, target, distance, manner, odds: verdict.value, isSpent, turns: false }] : [];
  });
  return shots.length > 1 ? worstFirst(shots) : shots;
}

/** B6.0.8, B7.5.1: a concealed unit is still rolled for if another in its hex can be attacked. */
function judgeRolled(seen: Seen, attacker: UnitId, target: UnitId, manner: Manner): FireVerdict {
  const verdict = judgeFire(seen, attacker, target, [], manner);
  if (verdict.granted || seen.view.options.enhancedLOS === 'off') return verdict;
  const { at } = unitOf(seen, target);
  if (unitOf(seen, attacker).at === at) return verdict;
  const isSeen = enemiesIn(seen, attacker, at).some((other) => judgeAttack(seen, attacker, other, [], manner).granted);
  return isSeen ? fireOdds(seen, attacker, target, [], manner) : verdict;
}

/** The manners worth judging. Most units are out of reach, which is quick to see. */
function mannersOf(seen: Seen, attacker: UnitId, target: UnitId, distance: number): Manner[] {
  const { at } = unitOf(seen, target);
  const { flamethrower, indirectCost } = typeOf(seen, attacker);
  const manners: Manner[] = [];
  if (distance === 0 || reachOf(seen, attacker)(at)) manners.push(PLAIN);
  if (distance <= 1) {
    if (flamethrower !== 'none') manners.push({ ...PLAIN, means: 'flame' });
    for (const means of cardsOf(seen, attacker)) manners.push({ ...PLAIN, means });
  }
  if (indirectCost !== null && distance > 0)
    for (const spot of spotsTo(seen, attacker, at)) manners.push({ ...PLAIN, spot });
  return manners;
}

function spotsTo(seen: Seen, attacker: UnitId, at: HexId): HexId[] {
  if (aimBans(seen, attacker, at).length > 0 || rangeBans(seen, attacker, at).length > 0) return [];
  const eyes = eyesOf(seen, sideOf(seen, attacker));
  return spotsOf(seen, attacker).filter((spot) => sees(eyes, spot, at));
}

/** B8.4: the weapon cards a unit still has; they are open. */
function cardsOf(seen: Seen, unit: UnitId): Means[] {
  // A rumor has no owner.
  const { weapons = [] } = seen.view.players[unitOf(seen, unit).owner] ?? {};
  if (weapons.length === 0) return [];
  return WEAPON_CARDS.filter((card) =>
    weapons.some((each) => each.unit === unit && each.uses > 0 && each.card === cardPlace(seen, card)),
  );
}

/** S4.1.2b, R-206: only an AI turns and attacks in one turn, and only against an adjacent unit. */
function turnedShots(seen: Seen, attacker: UnitId, target: UnitId): PossibleShot[] {
  const [it, to] = [unitOf(seen, attacker), unitOf(seen, target).at];
  if (!isAiPlayer(seen, it.owner) || distanceBetween(seen.tables, it.at, to) !== 1) return [];
  if (!judgePivot(seen, attacker).granted) return [];
  const facing: Facing = toFacing(Math.floor(bearingTo(seen.tables, it.at, to) / 2));
  const units = seen.view.units.with(attacker, { ...it, facing });
  const turned = { ...seen, view: { ...seen.view, units } };
  return shotsAt(turned, attacker, target).map((shot) => ({ ...shot, turns: true }));
}

/**
 * B9.1.2, B3.2.3: its best shot alone, and the best of all with every possible supporter and all CAPs allowed on a
 * roll.
 */
function helped(
  seen: Seen,
  shots: readonly [PossibleShot, ...PossibleShot[]],
  enemies: readonly UnitId[],
  caps: number,
): Threat {
  const [best] = shots;
  const { at } = unitOf(seen, best.attacker);
  const beside = enemies.filter(
    (other) => other !== best.attacker && distanceBetween(seen.tables, unitOf(seen, other).at, at) <= 1,
  );
  const needed = Math.min(...shots.map((shot) => neededWith(seen, shot, beside)));
  return { ...best, helpers: best.odds.needed - needed, caps, mostWays: waysAtLeast(needed - caps) };
}

/** B8.4: a weapon card cannot be supported. */
function neededWith(seen: Seen, { attacker, target, manner, odds }: PossibleShot, beside: readonly UnitId[]): number {
  if (beside.length === 0 || isWeaponCard(manner.means)) return odds.needed;
  const group = fireOdds(seen, attacker, target, beside, manner);
  return group.granted ? Math.min(group.value.needed, odds.needed) : odds.needed;
}

/** B3.2.3, S4.3.1: the most CAPs its player can put on the roll, or an AI order can add. */
function mostCaps(seen: Seen, attacker: UnitId): number {
  const { owner } = unitOf(seen, attacker);
  const { solo } = seen.view.terms;
  if (solo === null || !isAiPlayer(seen, owner)) return Math.min(MOST_CAPS, playerOf(seen, owner).caps);
  const { removed } = seen.view.orderDeck;
  const cards = solo.deck.flatMap((card) => (removed.includes(card) ? [] : (seen.pack.orderCards[card] ?? [])));
  const orders = cards.flatMap((card) => card.orders.filter((order): order is AiOrder => order !== 'missionOrders'));
  const ofOrders = [...orders, ...solo.counteractions, ...solo.missionOrders].map(({ caps }) => caps);
  return Math.max(0, ...ofOrders, ...cards.map(({ priorityCaps }) => priorityCaps)) + surplusOf(seen, owner);
}

function mayReach(seen: Seen, rumor: UnitId, target: UnitId): boolean {
  const { at } = unitOf(seen, target);
  return reachOf(seen, rumor)(at) && concealmentBans(seen, rumor, at, enemiesIn(seen, rumor, at)).length === 0;
}
