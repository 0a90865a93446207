import { must } from '@sandtable/kernel';
import { defaultPack } from './content/pack.ts';
import type { Pack } from './model/pack.ts';
import { checkPack } from './setup/check-pack.ts';

/** The game's own pack as checked, plain JSON. A bundle contains the result, so the check runs at build time. */
export function packParts(): Pack {
  return must(checkPack(defaultPack));
}
