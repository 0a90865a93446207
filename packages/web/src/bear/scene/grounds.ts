import type { Terrain } from '@sandtable/bear';
import type { TerrainName } from '@sandtable/board';

/** What the board draws for each terrain. */
export const GROUNDS: Readonly<Record<Terrain, TerrainName>> = {
  open: 'open',
  crops: 'crops',
  plowedField: 'plowedField',
  smallBalka: 'gully',
  water: 'water',
  lightWoods: 'lightWoods',
  heavyWoods: 'heavyWoods',
  woodBuilding: 'woodBuilding',
  stoneBuilding: 'stoneBuilding',
};
