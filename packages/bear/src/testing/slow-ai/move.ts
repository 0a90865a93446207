import type { Facing } from '@sandtable/hex';
import { unitOf } from '../../model/battle.ts';
import type { AiOrder } from '../../model/ai-order.ts';
import { type Deed, makeDeed } from '../../model/deed.ts';
import type { MoveCost } from '../../rules/ground/cost.ts';
import { judgePivot } from '../../rules/ground/pivot.ts';
import { judgeShelter } from '../../rules/ground/shelter.ts';
import { faceAt, facesWrong, inArc, targetRung } from './arcs.ts';
import { disengagingRungs, hexRungs, nearerHexes, sidewaysHexes } from './hexes.ts';
import { type Aim, hexesTo, hexUnder, isPayable, type Mind, type Plan } from './mind.ts';
import { itself, pick, type Rung } from './pick.ts';
import { enemiesThere, type Going, isRumorType, neighbours, placed, priceTo } from './step.ts';
import { feared } from './zones.ts';

export type MovePlan = Plan<() => Deed>;
export type HexTest = (hex: number) => boolean;

const ANY_HEX: HexTest = () => true;

/** A way that was found, with its price. */
export interface Way extends MoveCost {
  readonly path: readonly number[];
}

export function goingOf({ lowRisk }: Pick<AiOrder, 'lowRisk'>, ai: number): Going {
  return { ai, path: [], lowRisk, hasMoved: false };
}

/** S5.2a: nearer; else to the side. Of those that come into question. */
export function hexesTowards(mind: Mind, going: Going, aim: Aim, fits: HexTest = ANY_HEX): number[] {
  const nearer = nearerHexes(mind, going, aim).filter(fits);
  return nearer.length > 0 ? nearer : sidewaysHexes(mind, going, aim, fits);
}

export function isThere(mind: Mind, ai: number, aim: Aim): boolean {
  return hexesTo(mind, hexUnder(mind.seen, ai), aim) === 0;
}

/** S5.2: towards the aim; if there is no hex to go to it may still turn. */
export const moveTowards: MovePlan = (mind, order, ai, aim) => {
  if (isThere(mind, ai, aim)) return null;
  const going = goingOf(order, ai);
  const hexes = hexesTowards(mind, going, aim);
  if (hexes.length === 0) return turnInstead(mind, order, ai, aim);
  return () => moveDeed(mind, order.action, ai, aim, wayFrom(mind, going, aim, hexes));
};

/** a vehicle goes on by bonus hexes, as long as they are nearer. */
export function wayFrom(mind: Mind, going: Going, aim: Aim, hexes: readonly number[], fits: HexTest = ANY_HEX): Way {
  const path: number[] = [];
  let next = hexes;
  let price: MoveCost = { cost: 0, dice: 0 };
  while (next.length > 0) {
    const hex = pick(mind, next, hexRungs(mind, going.ai, aim), itself);
    price = must(priceTo(mind, { ...going, path }, hex));
    path.push(hex);
    next = nearerHexes(mind, { ...going, path }, aim).filter(fits);
  }
  return { path, cost: price.cost, dice: price.dice };
}

function must<T>(found: T | null | undefined): T {
  if (found === null || found === undefined) throw new Error('a way that cannot be gone');
  return found;
}

/** At the end of a way: into the trench or bunker there, and S5.3.1. */
export function moveDeed(
  mind: Mind,
  action: Deed['action'],
  ai: number,
  aim: Aim | null,
  { path, cost, dice }: Way,
  first: readonly Rung<Facing>[] = [],
): Deed {
  const { seen } = mind;
  const goal = must(path.at(-1));
  const facing = isRumorType(seen, ai) ? null : faceAt(mind, ai, goal, aim, first);
  return makeDeed({ unit: ai, action, path, facing, inside: judgeShelter(seen, ai, goal).granted, cost, dice });
}

function turnInstead(mind: Mind, { action, lowRisk }: AiOrder, ai: number, aim: Aim): (() => Deed) | null {
  const { seen } = mind;
  const pivot = judgePivot(seen, ai);
  if (isRumorType(seen, ai) || !pivot.granted || !isPayable(mind, pivot.value.cost)) return null;
  const { at } = unitOf(seen, ai);
  const flankers = lowRisk ? flankersOf(mind, ai) : [];
  if (lowRisk ? flankers.length === 0 : !facesWrong(mind, ai, aim)) return null;
  const hexes = flankers.map((unit) => hexUnder(seen, unit));
  const first = lowRisk ? [targetRung(mind, at, hexes)] : [];
  return () => makeDeed({ unit: ai, action, facing: faceAt(mind, ai, at, aim, first), cost: pivot.value.cost });
}

/** S5.3.2: they have it in their fire zone, and it has not them in its arc. */
function flankersOf(mind: Mind, ai: number): number[] {
  const { at, facing } = unitOf(mind.seen, ai);
  return feared(mind, ai, at).filter((unit) => !inArc(mind, at, facing, hexUnder(mind.seen, unit)));
}

/** G5.3.4a, R-195: two moves of one hex, or one; it does not come back, and never turns instead. */
export const advance: MovePlan = (mind, order, ai, aim) => {
  const { seen } = mind;
  if (isThere(mind, ai, aim)) return null;
  const start = hexUnder(seen, ai);
  const hexes = hexesTowards(mind, goingOf(order, ai), aim);
  if (hexes.length === 0) return null;
  return () => {
    const first = pick(mind, hexes, hexRungs(mind, ai, aim), itself);
    const one = must(priceTo(mind, goingOf(order, ai), first));
    const there = { ...mind, seen: placed(seen, ai, { at: first, inside: false, hasty: false }) };
    const going: Going = { ...goingOf(order, ai), hasMoved: true };
    const stops = isThere(there, ai, aim) || enemiesThere(mind, first).length > 0;
    const further = stops ? [] : hexesTowards(there, going, aim, (hex) => hex !== start);
    if (further.length === 0) return moveDeed(mind, order.action, ai, aim, { ...one, path: [first] });
    const second = pick(there, further, hexRungs(there, ai, aim), itself);
    const two = must(priceTo(there, going, second));
    const way = { path: [first, second], cost: one.cost + two.cost, dice: one.dice + two.dice };
    return moveDeed(mind, order.action, ai, aim, way);
  };
};

/** S4.1.2a, S4.1.2b: one hex, wherever Low Risk allows it. */
export const disengage: MovePlan = (mind, { action }, ai) => {
  const going = goingOf({ lowRisk: true }, ai);
  const hexes = neighbours(mind, hexUnder(mind.seen, ai)).filter((hex) => priceTo(mind, going, hex) !== null);
  if (hexes.length === 0) return null;
  return () => {
    const hex = pick(mind, hexes, disengagingRungs(mind, ai), itself);
    return moveDeed(mind, action, ai, null, { ...must(priceTo(mind, going, hex)), path: [hex] });
  };
};

/** S4.1.2b: onto the unit next to it. */
export const moveOntoUnit: MovePlan = (mind, { action }, ai, aim) => {
  const { seen } = mind;
  const hex = hexUnder(seen, aim.place);
  if (hexesTo(mind, hexUnder(seen, ai), aim) !== 1) return null;
  const price = priceTo(mind, goingOf({ lowRisk: false }, ai), hex);
  return price === null ? null : () => moveDeed(mind, action, ai, aim, { ...price, path: [hex] });
};
