import {
  type Cell,
  type Edge,
  entryHexes,
  type Facing,
  indexOf,
  joinBoards,
  type JoinedHalfHexes,
  type JoinedMap,
  type Labels,
  opposite,
  parseAxial,
  parseMapAddress,
  type PlacedBoard,
  printAxial,
  printMapAddress,
} from '@sandtable/hex';
import { bad, type Bad, describe, madeOnce, ok, type Problem, type Result } from '@sandtable/kernel';
import { type BoardPlace, makeBareGround, type MapPlan } from './map-plan.ts';
import { type Board, BOARD_FORM, hexOfBoard } from './board.ts';
import { BARE, type Ground, type GroundHex, type HexId, hexId, makeGround } from './ground.ts';

/** The map of a match, made once from its plan and shared; never part of the state. */
export interface BattleMap {
  readonly ground: Ground;
  /** Null for bare ground. */
  readonly joined: JoinedMap | null;
  readonly labels: Labels;
  /** The name shown for each hex: E09; 2-E09 with several boards; 0,0 on bare ground. */
  readonly names: readonly string[];
  readonly places: ReadonlyMap<string, HexId>;
}

export interface MapOptions {
  readonly joinedHalfHexes: JoinedHalfHexes;
  readonly labels: Labels;
}

const DEFAULTS: MapOptions = { joinedHalfHexes: 'playable', labels: 'rowLetter' };

/** Cached, because a match needs its map when its options are read, when it is opened and when it is played. */
const MOST_MAPS = 8;

/** The latest maps of some boards, oldest first. */
const mapsOf = madeOnce((_boards: readonly Board[]) => new Map<string, BattleMap>());

export function makeMap(boards: readonly Board[], plan: MapPlan, options = DEFAULTS, field = 'map'): Result<BattleMap> {
  const { joinedHalfHexes, labels } = options;
  const maps = mapsOf(boards);
  const key = JSON.stringify([plan, joinedHalfHexes, labels]);
  const known = maps.get(key);
  if (known !== undefined) return ok(known);
  const made = mapOf(boards, plan, options, field);
  if (!made.ok) return made;
  const [oldest] = maps.keys();
  if (maps.size >= MOST_MAPS && oldest !== undefined) maps.delete(oldest);
  maps.set(key, made.value);
  return made;
}

function mapOf(boards: readonly Board[], plan: MapPlan, options: MapOptions, field: string): Result<BattleMap> {
  if ('boards' in plan) return joinMap(boards, plan.boards, options, field);
  const made = makeBareGround(plan.bare, `${field}.bare`);
  if (!made.ok) return made;
  const names = made.value.area.hexes.map(printAxial);
  return ok({ ground: made.value, joined: null, labels: options.labels, names, places: placesOf(names) });
}

function placesOf(names: readonly string[]): ReadonlyMap<string, HexId> {
  return new Map(names.map((name, hex) => [name, hexId(hex)]));
}

/** The index of a hex by any of its names; a hex on a seam has one per board. */
export function hexNamed({ ground, joined, labels }: BattleMap, text: string, field = 'hex'): Result<HexId> {
  const quoted = (problems: readonly Problem[]): Bad => ({
    ok: false,
    problems: problems.map((each) => ({ ...each, got: describe(text) })),
  });
  if (joined !== null) {
    const index = parseMapAddress(joined, text, labels, field);
    return index.ok ? ok(hexId(index.value)) : quoted(index.problems);
  }
  const hex = parseAxial(text, field);
  if (!hex.ok) return quoted(hex.problems);
  const index = indexOf(ground.area, hex.value);
  return index === -1 ? bad(field, 'a hex of the map', text) : ok(hexId(index));
}

export function nameOfHex({ names }: BattleMap, hex: HexId): string {
  return names[hex] ?? noHex(hex);
}

/** BG.9: the hexes where units enter over an edge. Bare ground has no edges. */
export function edgeHexes({ joined }: BattleMap, edge: Edge): HexId[] {
  return joined === null ? [] : entryHexes(joined, edge).map(hexId);
}

function joinMap(
  boards: readonly Board[],
  places: readonly BoardPlace[],
  { joinedHalfHexes, labels }: MapOptions,
  field: string,
): Result<BattleMap> {
  const found: Board[] = [];
  const placed: PlacedBoard[] = [];
  const problems: Problem[] = [];
  places.forEach(({ board: id, at, turned = false }, index) => {
    const board = boards.find((each) => each.id === id);
    if (board === undefined) {
      const known = boards.map((each) => each.id).join(', ');
      problems.push({ field: `${field}.boards.${index}.board`, expected: `one of ${known}`, got: describe(id) });
      return;
    }
    found.push(board);
    placed.push({ label: board.label, at, turned });
  });
  if (problems.length > 0) return { ok: false, problems };
  const joined = joinBoards(BOARD_FORM, placed, joinedHalfHexes);
  if (!joined.ok) return { ok: false, problems: joined.problems.map((each) => inPlan(each, field)) };
  const ground = makeGround(joined.value.area, joinedGround(joined.value, found));
  const names = joined.value.drawn.map((_, index) => printMapAddress(joined.value, index, labels));
  return ok({ ground, joined: joined.value, labels, names, places: placesOf(names) });
}

/** The geometry reports `boards[1].label`; in a plan that field is `boards.1.board`. */
function inPlan(problem: Problem, field: string): Problem {
  const place = problem.field.replace(/\[(\d+)\]/, '.$1').replace(/label$/, 'board');
  return { ...problem, field: `${field}.${place}` };
}

/** BG.11: all halves of a completed hex are bare, so they can only add roads. */
function joinedGround({ boards, drawn }: JoinedMap, found: readonly Board[]): GroundHex[] {
  return drawn.map((parts) => {
    const hexes = parts.map(({ board, cell }) => asItLies(found[board], boards[board], cell));
    const [first = BARE] = hexes;
    return { ...first, roads: hexes.flatMap(({ roads }) => roads) };
  });
}

function asItLies(board: Board | undefined, placed: PlacedBoard | undefined, cell: Cell): GroundHex {
  const hex = board === undefined ? BARE : hexOfBoard(board, cell);
  if (placed?.turned !== true) return hex;
  const turned = (sides: readonly Facing[]): Facing[] => sides.map(opposite);
  return { ...hex, roads: turned(hex.roads), walls: turned(hex.walls) };
}

function noHex(hex: HexId): never {
  throw new RangeError(`no hex ${hex} on this map`);
}
