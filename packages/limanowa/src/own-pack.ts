import type { Pack } from './model/pack.ts';
import { packParts } from './pack-parts.ts';

let known: Pack | undefined;

export function ownPack(): Pack {
  known ??= packParts();
  return known;
}
