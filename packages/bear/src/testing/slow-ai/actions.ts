import { EVERY_FACING, type Facing } from '@sandtable/hex';
import { canSee, distanceBetween } from '../../board/tables.ts';
import { smokeOf, typeOf, unitOf } from '../../model/battle.ts';
import type { AiAction, AiOrder } from '../../model/ai-order.ts';
import { type Deed, makeDeed } from '../../model/deed.ts';
import { isFoot } from '../../model/unit-type.ts';
import { judgeFire } from '../../rules/fire/odds.ts';
import { markerOf, rangeOf } from '../../rules/units/figures.ts';
import { hasInArc } from '../../rules/fire/reach.ts';
import { judgeDugIn } from '../../rules/fieldworks/hasty.ts';
import { judgePivot } from '../../rules/ground/pivot.ts';
import { orderedRally } from '../../rules/hits/rally.ts';
import { inArc, objectiveRung, targetRung, turnBy } from './arcs.ts';
import { fireAt } from './fire.ts';
import { type Aim, hexUnder, isPayable, type Mind, type Plan } from './mind.ts';
import { advance, disengage, moveOntoUnit, moveTowards } from './move.ts';
import { moveAndFire } from './move-and-fire.ts';
import { itself, pick, type Rung } from './pick.ts';
import { enemiesThere, isPoorAgainst, isRumorType, placed } from './step.ts';

/** S5.0.1a: what it would do, or null if it cannot execute this. */
const PLANS: Readonly<Record<AiAction, Plan<() => Deed>>> = {
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
    return odds.granted ? () => makeDeed({ unit: ai, action, cost: odds.value.cost }) : null;
  },
  autoRally: ({ seen }, { action }, ai) =>
    orderedRally(seen, ai).granted ? () => makeDeed({ unit: ai, action }) : null,
  digIn: (mind, { action }, ai) => {
    const { seen } = mind;
    const digs = isFoot(typeOf(seen, ai)) && markerOf(seen, ai)?.kind !== 'stunned' && judgeDugIn(seen, ai).granted;
    const cost = Number(seen.view.options.hastyCost);
    return digs && !isRumorType(seen, ai) ? () => makeDeed({ unit: ai, action, cost }) : null;
  },
  endRound:
    (_mind, { action }, ai) =>
    () =>
      makeDeed({ unit: ai, action }),
  recover: (mind, { action }, ai) => {
    const { seen } = mind;
    const { at, spent } = unitOf(seen, ai);
    return spent && enemiesThere(mind, at).length === 0 ? () => makeDeed({ unit: ai, action }) : null;
  },
};

export function planOf(mind: Mind, order: AiOrder, ai: number, aim: Aim): (() => Deed) | null {
  return PLANS[order.action](mind, order, ai, aim);
}

function fire(mind: Mind, order: AiOrder, ai: number, aim: Aim, grouped: boolean): (() => Deed) | null {
  const { seen } = mind;
  const target = aim.place;
  const found = fireAt(mind, seen, { order, ai, target, grouped });
  if (found === null) return null;
  const { supporters, cost } = found;
  return () => makeDeed({ unit: ai, action: order.action, target, at: hexUnder(seen, target), supporters, cost });
}

/** S4.1.2a, R-108: one with a penalty gets away if it can. */
function fight(mind: Mind, order: AiOrder, ai: number, aim: Aim): (() => Deed) | null {
  const { seen } = mind;
  const target = aim.place;
  const at = hexUnder(seen, target);
  if (hexUnder(seen, ai) !== at) return null;
  const away = isPoorAgainst(seen, ai, target) ? disengage(mind, { ...order, action: 'disengage' }, ai, aim) : null;
  if (away !== null) return away;
  const cost = fightCost(mind, order, ai, target);
  return cost === null ? null : () => makeDeed({ unit: ai, action: order.action, target, at, cost });
}

/** What an attack in its own hex costs; null if it cannot make it, or must not. */
function fightCost(mind: Mind, { caps }: AiOrder, ai: number, target: number): number | null {
  const { seen } = mind;
  const verdict = hexUnder(seen, ai) === hexUnder(seen, target) ? judgeFire(seen, ai, target) : null;
  if (verdict?.granted !== true || !isPayable(mind, verdict.value.cost)) return null;
  const helped = seen.view.options.aiElevenLimit === 'afterCaps' ? caps : 0;
  return verdict.value.needed - helped >= 11 ? null : verdict.value.cost;
}

/** S4.1.2b: towards one of these hexes, with as many units as can be in sight, arc and normal range. */
function turnTo(mind: Mind, ai: number, hexes: readonly number[]): Facing {
  const { seen, units } = mind;
  const { at } = unitOf(seen, ai);
  const { min, max } = rangeOf(seen, ai);
  const inReach = units.filter((unit) => {
    const hex = hexUnder(seen, unit);
    const apart = distanceBetween(seen.tables, at, hex);
    return apart >= min && apart <= max && canSee(seen.tables, smokeOf(seen), at, hex);
  });
  const inZone = (facing: Facing): number =>
    inReach.filter((unit) => inArc(mind, at, facing, hexUnder(seen, unit))).length;
  const rungs: Rung<Facing>[] = [
    targetRung(mind, at, hexes),
    { rung: 'mostInZone', figure: (facing) => -inZone(facing) },
    objectiveRung(mind, at, null),
    turnBy(mind, ai),
  ];
  return pick(mind, EVERY_FACING, rungs, itself);
}

/** the units next to it that it has not before it. */
function flankersOf({ seen, units }: Mind, ai: number): number[] {
  const { at } = unitOf(seen, ai);
  return units.filter((unit) => {
    const hex = hexUnder(seen, unit);
    return distanceBetween(seen.tables, at, hex) === 1 && !hasInArc(seen, ai, hex);
  });
}

/** S4.1.2b: one that cannot attack anybody and is flanked. */
function pivot(mind: Mind, order: AiOrder, ai: number, aim: Aim): (() => Deed) | null {
  const { seen, units } = mind;
  const flankers = flankersOf(mind, ai);
  const price = judgePivot(seen, ai);
  if (isRumorType(seen, ai) || !flankers.includes(aim.place) || !price.granted) return null;
  const couldAttack = units.some(
    (target) =>
      fireAt(mind, seen, { order, ai, target, grouped: false }) !== null || fightCost(mind, order, ai, target) !== null,
  );
  if (couldAttack || !isPayable(mind, price.value.cost)) return null;
  const hexes = flankers.map((unit) => hexUnder(seen, unit));
  return () => makeDeed({ unit: ai, action: order.action, facing: turnTo(mind, ai, hexes), cost: price.value.cost });
}

/** S4.1.2b, R-106: it fires; if it cannot because it has the unit not before it, it turns to it first. */
function pivotAndFire(mind: Mind, order: AiOrder, ai: number, aim: Aim): (() => Deed) | null {
  const { seen } = mind;
  const target = aim.place;
  const plain = fire(mind, order, ai, aim, false);
  if (plain !== null) return plain;
  const { at } = unitOf(seen, ai);
  const hex = hexUnder(seen, target);
  const price = judgePivot(seen, ai);
  if (isRumorType(seen, ai) || hasInArc(seen, ai, hex) || !price.granted || !isPayable(mind, price.value.cost))
    return null;
  const facings = EVERY_FACING.filter((facing) => inArc(mind, at, facing, hex));
  const [shot = null] = facings.map((facing) =>
    fireAt(mind, placed(seen, ai, { facing }), { order, ai, target, grouped: false }),
  );
  if (shot === null && seen.view.options.combinedOrders === 'both') return null;
  return () => {
    const turn = { unit: ai, action: order.action, facing: turnTo(mind, ai, [hex]) };
    if (shot === null) return makeDeed({ ...turn, cost: price.value.cost });
    return makeDeed({ ...turn, target, at: hex, cost: price.value.cost + shot.cost });
  };
}
