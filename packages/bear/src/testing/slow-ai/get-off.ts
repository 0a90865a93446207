import { EVERY_FACING } from '@sandtable/hex';
import { unitOf } from '../../model/battle/battle.ts';
import type { AiAction, AiOrder } from '../../model/solo/order.ts';
import { makeDeed } from '../../model/solo/turn.ts';
import { NONE } from '../../model/ids.ts';
import { judgeUnload, loadPrice } from '../../rules/march/load.ts';
import { planOf } from './actions.ts';
import { faceAt } from './arcs.ts';
import { hexesTo, type Planner } from './mind.ts';
import { placed } from './step.ts';

/** Orders to move towards an aim. */
export const TO_MOVE: readonly AiAction[] = ['move', 'advance'];
const FOR_CARRIED: readonly AiAction[] = ['fire', 'groupFire', 'pivotAndFire', 'move', 'advance', 'moveAndFire'];

/** S5.5: only orders to move and to fire are for carried AI. */
export function isForCarried({ action }: AiOrder): boolean {
  return FOR_CARRIED.includes(action);
}

/** S5.5, B17.0: it gets off if it could execute the order from there with any facing. */
export const getOff: Planner = (mind, order, ai, aim) => {
  const { seen, command } = mind;
  const { at, carrier } = unitOf(seen, ai);
  if (!judgeUnload(seen, carrier, ai).granted || (unitOf(seen, carrier).spent && !command)) return null;
  const plans = EVERY_FACING.map((facing) =>
    planOf({ ...mind, seen: placed(seen, ai, { carrier: NONE, facing }) }, order, ai, aim),
  );
  const plan = plans.find((each) => each !== null && each.onlyTurns !== true);
  // an AI carried onto its objective gets off to take it.
  const isThere = TO_MOVE.includes(order.action) && aim.kind === 'objective' && hexesTo(mind, at, aim) === 0;
  if ((plan === null || plan === undefined) && !isThere) return null;
  const cost = loadPrice(seen, [ai]);
  return {
    deed: () => makeDeed({ unit: ai, action: order.action, facing: faceAt(mind, ai, at, aim, []), carrier, cost }),
    defense: plan?.defense ?? null,
  };
};
