import type { Pack } from './model/pack/pack.ts';
import { packParts } from './pack-parts.ts';
import { assemblePack } from './setup/assemble-pack.ts';

let known: Pack | undefined;

export function ownPack(): Pack {
  known ??= assemblePack(packParts());
  return known;
}
