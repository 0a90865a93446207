import { typeOf, unitOf } from '../../model/battle.ts';
import type { AiAction, AiOrder } from '../../model/ai-order.ts';
import type { Deed } from '../../model/deed.ts';
import { isRumor } from '../../model/unit-type.ts';
import { judgeFire } from '../../rules/fire/odds.ts';
import { FIRST_OBJECTIVE } from '../../solo/trace.ts';
import { planOf } from './actions.ts';
import { defenseOf, dmHere } from './defense.ts';
import { attackCost, highestRating, moveCost, ratingAgainst } from './figures.ts';
import { type Aim, hexesTo, hexUnder, type Mind, unitAim } from './mind.ts';
import { bestOf, itself, pick, type Rung } from './pick.ts';
import { bestByWords } from './superlatives.ts';
import { fitsPlainWords } from './words.ts';

/** An AI with an aim that it can execute the order against. */
interface Pair {
  readonly ai: number;
  readonly aim: Aim;
  readonly distance: number;
  readonly plan: () => Deed;
}

/** S5.0.1, R-97: the whole of it; null if nobody can. */
export function slowOrder(mind: Mind, order: AiOrder): Deed | null {
  const { seen } = mind;
  const able = mind.ai.filter((ai) => (mind.command || !unitOf(seen, ai).spent) && fitsPlainWords(mind, order.who, ai));
  const fitting = mind.units.filter((unit) => fitsPlainWords(mind, order.target, unit));
  const aims = aimsOf(mind, order, fitting);
  const all = able.flatMap((ai) => aims.flatMap((aim) => pairOf(mind, order, ai, aim)));
  const pairs = withBestTargets(mind, order, all);
  if (pairs.length === 0) return null;

  const against = order.to.includes('unit') ? fitting : mind.units;
  const chosen = chooseAi(mind, order, pairs, against);
  const own = closestOf(pairs, chosen);
  const [any] = own;
  const pair = any !== undefined && AIMLESS.includes(order.action) ? any : choosePair(mind, order, own);
  return pair.plan();
}

function aimsOf({ seen, objectives }: Mind, { to }: AiOrder, fitting: readonly number[]): Aim[] {
  return [
    ...(to.includes('unit') ? fitting.map((unit) => unitAim(seen, unit)) : []),
    ...(to.includes('objective') ? objectives : []),
  ];
}

function pairOf(mind: Mind, order: AiOrder, ai: number, aim: Aim): Pair[] {
  const distance = hexesTo(mind, hexUnder(mind.seen, ai), aim);
  if (order.within > 0 && distance > order.within) return [];
  const plan = planOf(mind, order, ai, aim);
  return plan === null ? [] : [{ ai, aim, distance, plan }];
}

/** The best of the units against whom anybody can execute it; objectives are not compared. */
function withBestTargets(mind: Mind, { target }: AiOrder, pairs: readonly Pair[]): readonly Pair[] {
  const units = mind.units.filter((unit) => pairs.some(({ aim }) => aim.kind === 'unit' && aim.place === unit));
  const best = bestByWords(mind, target, units, mind.ai);
  return pairs.filter(({ aim }) => aim.kind === 'objective' || best.includes(aim.place));
}

function chooseAi(mind: Mind, order: AiOrder, pairs: readonly Pair[], against: readonly number[]): number {
  const among = mind.ai.filter((ai) => pairs.some((pair) => pair.ai === ai));
  const best = bestByWords(mind, order.who, among, against);
  const nearest = (ai: number): number => Math.min(...pairsOf(pairs, ai).map(({ distance }) => distance));
  const sign = order.relation === 'closest' ? 1 : -1;
  const left = bestOf(best, (ai) => sign * nearest(ai));
  return pick(mind, left, aiRungs(mind, order, pairs), itself);
}

function pairsOf(pairs: readonly Pair[], ai: number): readonly Pair[] {
  return pairs.filter((pair) => pair.ai === ai);
}

/** S5.0.1b: against the closest it can. */
function closestOf(pairs: readonly Pair[], ai: number): readonly Pair[] {
  return bestOf(pairsOf(pairs, ai), ({ distance }) => distance);
}

const MOVES: readonly AiAction[] = ['move', 'advance', 'moveAndFire'];
const ATTACKS: readonly AiAction[] = ['fire', 'groupFire', 'closeCombat', 'pivotAndFire', 'moveIntoCloseCombat'];

/** They are done the same whoever is the target. */
const AIMLESS: readonly AiAction[] = ['disengage', 'pivot', 'rally', 'autoRally', 'digIn', 'recover', 'endRound'];

/** S5.1.1, S5.2.1 */
function aiRungs({ seen }: Mind, { action }: AiOrder, pairs: readonly Pair[]): Rung<number>[] {
  const unhit: Rung<number> = { rung: 'unhit', figure: (ai) => (unitOf(seen, ai).hit === -1 ? 0 : 1) };
  if (MOVES.includes(action)) return [unhit, { rung: 'cheapestMove', figure: (ai) => moveCost(seen, ai) }];
  const rating = (ai: number): number => {
    const units = closestOf(pairs, ai).flatMap(({ aim }) => (aim.kind === 'unit' ? [aim.place] : []));
    return highestRating(seen, ai, units);
  };
  return [
    unhit,
    { rung: 'highestRating', figure: (ai) => -rating(ai) },
    { rung: 'cheapestAttack', figure: (ai) => attackCost(seen, ai) },
    { rung: 'highestDm', figure: (ai) => -dmHere(seen, ai) },
  ];
}

function choosePair(mind: Mind, order: AiOrder, pairs: readonly Pair[]): Pair {
  const rungs = ATTACKS.includes(order.action) ? attackRungs(mind) : moveRungs(mind, order);
  return pick(mind, pairs, rungs, ({ aim }) => (aim.kind === 'unit' ? 0 : FIRST_OBJECTIVE) + aim.place);
}

/** S5.1.2 */
function attackRungs(mind: Mind): Rung<Pair>[] {
  const { seen } = mind;
  return [
    { rung: 'lowestDefense', figure: (pair) => wholeDefense(mind, pair) },
    { rung: 'hitFirst', figure: ({ aim }) => (unitOf(seen, aim.place).hit === -1 ? 1 : 0) },
    { rung: 'freshFirst', figure: ({ aim }) => (unitOf(seen, aim.place).spent ? 1 : 0) },
    { rung: 'highestRating', figure: ({ ai, aim }) => -ratingAgainst(seen, aim.place, ai) },
    { rung: 'cheapestAttack', figure: ({ aim }) => attackCost(seen, aim.place) },
    { rung: 'cheapestMove', figure: ({ aim }) => moveCost(seen, aim.place) },
  ];
}

function wholeDefense({ seen }: Mind, { ai, aim }: Pair): number {
  if (isRumor(typeOf(seen, ai))) return defenseOf(seen, aim.place);
  const verdict = judgeFire(seen, ai, aim.place);
  return verdict.granted ? verdict.value.defense : defenseOf(seen, aim.place);
}

/** S5.2.2: what is asked of units is asked of them alone. */
function moveRungs(mind: Mind, { to }: AiOrder): Rung<Pair>[] {
  const { seen, objectives } = mind;
  const ofUnit =
    (figure: (unit: number) => number) =>
    ({ aim }: Pair): number =>
      aim.kind === 'unit' ? figure(aim.place) : 0;
  const toObjective = (unit: number): number =>
    Math.min(...objectives.map((each) => hexesTo(mind, hexUnder(seen, unit), each)));
  return [
    { rung: 'listedFirst', figure: ({ aim }) => to.indexOf(aim.kind) },
    { rung: 'spentFirst', figure: ofUnit((unit) => (unitOf(seen, unit).spent ? 0 : 1)) },
    { rung: 'hitFirst', figure: ofUnit((unit) => (unitOf(seen, unit).hit === -1 ? 1 : 0)) },
    { rung: 'nearObjective', figure: ofUnit(toObjective) },
  ];
}
