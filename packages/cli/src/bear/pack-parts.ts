import { type assemblePack, checkPack, defaultPack } from '@sandtable/bear';
import { must } from '@sandtable/kernel';

/** The pack that comes with the game, checked, as plain JSON. A bundle of the command holds what this returns. */
export function packParts(): Parameters<typeof assemblePack>[0] {
  const { counters: _counters, counterPlaces: _places, ...parts } = must(checkPack(defaultPack));
  return parts;
}
