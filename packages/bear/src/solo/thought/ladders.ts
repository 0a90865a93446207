import type { Rung } from '@sandtable/kernel';
import type { AiOrder } from '../../model/solo/order.ts';
import { markerIn, typeOf, unitOf } from '../../model/battle/battle.ts';
import { type HexId, NONE, type UnitId } from '../../model/ids.ts';
import { hexDm, placeDm } from '../../rules/fire/defense.ts';
import { judgeFire } from '../../rules/fire/odds.ts';
import type { ActionWay } from '../../rules/ground/action-ways.ts';
import { isRumored } from '../../rules/units/ai-side.ts';
import { fearedColour } from './fire-zones.ts';
import type { RungKey } from './trace.ts';
import { type Aim, type Assignment, hexesTo, hexesToFlank, targetOf, unitAim } from './aims.ts';
import { attackCostOf, bestRating, defenseOf, moveCostOf, ratingAgainst } from './order-words.ts';
import { asIfOff, type Thought } from './thought.ts';

/** An AI that can execute the order, and the closest aims it can do so against. */
export interface Able {
  readonly ai: UnitId;
  readonly distance: number;
  readonly aims: readonly Aim[];
}

/** S5.1.1: for AI that fire, and for Priority Orders. */
export function firersLadder(thought: Thought): Rung<Able, RungKey>[] {
  const { seen } = thought;
  return [
    unhitFirst(thought, 'S5.1.1'),
    {
      rule: 'S5.1.1',
      rung: 'highestRating',
      figure: ({ ai, aims }) => Math.min(...aims.map((aim) => -ratingFor(thought, ai, aim))),
    },
    { rule: 'S5.1.1', rung: 'cheapestAttack', figure: ({ ai }) => attackCostOf(seen, ai) },
    { rule: 'S5.1.1', rung: 'highestDm', figure: ({ ai }) => -placeDm(asIfOff(thought, ai).seen, ai) },
  ];
}

/** If the aim is a marker, any unit may become the target. */
function ratingFor({ seen, units }: Thought, ai: UnitId, { kind, place }: Aim): number {
  if (kind === 'ownMarker') return bestRating(seen, ai, units);
  return kind === 'unit' ? ratingAgainst(seen, ai, place) : -Infinity;
}

/** S5.2.1: for AI that move. */
export function moversLadder(thought: Thought): Rung<Able, RungKey>[] {
  return [
    unhitFirst(thought, 'S5.2.1'),
    { rule: 'S5.2.1', rung: 'cheapestMove', figure: ({ ai }) => moveCostOf(thought.seen, ai) },
  ];
}

function unhitFirst({ seen }: Thought, rule: string): Rung<Able, RungKey> {
  return { rule, rung: 'unhit', figure: ({ ai }) => Number(unitOf(seen, ai).hit !== NONE) };
}

/** S5.1.2: for targets of an attack; `defense` is their full DV against it. */
export function attackedLadder(
  { seen }: Pick<Thought, 'seen'>,
  ai: UnitId,
  defense: (target: UnitId) => number,
): Rung<Pick<Aim, 'place'>, RungKey>[] {
  const rule = 'S5.1.2';
  return [
    { rule, rung: 'lowestDefense', figure: (aim) => defense(targetOf(aim)) },
    { rule, rung: 'hitFirst', figure: (aim) => Number(unitOf(seen, targetOf(aim)).hit === NONE) },
    { rule, rung: 'freshFirst', figure: (aim) => Number(unitOf(seen, targetOf(aim)).spent) },
    { rule, rung: 'highestRating', figure: (aim) => -ratingAgainst(seen, targetOf(aim), ai) },
    { rule, rung: 'cheapestAttack', figure: (aim) => attackCostOf(seen, targetOf(aim)) },
    { rule, rung: 'cheapestMove', figure: (aim) => moveCostOf(seen, targetOf(aim)) },
  ];
}

/** The full DV against a plain attack; for a Rumored Enemy, the DV of the target's front in its hex. */
export function defenseAgainst(seen: Thought['seen'], ai: UnitId, target: UnitId): number {
  const odds = isRumored(seen, ai) ? null : judgeFire(seen, ai, target);
  return odds?.granted === true ? odds.value.defense : defenseOf(seen, target);
}

/** S5.2.2: for aims to move towards. */
export function soughtLadder(thought: Thought, { to }: Pick<AiOrder, 'to'>): Rung<Aim, RungKey>[] {
  const { seen } = thought;
  const rule = 'S5.2.2';
  const ofUnit = (figure: (unit: UnitId) => number) => (aim: Aim) => (aim.kind === 'unit' ? figure(aim.place) : 0);
  const objectives = thought.objectives.flat();
  return [
    { rule, rung: 'listedFirst', figure: ({ kind }) => to.indexOf(kind) },
    { rule, rung: 'spentFirst', figure: ofUnit((unit) => Number(!unitOf(seen, unit).spent)) },
    { rule, rung: 'hitFirst', figure: ofUnit((unit) => Number(unitOf(seen, unit).hit === NONE)) },
    { rule, rung: 'nearObjective', figure: ofUnit((unit) => hexesTo(thought, unitOf(seen, unit).at, objectives)) },
  ];
}

// Choices of hexes; the lowest figure is best.

type HexRung = Rung<{ readonly hex: HexId }, RungKey>;

/**
 * S5.3: nearer to the aim, out of fire zones, into the highest DM, towards a flank; R-120: not into a mine. S5.3.2: at
 * low risk, out of fire zones comes first.
 */
export function movementLadder({ thought, order: { lowRisk }, ai, aim }: Assignment): HexRung[] {
  const nearer: HexRung = { rule: 'S5.3', rung: 'fewerHexes', figure: ({ hex }) => hexesTo(thought, hex, aim.hexes) };
  return [
    ...(lowRisk ? [outOfZones(thought, ai, 'S5.3.2'), nearer] : [nearer, outOfZones(thought, ai, 'S5.3')]),
    highestDm(thought, ai, 'S5.3'),
    flankOf(thought, aim.kind === 'unit' ? aim : nearestUnit(thought, ai), 'S5.3'),
    noMine(thought, ai),
  ];
}

/** S4.1.2a: less risk, then towards an objective. */
export function disengageLadder(thought: Thought, ai: UnitId): HexRung[] {
  const objectives = thought.objectives.flat();
  return [
    outOfZones(thought, ai, 'S4.1.2a'),
    highestDm(thought, ai, 'S4.1.2a'),
    { rule: 'S4.1.2a', rung: 'nearObjective', figure: ({ hex }) => hexesTo(thought, hex, objectives) },
    flankOf(thought, nearestUnit(thought, ai), 'S4.1.2a'),
    noMine(thought, ai),
  ];
}

function outOfZones({ seen, zones }: Thought, ai: UnitId, rule: string): HexRung {
  const colour = fearedColour(seen, ai);
  return { rule, rung: 'outOfZones', figure: ({ hex }) => Number(zones.cover(hex, colour)) };
}

function highestDm({ seen }: Thought, ai: UnitId, rule: string): HexRung {
  return { rule, rung: 'highestDm', figure: ({ hex }) => -hexDm(seen, ai, hex) };
}

/** in the flank, or as near to it as possible. */
function flankOf({ seen }: Thought, aim: Aim | null, rule: string): HexRung {
  return { rule, rung: 'flank', figure: ({ hex }) => (aim === null ? 0 : hexesToFlank(seen, hex, aim)) };
}

function nearestUnit(thought: Thought, ai: UnitId): Aim | null {
  const { at } = unitOf(thought.seen, ai);
  let nearest: Aim | null = null;
  // G5.6b: an AI yet to enter has no nearest unit.
  if (at === NONE) return null;
  for (const unit of thought.units) {
    const aim = unitAim(thought, unit);
    if (nearest === null || hexesTo(thought, at, aim.hexes) < hexesTo(thought, at, nearest.hexes)) nearest = aim;
  }
  return nearest;
}

function noMine({ seen }: Thought, ai: UnitId): HexRung {
  const isSafe = typeOf(seen, ai).pioneer;
  return {
    rule: 'S5.3',
    rung: 'noMine',
    figure: ({ hex }) => Number(!isSafe && markerIn(seen, 'mine', hex) !== undefined),
  };
}

/** for the ways to one hex. */
export function wayLadder({ seen, zones }: Thought, ai: UnitId): Rung<ActionWay, RungKey>[] {
  const rule = 'R-205';
  const colour = fearedColour(seen, ai);
  return [
    { rule, rung: 'fewestAp', figure: ({ cost }) => cost },
    { rule, rung: 'fewestInZones', figure: ({ path }) => path.filter((hex) => zones.cover(hex, colour)).length },
    { rule, rung: 'shortestWay', figure: ({ path }) => path.length },
  ];
}

/**
 * G6.0, R-147: the place that helps the AI most: out of the player's fire zones, closest to an objective, in the
 * highest DM, all as for this counter.
 */
export function advantageLadder<C>(
  thought: Thought,
  counter: UnitId,
  rule: string,
  hexOf: (candidate: C) => HexId,
): Rung<C, RungKey>[] {
  const { seen, zones } = thought;
  const objectives = thought.objectives.flat();
  const colour = fearedColour(seen, counter);
  return [
    { rule, rung: 'outOfZones', figure: (each) => Number(zones.cover(hexOf(each), colour)) },
    { rule, rung: 'nearObjective', figure: (each) => hexesTo(thought, hexOf(each), objectives) },
    { rule, rung: 'highestDm', figure: (each) => -hexDm(seen, counter, hexOf(each)) },
  ];
}
