import { must } from '@sandtable/kernel';
import { defaultPack } from './content/pack.ts';
import type { PackParts } from './setup/assemble-pack.ts';
import { checkPack } from './setup/check-pack.ts';

/** What only drafted matches read of a pack: the app loads it later. */
export const GENERATOR_LISTS = ['guidelines', 'generatorCards', 'conditionCards', 'aiTiles', 'missionSheets'] as const;

/** The game's own pack, checked, as plain JSON. A bundle holds this result, so it need not be checked again. */
export function packParts(): PackParts {
  const { counters: _counters, counterPlaces: _places, ...parts } = must(checkPack(defaultPack));
  return parts;
}
