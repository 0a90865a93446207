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
import type { HexId, UnitId } from '../../model/ids.ts';

/** The hexes in the order entered, and their cost. */
export interface SlowWay extends MoveCost {
  readonly path: readonly HexId[];
}

/** How an AI moves. */
export interface MoveManner {
  readonly ai: UnitId;
  readonly lowRisk: boolean;
  /** a single hex, without bonus. */
  readonly oneHex: boolean;
  /** B5.1: it has just arrived and faces as it likes. */
  readonly turnsFreely: boolean;
}

export function goalOf({ path }: SlowWay): HexId {
  return must(path.at(-1));
}

/** every way of one move action to an allowed end. Asked for again with every target. */
export function waysOf(mind: Mind, going: MoveManner): readonly SlowWay[] {
  return knownWays(mind.seen, JSON.stringify([mind.command, going]), () => findWays(mind, going));
}

const knownWays = once<readonly SlowWay[]>();

function findWays(mind: Mind, going: MoveManner): SlowWay[] {
  const { ai, lowRisk } = going;
  return waysOn(mind, going, []).filter((way) => isPayable(mind, way.cost) && isEnd(mind, ai, goalOf(way), lowRisk));
}

/** All continuations hex by hex, no hex twice, none beyond an enemy. */
function waysOn(mind: Mind, going: MoveManner, path: readonly HexId[]): SlowWay[] {
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

function priceOf({ seen }: Mind, { ai, turnsFreely }: MoveManner, path: readonly HexId[]): MoveCost | null {
  const facing = sideTowards(seen.map.ground, hexUnder(seen, ai), must(path[0]));
  const turned = turnsFreely ? placed(seen, ai, { facing: facing ?? unitOf(seen, ai).facing }) : seen;
  const verdict = judgeMove(turned, ai, moveFromHere(turned, ai, path));
  return verdict.granted ? { cost: verdict.value.cost, dice: verdict.value.dice } : null;
}

/** of the ways to one end, the one with fewest AP, then fewest hexes in fire zones, then the shortest. */
export function pickWay(mind: Mind, ai: UnitId, ways: readonly SlowWay[]): SlowWay {
  const [only] = ways;
  if (only !== undefined && ways.length === 1) return only;
  const inZones = (path: readonly HexId[]): number => path.filter((hex) => !isFree(mind, ai, hex)).length;
  const rungs: Rung<SlowWay>[] = [
    { rung: 'fewestAp', figure: ({ cost }) => cost },
    { rung: 'fewestInZones', figure: ({ path }) => inZones(path) },
    { rung: 'shortestWay', figure: ({ path }) => path.length },
  ];
  return pick(mind, ways, rungs, ({ path }) => mind.wayNumbers.get(path.join()) ?? -1);
}
