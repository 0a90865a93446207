import { allOf, demand, denied, deny, grant } from '@sandtable/kernel';
import { hasEnemyIn, neighboursOf, sideOf, typeOf, unitOf, unitsIn } from '../../model/battle/battle.ts';
import { type HexId, NONE, type UnitId } from '../../model/ids.ts';
import type { Seen } from '../../model/battle/state.ts';
import { hexDm, placeDm } from '../../rules/fire/defense.ts';
import { judgeFire } from '../../rules/fire/odds.ts';
import { isGoodInCloseCombat } from '../../rules/fire/power.ts';
import { type ActionWay, waysOfAction } from '../../rules/ground/action-ways.ts';
import { hasSymbols, judgeMove, moveFromHere } from '../../rules/ground/bonus.ts';
import type { MoveCost } from '../../rules/ground/cost.ts';
import { OUTSIDE, sideTowards, type MoveStep } from '../../rules/ground/way.ts';
import { arrivalHexes } from '../../rules/march/enter.ts';
import { bansByEntrance } from '../../rules/march/move-group.ts';
import { fearedColour } from '../thought/fire-zones.ts';
import { isUnderFire, standing, type Thought } from '../thought/thought.ts';
import type { AiVerdict } from '../thought/trace.ts';

/** the most AP an AI may spend on an action, as it has no CAPs for the rest. No limit on a Command card. */
export const MOST_AP = 7;

export interface AiReach {
  /** Adjacent hexes, then those reached by bonus hexes. */
  readonly hexes: readonly HexId[];
  /** Whether it may end there, and the lowest price. */
  enter(hex: HexId): AiVerdict<MoveCost>;
  /** */
  waysTo(hex: HexId): readonly ActionWay[];
}

/** The adjacent hexes. B5.1: after a move it faces any way, so no hex is behind it. */
export function stepReach(thought: Thought, lowRisk: boolean, ai: UnitId, hasMoved = false): AiReach {
  const { seen } = thought;
  const { at } = unitOf(seen, ai);
  const enter: AiReach['enter'] = (hex) =>
    judgeEntering(hasMoved ? turnedTo(thought, ai, hex) : thought, lowRisk, ai, hex);
  return {
    hexes: neighboursOf(seen, at),
    enter,
    waysTo: (hex) => {
      const entering = enter(hex);
      return entering.granted ? [{ path: [hex], cost: entering.value.cost, dice: entering.value.dice }] : [];
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

/** all hexes where one action can end; for foot, only adjacent ones. */
export function actionReach(thought: Thought, lowRisk: boolean, ai: UnitId): AiReach {
  if (!hasBonus(thought, ai)) return stepReach(thought, lowRisk, ai);
  const { seen } = thought;
  const { at } = unitOf(seen, ai);
  const around = neighboursOf(seen, at);
  const waysTo = groupByEnd(waysOfAi(thought, lowRisk, ai));
  const farther = [...waysTo.keys()].filter((hex) => hex !== at && !around.includes(hex)).sort((a, b) => a - b);
  return reachBy(thought, lowRisk, ai, [...around, ...farther], waysTo);
}

/** G5.6b: all hexes where an AI entering over the map edge can end; with `one` only those at the edge. */
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
  const farther = [...waysTo.keys()].filter((hex) => !edge.includes(hex)).sort((a, b) => a - b);
  return reachBy(thought, lowRisk, ai, [...edge, ...farther], waysTo);
}

function reachBy(
  thought: Thought,
  lowRisk: boolean,
  ai: UnitId,
  hexes: readonly HexId[],
  waysTo: ReadonlyMap<HexId, readonly ActionWay[]>,
): AiReach {
  return {
    hexes,
    enter: (hex) =>
      judgeEnd(thought, lowRisk, ai, hex, () => {
        const ways = waysTo.get(hex);
        return ways === undefined ? judgeOneHex(thought, ai, hex) : grant(cheapest(ways));
      }),
    waysTo: (hex) => waysTo.get(hex) ?? [],
  };
}

/** The ways it can pay for, sorted by hexes so that a random tie can number them. */
function waysOfAi(thought: Thought, lowRisk: boolean, ai: UnitId): ActionWay[] {
  const { seen, command } = thought;
  const around = neighboursOf(seen, unitOf(seen, ai).at);
  // B7.7.3c: if the first hex is barred, so is everything behind it.
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

function cheapest(ways: readonly ActionWay[]): MoveCost {
  return ways.reduce((best, way) => (way.cost < best.cost ? way : best));
}

/** S5.2, S5.3.2, S5.5 */
export function judgeEntering(thought: Thought, lowRisk: boolean, ai: UnitId, hex: HexId): AiVerdict<MoveCost> {
  return judgeEnd(thought, lowRisk, ai, hex, () => judgeOneHex(thought, ai, hex));
}

/** As `judgeEntering`, for any hex; `getThere` judges the way. */
function judgeEnd(
  thought: Thought,
  lowRisk: boolean,
  ai: UnitId,
  hex: HexId,
  getThere: () => AiVerdict<MoveCost>,
): AiVerdict<MoveCost> {
  const { seen, command } = thought;
  const side = sideOf(seen, ai);
  const there = unitsIn(seen, hex).filter((unit) => unitOf(seen, unit).carrier !== ai);
  const friend = there.find((unit) => sideOf(seen, unit) === side);
  if (friend !== undefined) return deny('S5.5', 'stacks', { unit: friend });
  const enemies = there.filter((unit) => sideOf(seen, unit) !== side);
  if (enemies.length > 0 && lowRisk) return deny('S5.3.2', 'enemyInHex', { at: hex });
  if (enemies.some((enemy) => hasPenalty(seen, ai, enemy))) return deny('S5.1', 'poorInCloseCombat', { at: hex });
  const way = getThere();
  if (!way.granted) return way;
  const { cost } = way.value;
  if (cost > MOST_AP && !command) return deny('R-202', 'tooDear', { amount: cost });
  return lowRisk
    ? allOf(
        () => judgeRisk(thought, ai, hex),
        () => way,
      )
    : way;
}

function judgeOneHex({ seen }: Thought, ai: UnitId, hex: HexId): AiVerdict<MoveCost> {
  const moving = judgeMove(seen, ai, moveFromHere(seen, ai, [hex]));
  if (!moving.granted) return moving;
  const bans = bansByEntrance(seen, ai, hex);
  return bans.length > 0 ? denied(bans) : moving;
}

/** whether it may pass through: never a hex with an enemy, and at low risk no short-range fire zone. */
function mayPass({ seen, zones }: Thought, lowRisk: boolean, ai: UnitId, hex: HexId): boolean {
  if (hasEnemyIn(seen, sideOf(seen, ai), hex)) return false;
  return !lowRisk || !zones.coverNear(hex, fearedColour(seen, ai));
}

/** B7.7.3, R-108: whether it is poor in close combat with that enemy, in the colour it would use. */
export function hasPenalty(seen: Seen, ai: UnitId, enemy: UnitId): boolean {
  const there = standing(seen, ai, unitOf(seen, enemy).at, unitOf(seen, ai).facing);
  const attack = judgeFire(there, ai, enemy);
  if (!attack.granted) return !isGoodInCloseCombat(seen, ai, typeOf(seen, enemy).flank.colour);
  return attack.reasons.some(({ key }) => key === 'poorInCloseCombat');
}

/**
 * S5.3.2: not into a short-range fire zone, nor into any other without cover, or with less cover than its present hex
 * if under fire.
 */
function judgeRisk(thought: Thought, ai: UnitId, hex: HexId): AiVerdict {
  const { seen, zones } = thought;
  const colour = fearedColour(seen, ai);
  if (zones.coverNear(hex, colour)) return deny('S5.3.2', 'shortRangeZone', { at: hex });
  if (!zones.cover(hex, colour)) return grant();
  const dm = hexDm(seen, ai, hex);
  if (!isUnderFire(thought, ai)) return demand(dm > 0, 'S5.3.2', 'zoneWithoutCover', { at: hex });
  return demand(dm >= placeDm(seen, ai), 'S5.3.2', 'zoneWithLessCover', { at: hex, amount: dm });
}
