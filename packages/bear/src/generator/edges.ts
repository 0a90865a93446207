import { hexOf, indexOf, step } from '@sandtable/hex';
import { deny, grant, type Verdict } from '@sandtable/kernel';
import { sidesOf } from '../board/ground.ts';
import type { BoardEdge, EffectFrame } from '../model/draft/draft.ts';
import type { HexId, PlayerId, UnitId } from '../model/ids.ts';
import { playerOf, type Seen } from '../model/battle/state.ts';
import { hasEdge } from './entries.ts';
import { freeEdges } from './maps.ts';
import { mustDraft } from './must-draft.ts';
import { playOf } from './plays.ts';
import { hexesAlong, isSameEdge } from './ways.ts';

// G3.7.1b, B5.6: which edges of the map an option may name: b1-right

export type EdgeKey = 'edgeCovered' | 'enemyEdge' | 'notEnemyEdge' | 'ownEdge' | 'noRoadThere' | 'notJoinedByRoad';

/** An edge through which a player's units may come besides: free, and neither his enemy's nor his own already. */
export function judgeExtraEdge(seen: Seen, player: PlayerId, edge: BoardEdge): Verdict<undefined, EdgeKey> {
  const free = judgeFree(seen, edge);
  if (!free.granted) return free;
  if (isEdgeOf(seen, edge, (other) => isEnemy(seen, player, other))) return deny('G3.7.1b', 'enemyEdge');
  const { ways } = mustDraft(seen.view);
  const own = ways[player];
  return own !== undefined && hasEdge(own, edge) ? deny('G3.7.1b', 'ownEdge') : grant();
}

/** Every such edge. */
export function extraEdges(seen: Seen, player: PlayerId): BoardEdge[] {
  return freeEdges(seen.view).filter((edge) => judgeExtraEdge(seen, player, edge).granted);
}

/** An edge over which units leave: one that the enemy comes in by. */
function judgeExit(seen: Seen, frame: Readonly<EffectFrame>, edge: BoardEdge): Verdict<undefined, EdgeKey> {
  const free = judgeFree(seen, edge);
  if (!free.granted) return free;
  const { player } = frame;
  return isEdgeOf(seen, edge, (other) => isEnemy(seen, player, other)) ? grant() : deny('B5.6', 'notEnemyEdge');
}

function judgeFree({ view }: Seen, edge: BoardEdge): Verdict<undefined, EdgeKey> {
  return freeEdges(view).some((free) => isSameEdge(free, edge)) ? grant() : deny('G3.8b', 'edgeCovered');
}

/** Is it one that such a player has for all his units? */
function isEdgeOf(seen: Seen, edge: BoardEdge, isMeant: (player: PlayerId) => boolean): boolean {
  const { ways } = mustDraft(seen.view);
  return seen.view.players.some((_player, place) => {
    const way = ways[place];
    return way !== undefined && isMeant(place) && hasEdge(way, edge);
  });
}

function isEnemy(seen: Seen, player: PlayerId, other: PlayerId): boolean {
  return playerOf(seen, player).side !== playerOf(seen, other).side;
}

/** The hexes of an edge that a road leads into from outside or ends in. */
export function roadHexes({ map }: Seen, edge: BoardEdge): HexId[] {
  const { area, roads } = map.ground;
  return hexesAlong(map, [edge]).filter((hex) =>
    sidesOf(roads[hex] ?? 0).some((side) => indexOf(area, step(hexOf(area, hex), side)) === -1),
  );
}

/** Every hex that roads lead to from these. */
function alongRoads({ map }: Seen, from: readonly HexId[]): ReadonlySet<HexId> {
  const { area, roads } = map.ground;
  const reached = new Set(from);
  for (const hex of reached) {
    for (const side of sidesOf(roads[hex] ?? 0)) {
      const next = area.neighbours[6 * hex + side] ?? -1;
      if (next !== -1) reached.add(next);
    }
  }
  return reached;
}

/** G6.2f: where the units that this option gave come in by road. */
function entranceRoads(seen: Seen, units: readonly UnitId[]): HexId[] {
  const { ways } = mustDraft(seen.view);
  return units.flatMap((unit) =>
    (ways[seen.view.units[unit]?.entry ?? -1]?.edges ?? []).flatMap((edge) => roadHexes(seen, edge)),
  );
}

/** G6.2f: joined by road with where the truck comes in, and another edge than that. */
function judgeRoadExit(seen: Seen, frame: Readonly<EffectFrame>, edge: BoardEdge): Verdict<undefined, EdgeKey> {
  const free = judgeFree(seen, edge);
  if (!free.granted) return free;
  const { units } = playOf(seen, frame);
  const { ways } = mustDraft(seen.view);
  const isEntrance = units.some((unit) =>
    hasEdge({ edges: ways[seen.view.units[unit]?.entry ?? -1]?.edges ?? [] }, edge),
  );
  if (isEntrance) return deny('G6.2f', 'ownEdge');
  const exits = roadHexes(seen, edge);
  if (exits.length === 0) return deny('G6.2f', 'noRoadThere');
  const reached = alongRoads(seen, entranceRoads(seen, units));
  return exits.some((hex) => reached.has(hex)) ? grant() : deny('G6.2f', 'notJoinedByRoad');
}

export function judgeExitEdge(
  seen: Seen,
  frame: Readonly<EffectFrame>,
  byRoad: boolean,
  edge: BoardEdge,
): Verdict<undefined, EdgeKey> {
  return byRoad ? judgeRoadExit(seen, frame, edge) : judgeExit(seen, frame, edge);
}
