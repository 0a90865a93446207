import { expect, test } from 'vitest';
import { terrainFigures, TERRAINS } from './terrain.ts';

const NEVER = null;

/** The table of B4.1 as printed in the rulebook: foot, wheeled, tracked, DM, height, cover, track bonus. */
const TABLE = {
  open: [0, 0, 0, 0, 0, 'no', 'yes'],
  lightWoods: [0, 2, 1, 1, 1, 'yes', 'no'],
  heavyWoods: [1, NEVER, 2, 2, 1, 'yes', 'no'],
  woodBuilding: [1, 2, 1, 1, 1, 'yes', 'no'],
  stoneBuilding: [1, 3, 2, 2, 1, 'yes', 'no'],
  plowedField: [0, NEVER, 0, 0, 0, 'no', 'no'],
  water: [4, NEVER, NEVER, -1, 0, 'no', 'no'],
  crops: [0, 0, 0, 0, 0, 'no', 'yes'],
  smallBalka: [1, NEVER, NEVER, 1, 0, 'yes', 'no'],
};

test('B4.1 each terrain has its price for feet, wheels and tracks, and what it does for whoever is in it', () => {
  const yes = (is: boolean): string => (is ? 'yes' : 'no');
  const rows = TERRAINS.map((terrain) => {
    const { cost, dm, stands, isCover, trackBonus } = terrainFigures[terrain];
    return [terrain, [cost.foot, cost.wheeled, cost.tracked, dm, stands ? 1 : 0, yes(isCover), yes(trackBonus)]];
  });
  expect(Object.fromEntries(rows)).toEqual(TABLE);
});

test('B4.1 among all terrain only a stone building may hold a vehicle fast', () => {
  expect(TERRAINS.filter((terrain) => terrainFigures[terrain].bogs)).toEqual(['stoneBuilding']);
});
