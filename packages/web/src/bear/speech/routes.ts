import {
  type HexId,
  hexId,
  moveReach,
  nameOfHex,
  NONE,
  type ReachedHex,
  type Seen,
  type UnitId,
  unitId,
  unitOf,
} from '@sandtable/bear';
import type { Sentence } from '@sandtable/kernel';
import type { Overlays } from '../../face/field.ts';
import type { Leg, Route, Routes } from '../../face/position.ts';
import { leaderOf } from '../../saying/saying.ts';
import { isDraft } from '../draft/match-name.ts';
import { threatLine } from '../scene/from-there.ts';
import { askedPlayer, type BearSaying } from './saying.ts';
import { facingToEnemy } from './usual.ts';

/** Routes on a view: several moves in a row, and the bonus hexes of a vehicle. */
export function routesOf(seen: Seen, sayingOf: (words: Sentence) => BearSaying): Routes {
  const isMade = isDraft(seen.view);
  return {
    wayTo: (words, hex) => (isMade ? null : wayTo(sayingOf(words), hexId(hex))),
    reach: (words) => (isMade ? [] : reachOf(sayingOf(words))),
  };
}

const reaches = new WeakMap<object, Map<UnitId, ReadonlyMap<HexId, ReachedHex>>>();
/** AP: nobody plans farther. */
const FARTHEST_PLAN = 14;

/** Cached with the view: the pointer asks hex by hex. */
export function reachFrom(seen: Seen, unit: UnitId): ReadonlyMap<HexId, ReachedHex> {
  const known = reaches.get(seen.view) ?? new Map<UnitId, ReadonlyMap<HexId, ReachedHex>>();
  reaches.set(seen.view, known);
  const found = known.get(unit) ?? new Map(moveReach(seen, unit, FARTHEST_PLAN).map((each) => [each.hex, each]));
  known.set(unit, found);
  return found;
}

/** The unit, if only it or its move has been named: then a distant hex is a destination. Otherwise -1. */
function goerIn(saying: BearSaying): UnitId {
  const { seen, position, words } = saying;
  const leader = unitId(leaderOf(saying));
  if (leader === -1 || !position.isTurn || unitOf(seen, leader).owner !== askedPlayer(saying)) return NONE;
  const [first, verb] = words;
  if (first !== seen.pack.counters[leader]?.word || unitOf(seen, leader).at === -1) return NONE;
  return verb === undefined || verb === 'move' ? leader : NONE;
}

function wayTo(saying: BearSaying, hex: HexId): Route | null {
  const begun = beginningTo(saying, hex);
  if (begun === null) return null;
  const { unit, first, reached } = begun;
  return { unit, goal: hex, first, legs: legsOf(saying.seen, unit, reached) };
}

/** The first move of a route, if it is allowed now, and the whole route. */
export function beginningTo(
  saying: BearSaying,
  hex: HexId,
): { readonly unit: UnitId; readonly first: Sentence; readonly reached: ReachedHex } | null {
  const { seen, game, words } = saying;
  const unit = goerIn(saying);
  const reached = unit === -1 ? undefined : reachFrom(seen, unit).get(hex);
  const [start] = reached?.moves ?? [];
  const [name] = words;
  if (reached === undefined || start === undefined || name === undefined) return null;
  const first = [name, 'move', ...start.map((each) => nameOfHex(seen.map, each))];
  return game.judge(seen.view, first).granted ? { unit, first, reached } : null;
}

/** A route continues from its cheapest point, so a leg costs the difference between the prices of its ends. */
function legsOf(seen: Seen, unit: UnitId, { moves }: ReachedHex): Leg[] {
  const costs = reachFrom(seen, unit);
  const path: HexId[] = [];
  let paid = 0;
  return moves.map((hexes) => {
    path.push(...hexes);
    const end = hexes.at(-1) ?? NONE;
    const { cost = paid, dice = 0 } = costs.get(end) ?? {};
    const price = cost - paid;
    paid = cost;
    return { hexes, price: `${price} AP${dice > 0 ? ' + d6' : ''}`, threat: threatAt(seen, unit, [...path]) };
  });
}

function threatAt(seen: Seen, unit: UnitId, path: readonly HexId[]): string {
  const [facing = unitOf(seen, unit).facing] = facingToEnemy(seen, unit, path.at(-1) ?? NONE) ?? [];
  return threatLine(seen, [{ unit, path, facing }]);
}

/** B14.1: the bonus hexes of one move. */
function reachOf(saying: BearSaying): Overlays {
  const { seen, game, words } = saying;
  const unit = goerIn(saying);
  const [name] = words;
  if (unit === -1 || name === undefined || words.length > 2) return [];
  if (!game.judge(seen.view, [name, 'move']).granted) return [];
  const far = [...reachFrom(seen, unit).values()].filter(
    ({ moves: [only, another] }) => only !== undefined && another === undefined && only.length > 1,
  );
  return far.map(({ hex, cost, dice }) => ({
    kind: 'move',
    at: nameOfHex(seen.map, hex),
    text: `${cost}${dice > 0 ? '+d6' : ''}`,
    barred: false,
    isFar: true,
  }));
}
