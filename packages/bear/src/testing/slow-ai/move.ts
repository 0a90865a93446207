import { EVERY_FACING, type Facing } from '@sandtable/hex';
import type { AiOrder } from '../../model/solo/order.ts';
import { type Deed, makeDeed } from '../../model/solo/turn.ts';
import { judgeShelter } from '../../rules/ground/shelter.ts';
import { faceAt, inArc, targetRung, turnInstead, turnToFlanker } from './arcs.ts';
import { fireAt, shotDeed, type SlowAttack } from './fire.ts';
import { disengagingRungs, hexesTowards, hexRungs } from './hexes.ts';
import { type Aim, hexesTo, hexUnder, type Mind, type Planner, type SlowPlan, targetOf } from './mind.ts';
import { itself, pick, type Rung } from './pick.ts';
import { enemiesThere, isRumorType, must, placed } from './step.ts';
import { goalOf, type MoveManner, pickWay, type SlowWay, waysOf } from './ways.ts';
import type { HexId, UnitId } from '../../model/ids.ts';

function goingOf({ lowRisk }: Pick<AiOrder, 'lowRisk'>, ai: UnitId): MoveManner {
  return { ai, lowRisk, oneHex: false, turnsFreely: false };
}

function isThere(mind: Mind, ai: UnitId, aim: Aim): boolean {
  return hexesTo(mind, hexUnder(mind.seen, ai), aim) === 0;
}

/** A plan without an attack. */
export function planned(deed: () => Deed): SlowPlan {
  return { deed, defense: null };
}

/** The hexes it may end in, each once, without its own. */
function endsOf({ seen }: Mind, ai: UnitId, ways: readonly SlowWay[]): HexId[] {
  return [...new Set(ways.map(goalOf))].filter((hex) => hex !== hexUnder(seen, ai));
}

/** S5.2: towards the aim; with no hex to go to it may still turn. R-215: so may an AI that is there. */
export const moveTowards: Planner = (mind, order, ai, aim) => {
  if (isThere(mind, ai, aim)) return aim.kind !== 'unit' ? turnInstead(mind, order, ai, aim) : null;
  const going = goingOf(order, ai);
  const ways = waysOf(mind, going);
  const hexes = hexesTowards(mind, going, aim, endsOf(mind, ai, ways));
  if (hexes.length === 0) return turnInstead(mind, order, ai, aim);
  return planned(() =>
    moveDeed(mind, order.action, ai, aim, chooseWay(mind, ai, ways, hexes, hexRungs(mind, going, aim))),
  );
};

/** the best end, then the way to it. */
function chooseWay(
  mind: Mind,
  ai: UnitId,
  ways: readonly SlowWay[],
  hexes: readonly HexId[],
  rungs: readonly Rung<HexId>[],
): SlowWay {
  const goal = pick(mind, hexes, rungs, itself);
  return pickWay(
    mind,
    ai,
    ways.filter((way) => goalOf(way) === goal),
  );
}

/** At the end of a way: into the trench or bunker there, and S5.3.1. */
function moveDeed(
  mind: Mind,
  action: Deed['action'],
  ai: UnitId,
  aim: Aim | null,
  { path, cost, dice }: SlowWay,
  first: readonly Rung<Facing>[] = [],
): Deed {
  const { seen } = mind;
  const goal = must(path.at(-1));
  const facing = isRumorType(seen, ai) ? null : faceAt(mind, ai, goal, aim, first);
  return makeDeed({ unit: ai, action, path, facing, inside: judgeShelter(seen, ai, goal).granted, cost, dice });
}

/** G5.3.4a, R-195: two moves of one hex, or one; it does not come back, and never turns instead. */
export const advance: Planner = (mind, order, ai, aim) => {
  const { seen } = mind;
  if (isThere(mind, ai, aim)) return null;
  const start = hexUnder(seen, ai);
  const going: MoveManner = { ...goingOf(order, ai), oneHex: true };
  const ways = waysOf(mind, going);
  const hexes = hexesTowards(mind, going, aim, endsOf(mind, ai, ways));
  if (hexes.length === 0) return null;
  return planned(() => {
    const one = chooseWay(mind, ai, ways, hexes, hexRungs(mind, going, aim));
    const first = goalOf(one);
    const there = { ...mind, seen: placed(seen, ai, { at: first, inside: false, hasty: false }) };
    const on: MoveManner = { ...going, turnsFreely: true };
    const stops = isThere(there, ai, aim) || enemiesThere(mind, first).length > 0;
    const waysOn = stops ? [] : waysOf(there, on).filter((way) => goalOf(way) !== start);
    const further = hexesTowards(there, on, aim, endsOf(there, ai, waysOn));
    if (further.length === 0) return moveDeed(mind, order.action, ai, aim, one);
    const two = chooseWay(there, ai, waysOn, further, hexRungs(there, on, aim));
    const way = { path: [...one.path, ...two.path], cost: one.cost + two.cost, dice: one.dice + two.dice };
    return moveDeed(mind, order.action, ai, aim, way);
  });
};

/** S4.1.2a, S4.1.2b: wherever Low Risk allows; R-210: if nowhere, it may turn to a flanker. */
export const disengage: Planner = (mind, { action }, ai) => {
  const ways = waysOf(mind, goingOf({ lowRisk: true }, ai));
  const hexes = endsOf(mind, ai, ways);
  if (hexes.length === 0) return turnToFlanker(mind, action, ai, null);
  return planned(() => {
    const way = chooseWay(mind, ai, ways, hexes, disengagingRungs(mind, ai));
    return moveDeed(mind, action, ai, null, way);
  });
};

/** S4.1.2b: onto the unit next to it, a single hex. */
export const moveOntoUnit: Planner = (mind, { action }, ai, aim) => {
  const { seen } = mind;
  const hex = hexUnder(seen, targetOf(aim));
  const ways = waysOf(mind, { ...goingOf({ lowRisk: false }, ai), oneHex: true });
  const way = ways.find((each) => goalOf(each) === hex);
  return way === undefined ? null : planned(() => moveDeed(mind, action, ai, aim, way));
};

/** both halves must be possible, or at least the first, by the option. */
export const moveAndFire: Planner = (mind, order, ai, aim) => {
  const { seen } = mind;
  if (isRumorType(seen, ai) || isThere(mind, ai, aim)) return null;
  const going = goingOf(order, ai);
  const isBoth = seen.view.options.combinedOrders === 'both';
  const ways = waysOf(mind, going);
  const ends = endsOf(mind, ai, ways).filter((hex) => !isBoth || fireFrom(mind, order, ai, aim, hex) !== null);
  const hexes = hexesTowards(mind, going, aim, ends);
  if (hexes.length === 0) return null;
  return planned(() => {
    const way = chooseWay(mind, ai, ways, hexes, hexRungs(mind, going, aim));
    const goal = goalOf(way);
    const fire = fireFrom(mind, order, ai, aim, goal);
    const first = fire === null ? [] : [targetRung(mind, goal, aim.hexes)];
    const deed = moveDeed(mind, order.action, ai, aim, way, first);
    return fire === null ? deed : shotDeed(mind, deed, targetOf(aim), { ...fire, cost: deed.cost + fire.cost });
  });
};

/** From another hex, facing the target, inside any shelter there. */
function fireFrom(mind: Mind, order: AiOrder, ai: UnitId, aim: Aim, hex: HexId): SlowAttack | null {
  const { seen } = mind;
  const facing = EVERY_FACING.find((each) => inArc(mind, hex, each, hexUnder(seen, targetOf(aim)))) ?? 0;
  const inside = judgeShelter(seen, ai, hex).granted;
  const there = placed(seen, ai, { at: hex, facing, inside, hasty: false });
  return fireAt(mind, there, { order, ai, target: targetOf(aim), grouped: false });
}
