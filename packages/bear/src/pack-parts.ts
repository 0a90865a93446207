import { must } from '@sandtable/kernel';
import { defaultPack } from './content/pack.ts';
import { checkPack, type PackParts } from './setup/check-pack.ts';

/** The game's own pack, checked, as plain JSON. A bundle holds this result, so it need not be checked again. */
export function packParts(): PackParts {
  const { counters: _counters, counterPlaces: _places, ...parts } = must(checkPack(defaultPack));
  return parts;
}
