import { randomOf } from '@sandtable/kernel';
import { expect, test } from 'vitest';
import { neighbourOver, printHex, terrainAt } from '../../board/map.ts';
import { areEnemies, typeOf, unitAt, unitOf } from '../../model/battle.ts';
import type { Held } from '../../model/state.ts';
import { crowd } from '../../testing/crowd.ts';
import { heldOf } from '../../testing/match.ts';
import { placesOf } from './places.ts';
import { canReach, hasRoom, reachOf } from './reach.ts';
import { type HexId, hexId, NONE, unitId, type UnitId } from '../../model/ids.ts';

/** L7a, L7b by trying every path hex by hex. */
function naiveReach(held: Held, unit: UnitId, extra: number, freely: boolean): string[] {
  const { map } = held;
  const { arm, traits } = typeOf(held, unit);
  const steps = 1 + extra + (traits.includes('riding') ? 1 : 0);
  const ends = new Set<HexId>();
  const walk = (at: HexId, gone: number, onRoads: boolean, stopped: boolean): void => {
    const isAllowed = gone <= (onRoads ? steps + 1 : steps);
    if (!isAllowed) return;
    if (gone > 0 && unitAt(held, at) === NONE) ends.add(at);
    if (stopped || gone > steps) return;
    for (let facing = 0; facing < 6; facing++) {
      const to = neighbourOver(map, 6 * at + facing);
      if (to === NONE) continue;
      const other = unitAt(held, to);
      if (other !== NONE && areEnemies(held, unit, other)) continue;
      const byRoad = map.roads[6 * at + facing] === 1;
      const ground = terrainAt(map, to);
      if (arm === 'artillery' && ground === 'forest' && !byRoad) continue;
      const stops = !byRoad && !freely && (ground === 'forest' || ground === 'hill');
      walk(to, gone + 1, onRoads && byRoad, stops);
    }
  };
  walk(unitOf(held, unit).at, 0, true, false);
  return [...ends].map((hex) => printHex(map, hex)).toSorted();
}

test('L7a L7b the reach of a unit is that of every way tried out', () => {
  const random = randomOf('sfc32:reach');
  for (let place = 0; place < 30; place++) {
    const held = heldOf(crowd(random));
    const places = placesOf(held);
    const stride = { extra: random.below(3), freely: random.below(2) === 0 };
    for (let unit = unitId(0); unit < places.length; unit++) {
      const reach = reachOf(held, unit, places, stride);
      const expected = naiveReach(held, unit, stride.extra, stride.freely);
      expect(reach.map((hex) => printHex(held.map, hex)).toSorted()).toEqual(expected);
      expect(hasRoom(held, unit, places, stride)).toBe(expected.length > 0);
      const able = [...held.map.terrain.keys()].map(hexId).filter((hex) => canReach(held, unit, hex, places, stride));
      expect(able).toEqual(reach.toSorted((one, other) => one - other));
    }
  }
});
