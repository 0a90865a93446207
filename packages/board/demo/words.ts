import type { Ground, TerrainName } from '../src/index.ts';

const TERRAIN_WORDS: Readonly<Record<TerrainName, string>> = {
  open: 'open ground',
  crops: 'crops',
  plowedField: 'plowed field',
  gully: 'small balka',
  marsh: 'marsh',
  water: 'water',
  lightWoods: 'light woods',
  heavyWoods: 'heavy woods',
  woodBuilding: 'wooden houses',
  stoneBuilding: 'stone houses',
  ridge: 'ridge',
  town: 'town',
};

/** 'E09, light woods, hill 1, road' */
export function groundWords(name: string, { terrain, level, roads, walls }: Ground): string {
  const more = [level > 0 ? `hill ${level}` : '', roads.length > 0 ? 'road' : '', walls.length > 0 ? 'wall' : ''];
  return [name, TERRAIN_WORDS[terrain], ...more].filter((each) => each !== '').join(', ');
}
