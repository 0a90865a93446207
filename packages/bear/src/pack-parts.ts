import { must } from '@sandtable/kernel';
import { defaultPack } from './content/pack.ts';
import type { PackParts } from './setup/assemble-pack.ts';
import { checkPack } from './setup/check-pack.ts';

/** The parts of a pack that only drafted matches read; the app loads them later. */
export const GENERATOR_LISTS = ['guidelines', 'generatorCards', 'conditionCards', 'aiTiles', 'missionSheets'] as const;

let known: PackParts | undefined;

/** The game's own pack, checked once, as plain JSON. Bundles contain this result, so it need not be checked again. */
export function packParts(): PackParts {
  known ??= checkedParts();
  return known;
}

function checkedParts(): PackParts {
  const { counters: _counters, counterPlaces: _places, ...parts } = must(checkPack(defaultPack));
  return parts;
}
