import { hexOf, indexOf, step } from '@sandtable/hex';
import { type Asked, deny, grant, judgedSlot, verb, type Verb, type Verdict } from '@sandtable/kernel';
import { sidesOf } from '../board/ground.ts';
import type { BoardEdge, DraftPlay, EffectFrame } from '../model/draft/draft.ts';
import { type HexId, hexId, NONE, type PlayerId, type UnitId } from '../model/ids.ts';
import { type Bear, type BearIo, type Held, playerOf, type Seen } from '../model/battle/state.ts';
import { entrances, freeEdges, hasEdge, hexesAlong, isEdgeOf, isEnemyEdge } from '../model/draft/entries.ts';
import { mustDraft, playOf, stepsOfPlay } from './draft-state.ts';
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
  if (isEnemyEdge(seen, player, edge)) return deny('G3.7.1b', 'enemyEdge');
  return isEdgeOf(seen.view, edge, (other) => other === player) ? deny('G3.7.1b', 'ownEdge') : grant();
}

export function extraEdges(seen: Seen, player: PlayerId): BoardEdge[] {
  return freeEdges(seen.view).filter((edge) => judgeExtraEdge(seen, player, edge).granted);
}

/** an exit edge must be one that was chosen for the enemy. */
function judgeExit(seen: Seen, { player }: Readonly<EffectFrame>, edge: BoardEdge): Verdict<undefined, EdgeKey> {
  const free = judgeFree(seen, edge);
  if (!free.granted) return free;
  return enemySides(seen, player).some((edges) => hasEdge(edges, edge)) ? grant() : deny('B5.6', 'notEnemyEdge');
}

/** G2.1.6, R-237: the entry edges of his enemies: each a whole straight side, and each once. */
export function enemySides(seen: Seen, player: PlayerId): (readonly BoardEdge[])[] {
  const { side } = playerOf(seen, player);
  const sides: (readonly BoardEdge[])[] = [];
  seen.view.players.forEach((other, place) => {
    const { edges = [] } = mustDraft(seen.view).ways[place] ?? {};
    const [first] = edges;
    if (other.side === side || first === undefined) return;
    if (!sides.some((each) => hasEdge(each, first))) sides.push(edges);
  });
  return sides;
}

/** B5.6: the edges over which a half lets units leave: a road's edge alone, otherwise the enemy's whole side. */
export function exitOf(seen: Seen, play: DraftPlay): readonly BoardEdge[] {
  const { exit, player } = play;
  if (exit === null) return [];
  const isByRoad = stepsOfPlay(seen.pack, play).some((each) => each.kind === 'exitEdge' && each.byRoad);
  const whole = isByRoad ? undefined : enemySides(seen, player).find((edges) => hasEdge(edges, exit));
  return whole ?? [exit];
}

function judgeFree({ view }: Seen, edge: BoardEdge): Verdict<undefined, EdgeKey> {
  return hasEdge(freeEdges(view), edge) ? grant() : deny('G3.8b', 'edgeCovered');
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

/** All edges that a waiting unit may enter by as things stand. */
export function entrancesFor(seen: Seen, unit: UnitId): BoardEdge[] {
  const way = mustDraft(seen.view).ways[seen.view.units[unit]?.entry ?? NONE];
  return way === undefined ? [] : entrances(seen, way);
}

/** G6.2f: the hexes where the units of this option enter by road. */
function entranceRoads(seen: Seen, units: readonly UnitId[]): HexId[] {
  return units.flatMap((unit) => entrancesFor(seen, unit).flatMap((edge) => roadHexes(seen, edge)));
}

/** G6.2f: an edge joined by road to the truck's entry edge, other than that edge. */
function judgeRoadExit(seen: Seen, frame: Readonly<EffectFrame>, edge: BoardEdge): Verdict<undefined, EdgeKey> {
  const free = judgeFree(seen, edge);
  if (!free.granted) return free;
  const { units } = playOf(seen, frame);
  if (units.some((unit) => hasEdge(entrancesFor(seen, unit), edge))) return deny('G6.2f', 'ownEdge');
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
