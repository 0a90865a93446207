import type { Random } from '@sandtable/kernel';
import { planCard } from './plans/card-plan.ts';
import { planFire, planShelling, planShots } from './plans/fire-plan.ts';
import { planMove, planMoves } from './plans/move-plan.ts';
import { planRally } from './plans/rally-plan.ts';
import { planEnter, planLeave } from './plans/reserves-plan.ts';
import { planSmoke } from './plans/smoke-plan.ts';
import { planStanding } from './plans/stand-plan.ts';
import { planTransport } from './plans/transport-plan.ts';
import { planWeapons } from './plans/weapon-plan.ts';
import type { CaptainScene } from './scene/scene.ts';
import { weights } from './scene/weights.ts';
import { better, type TurnPlan } from './sums/price.ts';

type Planner = (scene: CaptainScene, random: Random) => TurnPlan | null;

const USUAL: readonly Planner[] = [planFire, planWeapons, planRally, planEnter, planLeave, planCard];
/** Tried if no usual plan is good enough: moves take longer to weigh. */
const SLOWER: readonly Planner[] = [planShelling, planTransport, (scene, random) => planMove(scene, random, false)];
/** Tried before he passes. */
const LAST: readonly Planner[] = [(scene, random) => planMove(scene, random, true), planSmoke, planStanding];

/** The plan worth most; null if none is worth its price. */
export function bestThought(scene: CaptainScene, random: Random): TurnPlan | null {
  const best = bestOf(scene, random, USUAL, null);
  const first = best !== null && best.net >= weights.goodShot ? best : bestOf(scene, random, SLOWER, best);
  return worthIt(first) ?? worthIt(bestOf(scene, random, LAST, null));
}

function bestOf(
  scene: CaptainScene,
  random: Random,
  planners: readonly Planner[],
  first: TurnPlan | null,
): TurnPlan | null {
  return planners.reduce((best, plan) => better(best, plan(scene, random)), first);
}

function worthIt(plan: TurnPlan | null): TurnPlan | null {
  return plan !== null && plan.net > weights.least ? plan : null;
}

/** Every plan worth its price, one of each kind: his choice first, then the others by worth. */
export function thoughtsOf(scene: CaptainScene, random: Random): readonly TurnPlan[] {
  const worthOf = (planners: readonly Planner[]): TurnPlan[] =>
    planners.flatMap((plan) => worthIt(plan(scene, random)) ?? []).toSorted((one, other) => other.net - one.net);
  const usual = worthOf(USUAL);
  const isGoodShot = (usual[0]?.net ?? 0) >= weights.goodShot;
  const slower = worthOf(SLOWER);
  const first = isGoodShot ? [...usual, ...slower] : [...usual, ...slower].toSorted((a, b) => b.net - a.net);
  return [...first, ...worthOf(LAST)];
}

/** Everything an experienced player would think of, worth its price or not: his own choice first, then by worth. */
export function repertoireOf(scene: CaptainScene, random: Random): readonly TurnPlan[] {
  const own = bestThought(scene, random);
  const others = [...USUAL, ...SLOWER, ...LAST].flatMap((plan) => plan(scene, random) ?? []);
  const all = [...others, ...planShots(scene), ...planMoves(scene)].toSorted((one, other) => other.net - one.net);
  return own === null ? all : [own, ...all];
}
