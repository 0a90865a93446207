import { EVERY_FACING } from '@sandtable/hex';
import type { AiOrder } from '../../model/ai-order.ts';
import { judgeShelter } from '../../rules/ground/shelter.ts';
import { inArc, targetRung } from './arcs.ts';
import { type SlowAttack, fireAt } from './fire.ts';
import { hexesTowards, hexRungs } from './hexes.ts';
import { type Aim, hexUnder, type Mind, type Planner } from './mind.ts';
import { chooseWay, endsOf, goingOf, isThere, moveDeed, planned } from './move.ts';
import { shotDeed } from './shot-deed.ts';
import { isRumorType, placed } from './step.ts';
import { goalOf, waysOf } from './ways.ts';

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
    return fire === null ? deed : shotDeed(mind, deed, aim.place, { ...fire, cost: deed.cost + fire.cost });
  });
};

/** From another hex, facing the target, inside any shelter there. */
function fireFrom(mind: Mind, order: AiOrder, ai: number, aim: Aim, hex: number): SlowAttack | null {
  const { seen } = mind;
  const facing = EVERY_FACING.find((each) => inArc(mind, hex, each, hexUnder(seen, aim.place))) ?? 0;
  const inside = judgeShelter(seen, ai, hex).granted;
  const there = placed(seen, ai, { at: hex, facing, inside, hasty: false });
  return fireAt(mind, there, { order, ai, target: aim.place, grouped: false });
}
