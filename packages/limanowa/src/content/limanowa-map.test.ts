import { expect, test } from 'vitest';
import { hexAt, makeMap, neighbourOver, placeOf, printHex, rangeTo, readHex, terrainAt } from '../board/map.ts';
import type { MapPlace } from '../model/mission.ts';
import { pack } from '../testing/match.ts';
import { explainGround } from '../words/names.ts';
import { limanowaMap } from './limanowa-map.ts';
import { hexId, type HexId, NONE } from '../model/ids.ts';

const map = makeMap(limanowaMap);
const at = (...place: MapPlace): HexId => hexAt(map, place);
const neighboursOf = (...place: MapPlace): string[] =>
  [...map.area.neighbours.slice(6 * at(...place), 6 * at(...place) + 6)]
    .filter((hex) => hex >= 0)
    .map((hex) => printHex(map, hexId(hex)))
    .sort();

test('L1c, L2.2a the map has 12 columns and 11 rows of hexes, each named by column and row', () => {
  expect(map.terrain).toHaveLength(132);
  expect(printHex(map, at(6, 4))).toBe('0604');
  expect(readHex(map, '1110')).toBe(at(11, 10));
  for (const off of ['1204', '0011', '64', '06041']) expect(readHex(map, off)).toBeUndefined();
  expect([at(-1, 0), at(12, 0), at(0, 11)]).toEqual([-1, -1, -1]);
});

test('L2.1a, L2.1b, L2.1c, L2.1d ground is open, forest, hill or town, with the DV of the ruleset', () => {
  const count = (terrain: string): number =>
    Array.from(map.terrain, (_letter, hex) => terrainAt(map, hexId(hex))).filter((each) => each === terrain).length;
  expect({ forest: count('forest'), hill: count('hill'), town: count('town'), open: count('open') }).toEqual({
    forest: 38,
    hill: 11,
    town: 16,
    open: 67,
  });
  expect([pack.ruleset.forestDv, pack.ruleset.hillDv, pack.ruleset.townDv]).toEqual([3, 1, 1]);
});

test('L2.2b towns and heights have their names', () => {
  const named = limanowaMap.names.map(({ at: place, name }) => [name, terrainAt(map, hexAt(map, place))]);
  expect(named.filter(([, terrain]) => terrain === 'town')).toHaveLength(16);
  expect(named.filter(([, terrain]) => terrain === 'hill').map(([name]) => name)).toEqual(['Jabłoniec', 'Golców']);
  expect(explainGround(map, at(3, 3))).toBe('Limanowa (0303), town, road');
  expect(explainGround(map, at(11, 10))).toBe('Bardejov (1110), town, road');
  expect(explainGround(map, at(0, 0))).toBe('0000, open ground');
});

test('L2.1e, L2.2c roads run from hex to hex, both ways, and join every town but none twice', () => {
  const crossed = map.roads.reduce((sum, side) => sum + side, 0);
  const edges = limanowaMap.roads.reduce((sum, road) => sum + road.length - 1, 0);
  expect(crossed).toBe(2 * edges);
  const reached = new Set([at(6, 4)]);
  for (const hex of reached)
    for (let side = 0; side < 6; side++)
      if (map.roads[6 * hex + side] === 1) reached.add(neighbourOver(map, 6 * hex + side));
  const towns = limanowaMap.names
    .map(({ at: place }) => place)
    .filter((place) => terrainAt(map, at(...place)) === 'town');
  expect(towns.filter((place) => !reached.has(at(...place)))).toEqual([]);
});

test('L2.1f rivers are chains of neighbours and nothing more: no table knows them', () => {
  for (const river of limanowaMap.rivers)
    river
      .slice(1)
      .forEach((place, index) => expect(rangeTo(map, at(...place), at(...(river[index] ?? place)))).toBe(1));
  const { roads, terrain } = makeMap({ ...limanowaMap, rivers: [] });
  expect({ roads, terrain }).toEqual({ roads: map.roads, terrain: map.terrain });
});

test('L2.2d neighbours: odd rows are shifted half a hex to the right; range is the least number of steps', () => {
  expect(neighboursOf(6, 4)).toEqual(['0503', '0504', '0505', '0603', '0605', '0704']);
  expect(neighboursOf(5, 5)).toEqual(['0405', '0504', '0506', '0604', '0606', '0605'].sort());
  expect(neighboursOf(0, 0)).toEqual(['0001', '0100']);
  expect(rangeTo(map, at(6, 4), at(6, 7))).toBe(3);
  expect(rangeTo(map, at(0, 0), at(11, 10))).toBe(16);
  expect(rangeTo(map, NONE, at(0, 0))).toBe(255);
  expect(placeOf(map, at(7, 9))).toEqual([7, 9]);
});
