import { hasEnemyIn, neighboursOf, sideOf, typeOf, unitOf, unitsIn } from '../../model/battle.ts';
import { type HexId, NONE, type UnitId } from '../../model/ids.ts';
import type { Seen } from '../../model/state.ts';
import { hexDm, placeDm } from '../../rules/fire/defense.ts';
import { judgeFire } from '../../rules/fire/odds.ts';
import { isGoodInCloseCombat } from '../../rules/fire/power.ts';
import { type ActionWay, waysOfAction } from '../../rules/ground/action-ways.ts';
import { judgeMove, moveFromHere } from '../../rules/ground/bonus.ts';
import type { MoveCost } from '../../rules/ground/cost.ts';
import { hasSymbols } from '../../rules/ground/symbols.ts';
import { OUTSIDE, sideTowards, type Step } from '../../rules/ground/way.ts';
import { arrivalHexes } from '../../rules/march/enter.ts';
import { bansByEntrance } from '../../rules/march/move-group.ts';
import { fearedColour } from '../thought/fire-zones.ts';
import { isUnderFire, standing, type Thought } from '../thought/thought.ts';
import { no, noFor, type Why } from '../thought/trace.ts';

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
    .map((to): Step => ({ from: OUTSIDE, facing: unitOf(seen, ai).facing, to }));
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

/** S5.2, S5.3.2, S5.5: may this AI move into that hex next to it, and for what price? */
export function enterOption(thought: Thought, lowRisk: boolean, ai: UnitId, hex: HexId, why: Why): MoveCost | null {
  return endOption(thought, lowRisk, ai, hex, () => oneHex(thought, ai, hex, why), why);
}

/** The same for a hex that it gets to somehow, for the price named; null if it does not. */
export function endOption(
  thought: Thought,
  lowRisk: boolean,
  ai: UnitId,
  hex: HexId,
  getThere: () => MoveCost | null,
  why: Why,
): MoveCost | null {
  const { seen, command } = thought;
  const side = sideOf(seen, ai);
  const there = unitsIn(seen, hex).filter((unit) => unitOf(seen, unit).carrier !== ai);
  const friend = there.find((unit) => sideOf(seen, unit) === side);
  if (friend !== undefined) return no(why, 'S5.5', 'stacks', { unit: friend });
  const enemies = there.filter((unit) => sideOf(seen, unit) !== side);
  if (enemies.length > 0 && lowRisk) return no(why, 'S5.3.2', 'enemyInHex', { at: hex });
  if (enemies.some((enemy) => hasPenalty(seen, ai, enemy))) return no(why, 'S5.1', 'poorInCloseCombat', { at: hex });
  const price = getThere();
  if (price === null) return null;
  if (price.cost > MOST_AP && !command) return no(why, 'R-202', 'tooDear', { amount: price.cost });
  if (lowRisk && isRisky(thought, ai, hex, why)) return null;
  return price;
}

/** As the hex that is paid for. */
export function oneHex({ seen }: Thought, ai: UnitId, hex: HexId, why: Why): MoveCost | null {
  const moving = judgeMove(seen, ai, moveFromHere(seen, ai, [hex]));
  if (!moving.granted) return noFor(why, moving.reasons);
  const bans = bansByEntrance(seen, ai, hex);
  return bans.length > 0 ? noFor(why, bans) : moving.value;
}

/** may it pass through on its way elsewhere? Never a hex with an enemy; at low risk, no short-range fire zone either. */
export function mayPass({ seen, zones }: Thought, lowRisk: boolean, ai: UnitId, hex: HexId): boolean {
  if (hasEnemyIn(seen, sideOf(seen, ai), hex)) return false;
  return !lowRisk || !zones.coverNear(hex, fearedColour(seen, ai));
}

/** B7.7.3, R-108: it is poor in close combat with that enemy, in the colour it would use. */
export function hasPenalty(seen: Seen, ai: UnitId, enemy: number): boolean {
  const there = standing(seen, ai, unitOf(seen, enemy).at, unitOf(seen, ai).facing);
  const attack = judgeFire(there, ai, enemy);
  if (!attack.granted) return !isGoodInCloseCombat(seen, ai, typeOf(seen, enemy).flank.colour);
  return attack.reasons.some(({ key }) => key === 'poorInCloseCombat');
}

/** S5.3.2: into no short-range fire zone, and into no other without cover, or with less than where it is under fire now. */
function isRisky(thought: Thought, ai: UnitId, hex: HexId, why: Why): boolean {
  const { seen, zones } = thought;
  const colour = fearedColour(seen, ai);
  if (zones.coverNear(hex, colour)) return no(why, 'S5.3.2', 'shortRangeZone', { at: hex }) === null;
  if (!zones.cover(hex, colour)) return false;
  const dm = hexDm(seen, ai, hex);
  if (!isUnderFire(thought, ai)) return dm <= 0 && no(why, 'S5.3.2', 'zoneWithoutCover', { at: hex }) === null;
  return dm < placeDm(seen, ai) && no(why, 'S5.3.2', 'zoneWithLessCover', { at: hex, amount: dm }) === null;
}

/** an AI has no CAPs to pay the rest with, so no action of it costs more AP, but on a Command card. */
export const MOST_AP = 7;
