import { neighboursOf, typeOf, unitOf } from '../model/battle/battle.ts';
import { type HexId, NONE, type UnitId } from '../model/ids.ts';
import { type ActionWay, waysOfAction } from '../rules/ground/action-ways.ts';
import type { MoveCost } from '../rules/ground/cost.ts';
import { hasSymbols } from '../rules/ground/bonus.ts';
import { OUTSIDE, sideTowards, type MoveStep } from '../rules/ground/way.ts';
import { arrivalHexes } from '../rules/march/enter.ts';
import { bansByEntrance } from '../rules/march/move-group.ts';
import { endOption, enterOption, mayPass, oneHex } from './enter-option.ts';
import { MOST_AP } from './limits.ts';
import { standing } from './standing.ts';
import type { Thought } from './thought.ts';
import type { Why } from './trace.ts';

/** Where one action of an AI can end. */
export interface AiReach {
  /** All hexes worth a look: those beside it, and those that bonus hexes lead to. */
  readonly hexes: readonly HexId[];
  /** May it end there, and for what price at least? */
  enter(hex: HexId, why: Why): MoveCost | null;
  /** by which ways. */
  waysTo(hex: HexId): readonly ActionWay[];
}

/** The hexes beside it. One that is on its way already faces as it likes, so no hex lies behind it (B5.1). */
export function stepReach(thought: Thought, lowRisk: boolean, ai: UnitId, hasMoved = false): AiReach {
  const { seen } = thought;
  const { at } = unitOf(seen, ai);
  const enter: AiReach['enter'] = (hex, why) =>
    enterOption(hasMoved ? turnedTo(thought, ai, hex) : thought, lowRisk, ai, hex, why);
  return {
    hexes: neighboursOf(seen, at),
    enter,
    waysTo: (hex) => {
      const price = enter(hex, null);
      return price === null ? [] : [{ path: [hex], cost: price.cost, dice: price.dice }];
    },
  };
}

function turnedTo(thought: Thought, ai: UnitId, hex: HexId): Thought {
  const { seen } = thought;
  const { at } = unitOf(seen, ai);
  return { ...thought, seen: standing(seen, ai, at, sideTowards(seen.map.ground, at, hex) ?? 0) };
}

export function hasBonus({ seen }: Thought, ai: UnitId): boolean {
  return hasSymbols(typeOf(seen, ai));
}

/** all hexes in which one action can end; on foot those beside it. */
export function actionReach(thought: Thought, lowRisk: boolean, ai: UnitId): AiReach {
  if (!hasBonus(thought, ai)) return stepReach(thought, lowRisk, ai);
  const { seen } = thought;
  const { at } = unitOf(seen, ai);
  const around = neighboursOf(seen, at);
  const waysTo = groupByEnd(waysOfAi(thought, lowRisk, ai));
  const farther = [...waysTo.keys()].filter((hex) => hex !== at && !around.includes(hex)).sort((a, b) => a - b);
  return {
    hexes: [...around, ...farther],
    enter: (hex, why) =>
      endOption(thought, lowRisk, ai, hex, () => cheapest(waysTo.get(hex)) ?? oneHex(thought, ai, hex, why), why),
    waysTo: (hex) => waysTo.get(hex) ?? [],
  };
}

/** G5.6b: all hexes in which one that comes in over the edge of the map can end; with `one` only those at the edge. */
export function entryReach(thought: Thought, lowRisk: boolean, ai: UnitId, one: boolean): AiReach {
  const { seen, command } = thought;
  const first = [...arrivalHexes(seen, ai)]
    .sort((a, b) => a - b)
    .map((to): MoveStep => ({ from: OUTSIDE, facing: unitOf(seen, ai).facing, to }));
  const ways = waysOfAction(seen, ai, (hex) => !one && mayPass(thought, lowRisk, ai, hex), first)
    .filter(({ cost }) => command || cost <= MOST_AP)
    .sort((a, b) => compareWays(a.path, b.path));
  const waysTo = groupByEnd(ways);
  const edge = first.map(({ to }) => to);
  return {
    hexes: [...edge, ...[...waysTo.keys()].filter((hex) => !edge.includes(hex)).sort((a, b) => a - b)],
    enter: (hex, why) =>
      endOption(thought, lowRisk, ai, hex, () => cheapest(waysTo.get(hex)) ?? oneHex(thought, ai, hex, why), why),
    waysTo: (hex) => waysTo.get(hex) ?? [],
  };
}

/** Those it can pay for, in the order of their hexes, so that chance can number them. */
function waysOfAi(thought: Thought, lowRisk: boolean, ai: UnitId): ActionWay[] {
  const { seen, command } = thought;
  const around = neighboursOf(seen, unitOf(seen, ai).at);
  // B7.7.3c: where the first hex is barred, so is all that lies behind it.
  const barred = around.filter((hex) => bansByEntrance(seen, ai, hex).length > 0);
  return waysOfAction(seen, ai, (hex) => mayPass(thought, lowRisk, ai, hex))
    .filter(({ path: [first = NONE], cost }) => !barred.includes(first) && (command || cost <= MOST_AP))
    .sort((a, b) => compareWays(a.path, b.path));
}

function compareWays(a: readonly HexId[], b: readonly HexId[]): number {
  const place = a.findIndex((hex, index) => hex !== b[index]);
  return (a[place] ?? -1) - (b[place] ?? -1);
}

function groupByEnd(ways: readonly ActionWay[]): Map<HexId, ActionWay[]> {
  const groups = new Map<HexId, ActionWay[]>();
  for (const way of ways) {
    const end = way.path.at(-1) ?? NONE;
    const group = groups.get(end);
    if (group === undefined) groups.set(end, [way]);
    else group.push(way);
  }
  return groups;
}

function cheapest(ways: readonly ActionWay[] | undefined): MoveCost | null {
  if (ways === undefined) return null;
  return ways.reduce((best, way) => (way.cost < best.cost ? way : best));
}
