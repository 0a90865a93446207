import { once } from './once.ts';
import { unitOf } from '../../model/battle/battle.ts';
import { judgeMove, moveFromHere } from '../../rules/ground/bonus.ts';
import type { MoveCost } from '../../rules/ground/cost.ts';
import { sideTowards } from '../../rules/ground/way.ts';
import { bansByEntrance } from '../../rules/march/move-group.ts';
import { hexUnder, isPayable, type Mind } from './mind.ts';
import { pick, type Rung } from './pick.ts';
import { enemiesThere, isEnd, isForbidden, must, neighbours, placed } from './step.ts';
import { isFree } from './zones.ts';

/** Hexes in the order in which they are entered, and what that costs. */
export interface Way extends MoveCost {
  readonly path: readonly number[];
}

/** How an AI goes. */
export interface Going {
  readonly ai: number;
  readonly lowRisk: boolean;
  /** a single hex, whatever bonus there is. */
  readonly oneHex: boolean;
  /** B5.1: it has come here just now and faces as it likes. */
  readonly turnsFreely: boolean;
}

export function goalOf({ path }: Way): number {
  return must(path.at(-1));
}

/** every way of one move action that it may end where it does. They are asked for with every target anew. */
export function waysOf(mind: Mind, going: Going): readonly Way[] {
  return knownWays(mind.seen, JSON.stringify([mind.command, going]), () => findWays(mind, going));
}

const knownWays = once<readonly Way[]>();

function findWays(mind: Mind, going: Going): Way[] {
  const { ai, lowRisk } = going;
  return waysOn(mind, going, []).filter((way) => isPayable(mind, way.cost) && isEnd(mind, ai, goalOf(way), lowRisk));
}

/** All that begin so, hex by hex, none of them twice: nobody goes on from where there is an enemy. */
function waysOn(mind: Mind, going: Going, path: readonly number[]): Way[] {
  const { seen } = mind;
  const { ai, lowRisk, oneHex } = going;
  const at = path.at(-1) ?? hexUnder(seen, ai);
  if (path.length > 0 && (oneHex || enemiesThere(mind, at).length > 0)) return [];
  return neighbours(mind, at).flatMap((hex) => {
    if (path.length === 0 && bansByEntrance(seen, ai, hex).length > 0) return [];
    if (path.includes(hex)) return [];
    if (lowRisk && isForbidden(mind, ai, hex)) return [];
    const further = [...path, hex];
    const price = priceOf(mind, going, further);
    return price === null ? [] : [{ path: further, ...price }, ...waysOn(mind, going, further)];
  });
}

function priceOf({ seen }: Mind, { ai, turnsFreely }: Going, path: readonly number[]): MoveCost | null {
  const facing = sideTowards(seen.map.ground, hexUnder(seen, ai), must(path[0]));
  const turned = turnsFreely ? placed(seen, ai, { facing: facing ?? unitOf(seen, ai).facing }) : seen;
  const verdict = judgeMove(turned, ai, moveFromHere(turned, ai, path));
  return verdict.granted ? { cost: verdict.value.cost, dice: verdict.value.dice } : null;
}

/** of the ways to one end that for the fewest AP, then through the fewest hexes in fire zones, then the shortest. */
export function pickWay(mind: Mind, ai: number, ways: readonly Way[]): Way {
  const [only] = ways;
  if (only !== undefined && ways.length === 1) return only;
  const inZones = (path: readonly number[]): number => path.filter((hex) => !isFree(mind, ai, hex)).length;
  const rungs: Rung<Way>[] = [
    { rung: 'fewestAp', figure: ({ cost }) => cost },
    { rung: 'fewestInZones', figure: ({ path }) => inZones(path) },
    { rung: 'shortestWay', figure: ({ path }) => path.length },
  ];
  return pick(mind, ways, rungs, ({ path }) => mind.wayNumbers.get(path.join()) ?? -1);
}
