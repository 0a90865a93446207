import { EVERY_FACING, type Facing } from '@sandtable/hex';
import { unitOf } from '../../model/battle/battle.ts';
import type { AiOrder } from '../../model/solo/order.ts';
import { makeDeed } from '../../model/solo/turn.ts';
import { hasInArc } from '../../rules/fire/reach.ts';
import { rangeOf } from '../../rules/units/figures.ts';
import { inArc, objectiveRung, pivotCost, targetRung, turnBy } from './arcs.ts';
import { fireAt, shotDeed } from './fire.ts';
import { hexUnder, type Mind, type Planner, targetOf } from './mind.ts';
import { itself, pick, type Rung } from './pick.ts';
import { slowlySees } from './sees.ts';
import { apartFrom, must, placed } from './step.ts';
import type { UnitId } from '../../model/ids.ts';

/** S4.1.2b: towards one of these hexes, with as many units as possible in sight, arc and normal range. */
function turnTo(mind: Mind, ai: UnitId, hexes: readonly number[]): Facing {
  const { seen, units } = mind;
  const { at } = unitOf(seen, ai);
  const { min, max } = rangeOf(seen, ai);
  const inReach = units.filter((unit) => {
    const apart = apartFrom(mind, ai, unit);
    return apart >= min && apart <= max && slowlySees(seen, mind.side, at, hexUnder(seen, unit));
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

function adjacentTo(mind: Mind, ai: UnitId): UnitId[] {
  return mind.units.filter((unit) => apartFrom(mind, ai, unit) === 1);
}

/** the units next to it outside its arc. */
function flankersOf(mind: Mind, ai: UnitId): UnitId[] {
  return adjacentTo(mind, ai).filter((unit) => !hasInArc(mind.seen, ai, hexUnder(mind.seen, unit)));
}

/** may it attack a unit next to it as it faces? Farther ones do not matter. */
function couldAttackNextToIt(mind: Mind, order: AiOrder, ai: UnitId): boolean {
  return adjacentTo(mind, ai).some((target) => fireAt(mind, mind.seen, { order, ai, target, grouped: false }) !== null);
}

/** S4.1.2b: a flanked AI that cannot attack. */
export const pivot: Planner = (mind, order, ai, aim) => {
  const { seen } = mind;
  const flankers = flankersOf(mind, ai);
  const cost = pivotCost(mind, ai);
  if (!flankers.includes(targetOf(aim)) || cost === null || couldAttackNextToIt(mind, order, ai)) return null;
  const hexes = flankers.map((unit) => hexUnder(seen, unit));
  return {
    deed: () => makeDeed({ unit: ai, action: order.action, facing: turnTo(mind, ai, hexes), cost }),
    defense: null,
    onlyTurns: true,
  };
};

/** S4.1.2b, R-206: it fires at a unit next to it; if it can at none of them as it faces, it turns first. */
export const pivotAndFire: Planner = (mind, order, ai, aim) => {
  const { seen } = mind;
  const target = targetOf(aim);
  if (apartFrom(mind, ai, target) !== 1) return null;
  const start = { unit: ai, action: order.action };
  const plain = fireAt(mind, seen, { order, ai, target, grouped: false });
  if (plain !== null) return { deed: () => shotDeed(mind, start, target, plain), defense: plain.defense };

  const hex = hexUnder(seen, target);
  const cost = pivotCost(mind, ai);
  if (cost === null || hasInArc(seen, ai, hex) || couldAttackNextToIt(mind, order, ai)) return null;
  const facing = must(EVERY_FACING.find((each) => inArc(mind, hexUnder(seen, ai), each, hex)));
  const shot = fireAt(mind, placed(seen, ai, { facing }), { order, ai, target, grouped: false });
  if (shot === null && seen.view.options.combinedOrders === 'both') return null;
  return {
    deed: () => {
      const turn = { ...start, facing: turnTo(mind, ai, [hex]) };
      if (shot === null) return makeDeed({ ...turn, cost });
      return shotDeed(mind, turn, target, { ...shot, cost: cost + shot.cost });
    },
    defense: shot?.defense ?? null,
    onlyTurns: shot === null,
  };
};
