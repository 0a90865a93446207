import { must } from '@sandtable/kernel';
import { defaultPack } from './content/pack.ts';
import { type assemblePack, checkPack } from './setup/check-pack.ts';

/** The pack that comes with the game, checked, as plain JSON. A bundle holds what this returns: it was checked when it was made. */
export function packParts(): Parameters<typeof assemblePack>[0] {
  const { counters: _counters, counterPlaces: _places, ...parts } = must(checkPack(defaultPack));
  return parts;
}
