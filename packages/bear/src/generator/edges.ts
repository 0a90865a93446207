import { hexOf, indexOf, step } from '@sandtable/hex';
import { type Asked, deny, grant, judgedSlot, verb, type Verb, type Verdict } from '@sandtable/kernel';
import { sidesOf } from '../board/ground.ts';
import type { BoardEdge, EffectFrame } from '../model/draft/draft.ts';
import { type HexId, hexId, NONE, type PlayerId, playerId, type UnitId } from '../model/ids.ts';
import { type Bear, type BearIo, type Held, playerOf, type Seen } from '../model/battle/state.ts';
import { hasEdge, hexesAlong, isSameEdge } from './ways.ts';
import { freeEdges } from './maps.ts';
import { mustDraft, playOf } from './draft-state.ts';
import { boardEdgeKind } from './word-kinds.ts';

// G3.7.1b, B5.6: the map edges an option may name: `b1-right`.

export type EdgeKey = 'edgeCovered' | 'enemyEdge' | 'notEnemyEdge' | 'ownEdge' | 'noRoadThere' | 'notJoinedByRoad';

export function edgeVerb(name: 'nameEdge' | 'nameExit', option: EdgeOption): Verb<Bear> {
  return verb<Bear, EffectFrame, NameEdge>(name, {
    traits: { by: 'player' },
    says: (phrase) =>
      phrase.slot(
        'edge',
        judgedSlot(
          boardEdgeKind,
          (seen: Seen, { frame }: Asked<EffectFrame>) => option.candidates(seen, frame),
          (seen, { frame }, edge) => option.judge(seen, frame, edge),
        ),
      ),
    resolve: (held, { frame, edge }, io) => option.resolve(held, frame, edge, io),
  });
}

interface EdgeOption {
  candidates(seen: Seen, frame: Readonly<EffectFrame>): readonly BoardEdge[];
  judge(seen: Seen, frame: Readonly<EffectFrame>, edge: BoardEdge): Verdict<undefined, EdgeKey>;
  resolve(held: Held, frame: EffectFrame, edge: BoardEdge, io: BearIo): void;
}

interface NameEdge extends Asked<EffectFrame> {
  readonly edge: BoardEdge;
}

/** A further entry edge for a player: free, not an enemy's, and not already his. */
export function judgeExtraEdge(seen: Seen, player: PlayerId, edge: BoardEdge): Verdict<undefined, EdgeKey> {
  const free = judgeFree(seen, edge);
  if (!free.granted) return free;
  if (isEdgeOf(seen, edge, (other) => isEnemy(seen, player, other))) return deny('G3.7.1b', 'enemyEdge');
  const { ways } = mustDraft(seen.view);
  const own = ways[player];
  return own !== undefined && hasEdge(own, edge) ? deny('G3.7.1b', 'ownEdge') : grant();
}

export function extraEdges(seen: Seen, player: PlayerId): BoardEdge[] {
  return freeEdges(seen.view).filter((edge) => judgeExtraEdge(seen, player, edge).granted);
}

/** An exit edge must be an edge the enemy enters by. */
function judgeExit(seen: Seen, frame: Readonly<EffectFrame>, edge: BoardEdge): Verdict<undefined, EdgeKey> {
  const free = judgeFree(seen, edge);
  if (!free.granted) return free;
  const { player } = frame;
  return isEdgeOf(seen, edge, (other) => isEnemy(seen, player, other)) ? grant() : deny('B5.6', 'notEnemyEdge');
}

function judgeFree({ view }: Seen, edge: BoardEdge): Verdict<undefined, EdgeKey> {
  return freeEdges(view).some((free) => isSameEdge(free, edge)) ? grant() : deny('G3.8b', 'edgeCovered');
}

/** Whether one of these players has it as an entry edge for all his units. */
function isEdgeOf(seen: Seen, edge: BoardEdge, isMeant: (player: PlayerId) => boolean): boolean {
  const { ways } = mustDraft(seen.view);
  return seen.view.players.some((_player, place) => {
    const way = ways[place];
    return way !== undefined && isMeant(playerId(place)) && hasEdge(way, edge);
  });
}

function isEnemy(seen: Seen, player: PlayerId, other: PlayerId): boolean {
  return playerOf(seen, player).side !== playerOf(seen, other).side;
}

/** The edge hexes where a road leaves the map or ends. */
export function roadHexes({ map }: Seen, edge: BoardEdge): HexId[] {
  const { area, roads } = map.ground;
  return hexesAlong(map, [edge]).filter((hex) =>
    sidesOf(roads[hex] ?? 0).some((side) => indexOf(area, step(hexOf(area, hex), side)) === -1),
  );
}

function alongRoads({ map }: Seen, from: readonly HexId[]): ReadonlySet<HexId> {
  const { area, roads } = map.ground;
  const reached = new Set(from);
  for (const hex of reached) {
    for (const side of sidesOf(roads[hex] ?? 0)) {
      const next = hexId(area.neighbours[6 * hex + side] ?? NONE);
      if (next !== -1) reached.add(next);
    }
  }
  return reached;
}

/** G6.2f: the hexes where the units of this option enter by road. */
function entranceRoads(seen: Seen, units: readonly UnitId[]): HexId[] {
  const { ways } = mustDraft(seen.view);
  return units.flatMap((unit) =>
    (ways[seen.view.units[unit]?.entry ?? -1]?.edges ?? []).flatMap((edge) => roadHexes(seen, edge)),
  );
}

/** G6.2f: an edge joined by road to the truck's entry edge, other than that edge. */
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
