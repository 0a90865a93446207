import { enemyOf } from '../../../model/battle/state.ts';
import type { Exit, Terms } from '../../../model/battle/terms.ts';
import type { Side } from '../../../model/pack/unit-type.ts';
import { type Goal, roundsLeft, type CaptainScene } from './scene.ts';
import { fieldTo, fieldToAny, QUARTERS, UNREACHED } from './land.ts';
import type { Piece } from './piece.ts';
import { weights } from './weights.ts';
import { type HexId, NONE, type UnitId } from '../../../model/ids.ts';

const NO_HEXES: readonly HexId[] = [];

export function goalsOf(scene: CaptainScene): void {
  const { view, side } = scene;
  const goals: Goal[] = [];
  scene.goals = goals;
  const early = weights.early + (1 - weights.early) * scene.progress;
  for (const control of view.controls) {
    const points = pointsOf(view.terms, control.at);
    const mine = pointsFor(scene, points[side]) + secretPoints(scene, control.at);
    const theirs = pointsFor(scene, points[enemyOf(side)]);
    const isOurs = control.side === side;
    if (mine + theirs === 0) continue;
    // A marker neither side holds: the enemy has no points from it to lose, so his share counts half.
    const swing = control.side === null ? mine + theirs / 2 : mine + theirs;
    const value = isOurs ? weights.hold * swing * threat(scene, control.at) : swing;
    const prize = isOurs ? 0 : swing * early;
    goals.push({
      kind: 'marker',
      at: control.at,
      value,
      prize,
      isOurs,
      hexes: NO_HEXES,
      units: null,
      distances: null,
      partners: null,
    });
  }
  for (const exit of view.terms.exits) if (exit.side === side) goals.push(...exitGoals(view.terms, exit));
  for (const rule of view.terms.victory) {
    if (rule.kind === 'reached' && rule.side === side)
      goals.push({ ...AREA, kind: 'ground', value: rule.vp, hexes: rule.hexes, units: null });
  }
  scene.hasGround = goals.some(({ kind }) => kind === 'ground');
}

const AREA = { at: NONE, prize: 0, isOurs: false, distances: null, partners: null } as const;

const knownExits = new WeakMap<Exit, readonly Goal[]>();

function exitGoals(terms: Terms, exit: Exit): readonly Goal[] {
  let goals = knownExits.get(exit);
  if (goals === undefined) knownExits.set(exit, (goals = makeExitGoals(terms, exit)));
  return goals;
}

/** B5.6, B19.2a: units that score more by leaving here come first. */
function makeExitGoals({ victory }: Terms, { side, edge, hexes, units }: Exit): Goal[] {
  const rules = victory.flatMap((rule) =>
    rule.kind === 'left' && rule.side === side && rule.edge === edge ? [rule] : [],
  );
  const named = [...new Set(rules.flatMap((rule) => rule.units ?? []))].filter((unit) => units?.includes(unit) ?? true);
  const worthFor = (unit: UnitId): number =>
    rules.reduce((sum, rule) => ((rule.units?.includes(unit) ?? true) ? sum + rule.vp : sum), 0);
  const goals = [...named.map((unit) => ({ value: worthFor(unit), units: [unit] })), { value: worthFor(NONE), units }];
  return goals.flatMap((goal): Goal[] =>
    goal.value > 0 ? [{ ...AREA, ...goal, kind: 'edge', prize: goal.value, hexes }] : [],
  );
}

export function isFor({ units }: Goal, piece: Piece): boolean {
  return units === null || units.includes(piece.unit);
}

/** B19.2a: what a Control Marker scores for a side at the end of each round and of the game. */
interface Points {
  atRoundEnd: number;
  atGameEnd: number;
}

const knownPoints = new WeakMap<Terms, Map<number, Readonly<Record<Side, Points>>>>();

function pointsOf(terms: Terms, at: HexId): Readonly<Record<Side, Points>> {
  let byHex = knownPoints.get(terms);
  if (byHex === undefined) knownPoints.set(terms, (byHex = new Map()));
  let points = byHex.get(at);
  if (points === undefined) byHex.set(at, (points = countPoints(terms, at)));
  return points;
}

function countPoints({ victory, end }: Terms, at: HexId): Readonly<Record<Side, Points>> {
  const points = { german: { atRoundEnd: 0, atGameEnd: 0 }, soviet: { atRoundEnd: 0, atGameEnd: 0 } };
  for (const rule of victory) {
    if (rule.kind !== 'control' || (rule.at ?? at) !== at) continue;
    points[rule.side][rule.when === 'roundEnd' ? 'atRoundEnd' : 'atGameEnd'] += rule.vp;
  }
  // A side that wins by holding all markers wants each of them.
  for (const rule of end) if (rule.kind === 'controlsAll') points[rule.side].atGameEnd += 1;
  return points;
}

function pointsFor({ view }: CaptainScene, { atRoundEnd, atGameEnd }: Points): number {
  return atGameEnd + atRoundEnd * roundsLeft(view);
}

/** B8.3 */
function secretPoints({ view, me }: CaptainScene, at: HexId): number {
  if (me.hand.length === 0) return 0;
  let vp = 0;
  for (const rule of view.terms.victory)
    if (rule.kind === 'objective' && rule.at === at && me.hand.includes(rule.card)) vp += rule.vp;
  return vp;
}

/** The danger to a hex of ours, by the distance of the nearest enemy. */
function threat({ foes, land: { tables, size } }: CaptainScene, at: HexId): number {
  let nearest: number = weights.safeDistance;
  for (const foe of foes) {
    const distance = tables.distances[foe.at * size + at] ?? 0;
    if (foe.isCombat && distance < nearest) nearest = distance;
  }
  return 1 - nearest / weights.safeDistance;
}

// Filled by `drawTo` for one unit, by goal: the unit's share of the pull, and the field of distances.
const pulls: number[] = [];
const fields: Int16Array[] = [];
let drawn = 0;

// The unit that hunts because no goal is left, or null; and the enemy's hexes.
let hunter: Piece | null = null;
let quarry: readonly HexId[] = NO_HEXES;

/** Prepares `pullAt` for one unit. Goals pull nearer units more; lack of time pulls those far away. */
export function drawTo(scene: CaptainScene, piece: Piece): void {
  const { goals, view } = scene;
  const left = roundsLeft(view);
  let strongest = 0;
  drawn = goals.length;
  for (let place = 0; place < goals.length; place++) {
    const goal = goals[place];
    if (goal === undefined) continue;
    const field = fieldOf(scene, goal, piece.lane);
    const far = field[piece.at] ?? UNREACHED;
    fields[place] = field;
    const press = goal.kind === 'ground' ? Math.max(pressOf(far, left), scene.progress) : pressOf(far, left);
    const pull = far >= UNREACHED ? 0 : goal.value * shareOf(scene, goal, piece, far) * press;
    pulls[place] = pull;
    if (pull > strongest) strongest = pull;
  }
  hunter = strongest < weights.hunt && piece.isCombat && hunts(scene) ? piece : null;
  if (hunter !== null) quarry = quarryOf(scene);
}

/** A side that is not ahead must attack. */
function hunts({ view: { vp }, side }: CaptainScene): boolean {
  return vp[side] <= vp[enemyOf(side)];
}

/** The enemies' hexes; if none is in sight, those where they will enter. */
function quarryOf({ foes, view, side }: CaptainScene): readonly HexId[] {
  if (foes.length > 0) return foes.map(({ at }) => at);
  const ways = new Set<number>();
  for (const unit of view.roster) {
    const it = view.units[unit];
    if (it?.fate === 'waiting' && view.players[it.owner]?.side !== side && it.entry >= 0) ways.add(it.entry);
  }
  return [...ways].flatMap((way) => view.terms.entries[way]?.hexes ?? []);
}

/** Without goals, the hunt gets more urgent as time runs out. */
function eagerness({ goals, progress }: CaptainScene): number {
  return goals.length === 0 ? weights.hunt * (1 + weights.urgency * progress) : weights.hunt;
}

function pressOf(far: number, left: number): number {
  const press = far / QUARTERS / (weights.pace * left);
  return Math.min(weights.hurry, Math.max(weights.leisure, press));
}

/**
 * A unit's share in a goal. Edges and ground are for every unit with its passengers, unless the goal is for others. A
 * marker needs one unit to take or keep it, and some to help.
 */
function shareOf(scene: CaptainScene, goal: Goal, piece: Piece, far: number): number {
  if (goal.kind !== 'marker') return isFor(goal, piece) ? 1 + piece.load : 0;
  if (!piece.isCombat || piece.isCarried) return 0;
  const each = goal.isOurs ? weights.hold : weights.follower;
  let share = 1;
  goal.distances ??= distancesTo(scene, scene.own, goal.at);
  for (const its of goal.distances) if (its < far) share *= each;
  // Captains of one side go for different goals.
  goal.partners ??= distancesTo(scene, scene.allies, goal.at);
  for (const its of goal.partners) if (its < far) share *= Math.min(each, weights.partnersGoal);
  return goal.isOurs ? share : Math.max(share, weights.lastFollower);
}

const edgeFields = new WeakMap<readonly number[], Int16Array[]>();

function fieldOf({ land }: CaptainScene, { at, hexes }: Pick<Goal, 'at' | 'hexes'>, lane: number): Int16Array {
  if (at !== -1) return fieldTo(land, lane, at);
  let byLane = edgeFields.get(hexes);
  if (byLane === undefined) edgeFields.set(hexes, (byLane = []));
  return byLane[lane] ?? (byLane[lane] = fieldToAny(land, lane, hexes));
}

function distancesTo({ land }: CaptainScene, pieces: readonly Piece[], at: HexId): number[] {
  const distances: number[] = [];
  for (const piece of pieces)
    if (piece.isCombat && !piece.isCarried) distances.push(fieldTo(land, piece.lane, at)[piece.at] ?? UNREACHED);
  return distances;
}

/** How much the unit of the last `drawTo` is pulled to a hex, by the strongest goal. */
export function pullAt(scene: CaptainScene, hex: HexId): number {
  if (hunter !== null) return -eagerness(scene) * beyondReach(scene, hunter, hex);
  let most = 0;
  for (let goal = 0; goal < drawn; goal++) {
    const far = (fields[goal]?.[hex] ?? UNREACHED) / QUARTERS;
    const pull = (pulls[goal] ?? 0) * (1 - far / weights.farthest);
    if (pull > most) most = pull;
  }
  return most;
}

/** The pull on a unit off the map that may enter at these hexes: at most that of the worst of them. */
export function pullOutside(scene: CaptainScene, gates: readonly HexId[]): number {
  if (hunter === null) return 0;
  return gates.reduce((least, hex) => Math.min(least, pullAt(scene, hex)), 0);
}

/** How many hexes the nearest enemy is beyond a good shot. */
function beyondReach({ land: { tables, size } }: CaptainScene, piece: Piece, hex: HexId): number {
  if (quarry.length === 0) return 0;
  let nearest = 255;
  for (const at of quarry) nearest = Math.min(nearest, tables.distances[at * size + hex] ?? 255);
  return Math.max(0, nearest - Math.max(1, Math.min(piece.reach, Math.floor(piece.range * GOOD_RANGE))));
}

const GOOD_RANGE = 0.6;

/** What entering a hex scores at once: a Control Marker, if no enemy is there. */
export function prizeAt({ goals, foesAt }: CaptainScene, piece: Piece, hex: HexId): number {
  if (!piece.isCombat || (foesAt[hex] ?? 0) > 0) return 0;
  for (const goal of goals) if (goal.at === hex) return goal.prize;
  return 0;
}

export function isDrawnOff({ goals }: CaptainScene): boolean {
  return goals.some(({ kind }) => kind === 'edge');
}

/** B19.2a: the worth of standing in a hex that scores at the end; it grows as the end draws near. */
export function groundAt({ goals, progress }: CaptainScene, piece: Piece, hex: HexId): number {
  let worth = 0;
  for (const { kind, value, hexes } of goals)
    if (kind === 'ground' && hexes.includes(hex)) worth += value * (1 + piece.load);
  return worth * progress * progress;
}

/** AP from a unit to the nearest goal its side does not hold; 0 if there is none. */
export function wayLeft(scene: CaptainScene, piece: Piece): number {
  let nearest = UNREACHED;
  for (const goal of scene.goals) {
    if (!goal.isOurs && isFor(goal, piece))
      nearest = Math.min(nearest, fieldOf(scene, goal, piece.lane)[piece.at] ?? UNREACHED);
  }
  return nearest === UNREACHED ? 0 : nearest / QUARTERS;
}
