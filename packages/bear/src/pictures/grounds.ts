import type { TerrainName } from '@sandtable/board';
import type { Terrain } from '../board/terrain.ts';

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
