import { checkPack, defaultPack, type Pack } from '@sandtable/limanowa';

/** The pack that comes with the game, checked: plain JSON. A bundle of the command holds what this returns. */
export function packParts(): Pack {
  const pack = checkPack(defaultPack);
  if (!pack.ok) throw new Error('the game’s own pack is invalid');
  return pack.value;
}
