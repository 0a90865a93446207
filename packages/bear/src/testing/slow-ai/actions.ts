import { typeOf, unitOf } from '../../model/battle/battle.ts';
import type { AiAction, AiOrder } from '../../model/solo/order.ts';
import { makeDeed } from '../../model/solo/turn.ts';
import { isFoot } from '../../model/pack/unit-type.ts';
import { judgeDugIn } from '../../rules/fieldworks/shelter.ts';
import { judgeFire } from '../../rules/fire/odds.ts';
import { judgeLeaving } from '../../rules/march/leave.ts';
import { orderedRally } from '../../rules/hits/rally.ts';
import { markerOf } from '../../rules/units/figures.ts';
import { fireAt, shotDeed } from './fire.ts';
import { attackRungs } from './figures.ts';
import { defenseOf } from './defense.ts';
import {
  type Aim,
  hexesTo,
  hexUnder,
  isPayable,
  type Mind,
  type Planner,
  type SlowPlan,
  targetOf,
  unitAim,
} from './mind.ts';
import { advance, disengage, moveAndFire, moveOntoUnit, moveTowards, planned } from './move.ts';
import { pick, type Rung } from './pick.ts';
import { pivot, pivotAndFire } from './pivots.ts';
import { enemiesThere, isPoorAgainst, isRumorType } from './step.ts';
import { fitsPlainWords } from './words.ts';
import { NONE, type UnitId } from '../../model/ids.ts';

/** S5.0.1a: its deed, or null if it cannot execute this. */
const PLANS: Readonly<Record<AiAction, Planner>> = {
  fire: (mind, order, ai, aim) => fire(mind, order, ai, aim, false),
  groupFire: (mind, order, ai, aim) => fire(mind, order, ai, aim, true),
  closeCombat: fight,
  pivotAndFire,
  move: moveTowards,
  advance,
  moveAndFire,
  moveIntoCloseCombat: moveOntoUnit,
  disengage,
  pivot,
  rally: (mind, { action }, ai) => {
    const odds = orderedRally(mind.seen, ai);
    return odds.granted ? planned(() => makeDeed({ unit: ai, action, cost: odds.value.cost })) : null;
  },
  autoRally: ({ seen }, { action }, ai) =>
    orderedRally(seen, ai).granted ? planned(() => makeDeed({ unit: ai, action })) : null,
  digIn: (mind, { action }, ai) => {
    const { seen } = mind;
    const digs = isFoot(typeOf(seen, ai)) && markerOf(seen, ai)?.kind !== 'stunned' && judgeDugIn(seen, ai).granted;
    const cost = Number(seen.view.options.hastyCost);
    return digs && !isRumorType(seen, ai) ? planned(() => makeDeed({ unit: ai, action, cost })) : null;
  },
  leave: (mind, { action }, ai) => {
    const leaving = judgeLeaving(mind.seen, ai);
    if (!leaving.granted || !isPayable(mind, leaving.value.cost)) return null;
    return planned(() => makeDeed({ unit: ai, action, cost: leaving.value.cost }));
  },
  // Never for an AI on the map.
  enterFromCup: () => null,
  endRound: (_mind, { action }, ai) => planned(() => makeDeed({ unit: ai, action })),
  recover: (mind, { action }, ai) => {
    const { seen } = mind;
    const { at, spent } = unitOf(seen, ai);
    return spent && enemiesThere(mind, at).length === 0 ? planned(() => makeDeed({ unit: ai, action })) : null;
  },
};

export function planOf(mind: Mind, order: AiOrder, ai: UnitId, aim: Aim): SlowPlan | null {
  return PLANS[order.action](mind, order, ai, aim);
}

function fire(mind: Mind, order: AiOrder, ai: UnitId, aim: Aim, grouped: boolean): SlowPlan | null {
  if (aim.kind === 'ownMarker') return fireAround(mind, order, ai, aim, grouped);
  const target = targetOf(aim);
  const found = fireAt(mind, mind.seen, { order, ai, target, grouped });
  if (found === null) return null;
  return { deed: () => shotDeed(mind, { unit: ai, action: order.action }, target, found), defense: found.defense };
}

interface Around {
  readonly aim: Aim;
  readonly plan: SlowPlan;
}

/** At the unit closest to the marker, of those that fit and that it can fire at. */
function fireAround(mind: Mind, order: AiOrder, ai: UnitId, marker: Aim, grouped: boolean): SlowPlan | null {
  const { seen } = mind;
  const shots = mind.units
    .filter((unit) => fitsPlainWords(mind, order.target, unit))
    .flatMap((unit): Around[] => {
      const aim = unitAim(seen, unit);
      const plan = fire(mind, order, ai, aim, grouped);
      return plan === null ? [] : [{ aim, plan }];
    });
  if (shots.length === 0) return null;
  const [hex = NONE] = marker.hexes;
  const rungs: Rung<Around>[] = [
    { rung: 'closestToMarker', figure: ({ aim }) => hexesTo(mind, hex, aim) },
    ...attackRungs<Around>(
      seen,
      ({ aim }) => ({ ai, target: targetOf(aim) }),
      // Only a Rumored Enemy's attack has no DV.
      ({ aim, plan }) => plan.defense ?? defenseOf(seen, targetOf(aim)),
    ),
  ];
  return planned(() => pick(mind, shots, rungs, ({ aim }) => aim.place).plan.deed());
}

/** S4.1.2a, R-108: an AI with a penalty gets away if it can. */
function fight(mind: Mind, order: AiOrder, ai: UnitId, aim: Aim): SlowPlan | null {
  const { seen } = mind;
  const target = targetOf(aim);
  const at = hexUnder(seen, target);
  if (hexUnder(seen, ai) !== at) return null;
  const away = isPoorAgainst(seen, ai, target) ? disengage(mind, { ...order, action: 'disengage' }, ai, aim) : null;
  if (away !== null) return away;
  const cost = fightCost(mind, order, ai, target);
  return cost === null ? null : planned(() => makeDeed({ unit: ai, action: order.action, target, at, cost }));
}

/** The cost of an attack in its own hex; null if it cannot or must not. */
function fightCost(mind: Mind, { caps }: AiOrder, ai: UnitId, target: UnitId): number | null {
  const { seen } = mind;
  const verdict = judgeFire(seen, ai, target);
  if (!verdict.granted || !isPayable(mind, verdict.value.cost)) return null;
  const helped = seen.view.options.aiElevenLimit === 'afterCaps' ? caps : 0;
  return verdict.value.needed - helped >= 11 ? null : verdict.value.cost;
}
