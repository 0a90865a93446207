import { must } from '@sandtable/kernel';
import { defaultPack } from './content/pack.ts';
import type { Pack } from './model/pack.ts';
import { checkPack } from './setup/check-pack.ts';

/** The pack that comes with the game, checked: plain JSON. A bundle holds what this returns: it was checked when it was made. */
export function packParts(): Pack {
  return must(checkPack(defaultPack));
}
