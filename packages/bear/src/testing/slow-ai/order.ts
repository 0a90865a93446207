import { typeOf, unitOf } from '../../model/battle/battle.ts';
import type { AiAction, AiOrder } from '../../model/solo/order.ts';
import type { Deed } from '../../model/solo/turn.ts';
import { isRumor } from '../../model/pack/unit-type.ts';
import { judgeFire } from '../../rules/fire/odds.ts';
import { FIRST_MARKER, FIRST_OBJECTIVE } from '../../solo/thought/trace.ts';
import { planOf } from './actions.ts';
import { attackCost, attackRungs, highestRating, moveCost } from './figures.ts';
import { defenseOf, dmHere } from './defense.ts';
import { getOff, isForCarried, TO_MOVE } from './get-off.ts';
import { type Aim, hexesTo, hexUnder, type Mind, type SlowPlan, targetOf, unitAim } from './mind.ts';
import { bestOf, itself, pick, type Rung } from './pick.ts';
import { bestByWords, isSuperlative } from './superlatives.ts';
import { fitsPlainWords } from './words.ts';
import type { UnitId } from '../../model/ids.ts';

/** An AI and an aim it can execute the order against. */
interface Pair {
  readonly ai: UnitId;
  readonly aim: Aim;
  readonly distance: number;
  readonly plan: SlowPlan;
}

/** S5.0.1, R-97, R-207: the whole decision; null if no AI can. */
export function slowOrder(mind: Mind, order: AiOrder): Deed | null {
  const fitting = mind.units.filter((unit) => fitsPlainWords(mind, order.target, unit));
  const aims = aimsOf(mind, order, fitting);
  const all = ableFor(mind, order).flatMap((ai) => pairsWith(mind, order, ai, aims));
  // If the order compares AI, they are chosen from all that can execute it, whichever target is best.
  const isAiFirst = order.who.some(isSuperlative);
  const pairs = listedFirst(mind, order, isAiFirst ? all : withBestTargets(mind, order, all));
  if (pairs.length === 0) return null;

  const isAboutUnits = order.to.includes('unit') || order.to.includes('ownMarker');
  const against = isAboutUnits && fitting.length > 0 ? fitting : mind.units;
  const chosen = chooseAi(mind, order, pairs, against);
  const left = isAiFirst ? listedFirst(mind, order, withBestTargets(mind, order, pairsOf(all, chosen))) : pairs;
  const own = closestOf(left, chosen);
  const [any] = own;
  const pair = any !== undefined && isAimless(order.action) ? any : choosePair(mind, order, own);
  return pair.plan.deed();
}

/** S4.1.1: the AI that may act and fit the words. */
function ableFor(mind: Mind, order: AiOrder): UnitId[] {
  const { seen, command, ai, carried } = mind;
  const all = isForCarried(order) ? [...ai, ...carried] : ai;
  return all.filter((each) => (command || !unitOf(seen, each).spent) && fitsPlainWords(mind, order.who, each));
}

function aimsOf({ seen, objectives, markers }: Mind, { to }: AiOrder, fitting: readonly UnitId[]): Aim[] {
  return [
    ...(to.includes('unit') ? fitting.map((unit) => unitAim(seen, unit)) : []),
    ...(to.includes('objective') ? objectives : []),
    ...(to.includes('ownMarker') ? markers : []),
  ];
}

/** an AI on an objective it is to move towards does not look past it, except at units that are listed first. */
function pairsWith(mind: Mind, order: AiOrder, ai: UnitId, aims: readonly Aim[]): readonly Pair[] {
  const from = hexUnder(mind.seen, ai);
  const under = aims.filter((aim) => aim.kind !== 'unit' && hexesTo(mind, from, aim) === 0);
  const all = shotsFirst(
    order,
    aims.flatMap((aim) => pairOf(mind, order, ai, aim)),
  );
  if (under.length === 0 || !TO_MOVE.includes(order.action)) return all;
  const looksAtUnits = mustListFirst(mind) && order.to[0] === 'unit';
  return all.filter(({ aim }) => under.includes(aim) || (looksAtUnits && aim.kind === 'unit'));
}

/** Pivot and/or Attack prefers units it can attack, if need be after turning, to a turn alone. */
function shotsFirst({ action }: AiOrder, pairs: readonly Pair[]): readonly Pair[] {
  const shots = pairs.filter(({ plan }) => plan.onlyTurns !== true);
  return action === 'pivotAndFire' && shots.length > 0 ? shots : pairs;
}

function pairOf(mind: Mind, order: AiOrder, ai: UnitId, aim: Aim): Pair[] {
  const distance = hexesTo(mind, hexUnder(mind.seen, ai), aim);
  if (order.within > 0 && distance > order.within) return [];
  // S4.1.2b: a Short Range order is about adjacent units.
  if (order.within === 1 && distance === 0) return [];
  const plan = mind.carried.includes(ai) ? getOff(mind, order, ai, aim) : planOf(mind, order, ai, aim);
  return plan === null ? [] : [{ ai, aim, distance, plan }];
}

/** with the option, an AI that can do it to the kind listed first does so. */
function listedFirst(mind: Mind, { to, action }: AiOrder, pairs: readonly Pair[]): readonly Pair[] {
  if (!mustListFirst(mind) || !TO_MOVE.includes(action)) return pairs;
  const isFirst = ({ aim }: Pair): boolean => aim.kind === to[0];
  return pairs.filter((pair) => isFirst(pair) || !pairsOf(pairs, pair.ai).some(isFirst));
}

function mustListFirst({ seen }: Mind): boolean {
  return seen.view.options.moveTarget === 'listedFirst';
}

/** The best units against which they can execute it; objectives are not compared. */
function withBestTargets(mind: Mind, { target }: AiOrder, pairs: readonly Pair[]): readonly Pair[] {
  const units = mind.units.filter((unit) => pairs.some(({ aim }) => aim.kind === 'unit' && aim.place === unit));
  const best = bestByWords(mind, target, units, mind.ai);
  return pairs.filter(({ aim }) => aim.kind !== 'unit' || best.includes(targetOf(aim)));
}

function chooseAi(mind: Mind, order: AiOrder, pairs: readonly Pair[], against: readonly UnitId[]): UnitId {
  const among = [...mind.ai, ...mind.carried].filter((ai) => pairs.some((pair) => pair.ai === ai));
  const best = bestByWords(mind, order.who, among, against);
  const nearest = (ai: UnitId): number => Math.min(...pairsOf(pairs, ai).map(({ distance }) => distance));
  const sign = order.relation === 'closest' ? 1 : -1;
  const left = bestOf(best, (ai) => sign * nearest(ai));
  return pick(mind, left, aiRungs(mind, order, pairs), itself);
}

function pairsOf(pairs: readonly Pair[], ai: UnitId): readonly Pair[] {
  return pairs.filter((pair) => pair.ai === ai);
}

/** S5.0.1b: against the closest aim it can. */
function closestOf(pairs: readonly Pair[], ai: UnitId): readonly Pair[] {
  return bestOf(pairsOf(pairs, ai), ({ distance }) => distance);
}

/** which ladders break ties, those of moves or of attacks; and whether the deed depends on the target. */
const TIES: Readonly<Record<AiAction, 'move' | 'attack' | 'moveWithoutAim' | 'withoutAim'>> = {
  fire: 'attack',
  groupFire: 'attack',
  closeCombat: 'attack',
  pivotAndFire: 'attack',
  move: 'move',
  advance: 'move',
  moveAndFire: 'move',
  moveIntoCloseCombat: 'move',
  disengage: 'moveWithoutAim',
  pivot: 'withoutAim',
  rally: 'withoutAim',
  autoRally: 'withoutAim',
  digIn: 'withoutAim',
  recover: 'withoutAim',
  endRound: 'withoutAim',
  leave: 'moveWithoutAim',
  enterFromCup: 'moveWithoutAim',
};

function isMove(action: AiAction): boolean {
  return TIES[action] === 'move' || TIES[action] === 'moveWithoutAim';
}

function isAimless(action: AiAction): boolean {
  return TIES[action] === 'withoutAim' || TIES[action] === 'moveWithoutAim';
}

/** S5.1.1, S5.2.1 */
function aiRungs({ seen, units: all }: Mind, { action }: AiOrder, pairs: readonly Pair[]): Rung<UnitId>[] {
  const unhit: Rung<UnitId> = { rung: 'unhit', figure: (ai) => (unitOf(seen, ai).hit === -1 ? 0 : 1) };
  if (isMove(action)) return [unhit, { rung: 'cheapestMove', figure: (ai) => moveCost(seen, ai) }];
  const rating = (ai: UnitId): number => {
    const closest = closestOf(pairs, ai);
    if (closest.some(({ aim }) => aim.kind === 'ownMarker')) return highestRating(seen, ai, all);
    return highestRating(
      seen,
      ai,
      closest.flatMap(({ aim }) => (aim.kind === 'unit' ? [aim.place] : [])),
    );
  };
  return [
    unhit,
    { rung: 'highestRating', figure: (ai) => -rating(ai) },
    { rung: 'cheapestAttack', figure: (ai) => attackCost(seen, ai) },
    { rung: 'highestDm', figure: (ai) => -dmHere(seen, ai) },
  ];
}

function choosePair(mind: Mind, order: AiOrder, pairs: readonly Pair[]): Pair {
  // A target around a marker is chosen with the deed.
  const isAtMarkers = order.to.includes('ownMarker');
  const rungs = TIES[order.action] !== 'attack' ? moveRungs(mind, order) : isAtMarkers ? [] : attacking(mind);
  const first = { unit: 0, objective: FIRST_OBJECTIVE, ownMarker: FIRST_MARKER };
  return pick(mind, pairs, rungs, ({ aim }) => first[aim.kind] + aim.place);
}

function attacking(mind: Mind): Rung<Pair>[] {
  return attackRungs(
    mind.seen,
    ({ ai, aim }) => ({ ai, target: targetOf(aim) }),
    (pair) => wholeDefense(mind, pair),
  );
}

function wholeDefense({ seen }: Mind, { ai, aim, plan }: Pair): number {
  if (plan.defense !== null) return plan.defense;
  if (isRumor(typeOf(seen, ai))) return defenseOf(seen, targetOf(aim));
  const verdict = judgeFire(seen, ai, targetOf(aim));
  return verdict.granted ? verdict.value.defense : defenseOf(seen, targetOf(aim));
}

/** S5.2.2: figures of units apply to units only. */
function moveRungs(mind: Mind, { to }: AiOrder): Rung<Pair>[] {
  const { seen, objectives } = mind;
  const ofUnit =
    (figure: (unit: UnitId) => number) =>
    ({ aim }: Pair): number =>
      aim.kind === 'unit' ? figure(aim.place) : 0;
  const toObjective = (unit: UnitId): number =>
    Math.min(...objectives.map((each) => hexesTo(mind, hexUnder(seen, unit), each)));
  return [
    { rung: 'listedFirst', figure: ({ aim }) => to.indexOf(aim.kind) },
    { rung: 'spentFirst', figure: ofUnit((unit) => (unitOf(seen, unit).spent ? 0 : 1)) },
    { rung: 'hitFirst', figure: ofUnit((unit) => (unitOf(seen, unit).hit === -1 ? 1 : 0)) },
    { rung: 'nearObjective', figure: ofUnit(toObjective) },
  ];
}
