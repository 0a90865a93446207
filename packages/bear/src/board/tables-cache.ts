import type { SightOptions } from './sight-options.ts';
import type { Ground } from './ground.ts';
import type { Tables } from './tables.ts';
import { makeTables } from './tables-make.ts';

/** About 2 megabytes each for a map of four boards; the maps of one match, or of a bench of matches, are fewer. */
const CAPACITY = 8;

/** Those used last in front. */
const kept: Tables[] = [];

/** The tables of a map, made when first asked for and shared; of many maps those used least lately are let go. */
export function tablesFor(ground: Ground, options: SightOptions): Tables {
  const place = kept.findIndex((tables) => tables.ground === ground && isSame(tables.options, options));
  const tables = kept[place] ?? makeTables(ground, options);
  if (place === 0) return tables;
  kept.splice(place === -1 ? CAPACITY - 1 : place, 1);
  kept.unshift(tables);
  return tables;
}

function isSame(a: SightOptions, b: SightOptions): boolean {
  return (
    a.alternatingSides === b.alternatingSides &&
    a.sameLevelPlateau === b.sameLevelPlateau &&
    a.woodsBelowHill === b.woodsBelowHill &&
    a.hillBlindSpot === b.hillBlindSpot
  );
}
