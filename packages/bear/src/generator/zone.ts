import { type Area, distance, hexOf } from '@sandtable/hex';
import { terrainAt } from '../board/ground.ts';
import { type Terrain, terrainFigures } from '../board/terrain.ts';
import { neighboursOf } from '../model/battle/battle.ts';
import type { EffectFrame } from '../model/draft/draft.ts';
import { hexesAlong } from '../model/draft/entries.ts';
import type { Whose, Zone } from '../model/pack/effect-step.ts';
import { type HexId, hexId, NONE } from '../model/ids.ts';
import type { Seen } from '../model/battle/state.ts';
import type { Side } from '../model/pack/unit-type.ts';
import { playOf, sideFor } from './draft-state.ts';
import { because, enemiesOnMap, isBuilding, NOTHING, type PlacingTest, type Wish } from './placing-tests.ts';

// G3.7: where an option allows its counters.

export function everyHex({ map }: Seen): readonly HexId[] {
  const { area } = map.ground;
  const known = lists.get(area) ?? area.hexes.map((_hex, place) => hexId(place));
  lists.set(area, known);
  return known;
}

const lists = new WeakMap<Area, readonly HexId[]>();

const GROUNDS: Readonly<Record<NonNullable<Zone['ground']>, (terrain: Terrain, roads: number) => boolean>> = {
  cover: (terrain) => terrainFigures[terrain].isCover,
  open: (terrain) => terrain === 'open',
  building: isBuilding,
  woods: (terrain) => terrain === 'lightWoods' || terrain === 'heavyWoods',
  road: (_terrain, roads) => roads !== 0,
};

export function zoneTests(seen: Seen, frame: Readonly<EffectFrame>, { zone, side }: Wish): PlacingTest[] {
  const tests = landTests(seen, zone, (whose) => sideFor(seen, frame, whose));
  const { nearMarker, apart, clear } = zone;
  const { markers } = playOf(seen, frame);
  if (nearMarker !== undefined)
    tests.push((at) =>
      nearest(seen, at, markers) > nearMarker ? because('G3.7', 'farFromMarker', { at, amount: nearMarker }) : NOTHING,
    );
  if (apart !== undefined) {
    const placed = placedHexes(seen, frame, markers);
    tests.push((at) =>
      placed.some((hex) => apartBy(seen, at, hex) > apart)
        ? because('G3.7', 'farApart', { at, amount: apart })
        : NOTHING,
    );
  }
  if (clear !== undefined && side !== null) {
    const enemies = enemiesOnMap(seen, side).map((unit) => seen.view.units[unit]?.at ?? NONE);
    tests.push((at) =>
      nearest(seen, at, enemies) < clear ? because('G3.7', 'nearToEnemy', { at, amount: clear }) : NOTHING,
    );
  }
  return tests;
}

/** The hexes of the units this step has placed; for Control Markers, of all the option's. */
function placedHexes(
  { view }: Seen,
  { placed, steps, at }: Readonly<EffectFrame>,
  markers: readonly HexId[],
): readonly HexId[] {
  if (steps[at]?.kind === 'controlMarker') return markers;
  return placed.flatMap((unit) => {
    const hex = view.units[unit]?.at ?? NONE;
    return hex === NONE ? [] : [hex];
  });
}

/** The tests of a zone that depend on the map alone: distance from an entry edge, and ground. */
function landTests(seen: Seen, { edge, ground }: Zone, sideOfEdge: (whose: Whose) => Side): PlacingTest[] {
  const { map } = seen;
  const tests: PlacingTest[] = [];
  if (ground !== undefined)
    tests.push((at) =>
      GROUNDS[ground](terrainAt(map.ground, at), map.ground.roads[at] ?? 0)
        ? NOTHING
        : because('G3.7', 'otherGround', { at }),
    );
  if (edge !== undefined) {
    const { least, most } = edge;
    const away = hexesFromEntry(seen, sideOfEdge(edge.whose));
    tests.push((at) => {
      const hexes = away[at] ?? 0;
      if (hexes < least) return because('G3.7', 'nearToEdge', { at, amount: least });
      return hexes > most ? because('G3.7', 'farFromEdge', { at, amount: most }) : NOTHING;
    });
  }
  return tests;
}

/** All hexes of a zone, for Victory Points options about reaching it. */
export function hexesOfZone(seen: Seen, zone: Zone, sideOfEdge: (whose: Whose) => Side): HexId[] {
  const tests = landTests(seen, zone, sideOfEdge);
  return everyHex(seen).filter((at) => tests.every((test) => test(at).length === 0));
}

function nearest(seen: Seen, at: HexId, hexes: readonly HexId[]): number {
  return Math.min(...hexes.map((hex) => apartBy(seen, at, hex)));
}

function apartBy({ map: { ground } }: Seen, a: HexId, b: HexId): number {
  return distance(hexOf(ground.area, a), hexOf(ground.area, b));
}

/** BG.10, R-237: the distance of each hex from the edge chosen for a side, whose hexes count as 1. */
export function hexesFromEntry(seen: Seen, side: Side): readonly number[] {
  const { draft, players } = seen.view;
  const counts = seen.map.ground.area.hexes.map(() => Infinity);
  const queue: HexId[] = players.flatMap((player, place) =>
    player.side === side ? hexesAlong(seen.map, draft?.ways[place]?.edges ?? []) : [],
  );
  for (const hex of queue) counts[hex] = 1;
  for (const hex of queue) {
    for (const next of neighboursOf(seen, hex)) {
      if (counts[next] !== Infinity) continue;
      counts[next] = (counts[hex] ?? 0) + 1;
      queue.push(next);
    }
  }
  return counts;
}
