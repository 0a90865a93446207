import { checkPack, defaultPack, type Pack } from '@sandtable/limanowa';
import { must } from '@sandtable/kernel';

/** The pack that comes with the game, checked: plain JSON. A bundle of the command holds what this returns. */
export function packParts(): Pack {
  return must(checkPack(defaultPack));
}
