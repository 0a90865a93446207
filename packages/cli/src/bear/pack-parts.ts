import { type assemblePack, checkPack, defaultPack } from '@sandtable/bear';

/** The pack that comes with the game, checked, as plain JSON. A bundle of the command holds what this returns. */
export function packParts(): Parameters<typeof assemblePack>[0] {
  const pack = checkPack(defaultPack);
  if (!pack.ok) throw new Error('the game’s own pack is invalid');
  const { counters: _counters, counterPlaces: _places, ...parts } = pack.value;
  return parts;
}
