import { unitOf } from '../../model/battle.ts';
import type { AiAction, AiOrder } from '../../model/ai-order.ts';
import { makeDeed } from '../../model/deed.ts';
import { judgePivot } from '../../rules/ground/pivot.ts';
import { faceAt, facesWrong, inArc, targetRung } from './arcs.ts';
import { type Aim, hexUnder, isPayable, type Mind, type SlowPlan } from './mind.ts';
import { isRumorType } from './step.ts';
import { feared, isInCloseCombat } from './zones.ts';

/** S5.2a: it cannot move, and turns if it prefers another facing; S5.3.2: at low risk only towards a flanker. */
export function turnInstead(mind: Mind, { action, lowRisk }: AiOrder, ai: number, aim: Aim): SlowPlan | null {
  if (lowRisk) return turnToFlanker(mind, action, ai, aim);
  const cost = pivotCost(mind, ai);
  if (cost === null || !facesWrong(mind, ai, aim)) return null;
  const { at } = unitOf(mind.seen, ai);
  return {
    deed: () => makeDeed({ unit: ai, action, facing: faceAt(mind, ai, at, aim, []), cost }),
    defense: null,
    onlyTurns: true,
  };
}

/** in close combat a pivot means nothing. */
export function turnToFlanker(mind: Mind, action: AiAction, ai: number, aim: Aim | null): SlowPlan | null {
  const { seen } = mind;
  const cost = pivotCost(mind, ai);
  const hexes = flankersOf(mind, ai).map((unit) => hexUnder(seen, unit));
  if (cost === null || hexes.length === 0 || isInCloseCombat(mind, ai)) return null;
  const { at } = unitOf(seen, ai);
  const first = [targetRung(mind, at, hexes)];
  return {
    deed: () => makeDeed({ unit: ai, action, facing: faceAt(mind, ai, at, aim, first), cost }),
    defense: null,
    onlyTurns: true,
  };
}

/** Null if it cannot turn in place. */
export function pivotCost(mind: Mind, ai: number): number | null {
  const pivot = judgePivot(mind.seen, ai);
  if (isRumorType(mind.seen, ai) || !pivot.granted || !isPayable(mind, pivot.value.cost)) return null;
  return pivot.value.cost;
}

/** S5.3.2: units that have it in their fire zone from outside its arc. */
function flankersOf(mind: Mind, ai: number): number[] {
  const { at, facing } = unitOf(mind.seen, ai);
  return feared(mind, ai, at).filter((unit) => !inArc(mind, at, facing, hexUnder(mind.seen, unit)));
}
