import type { Pack } from './model/pack/pack.ts';
import { packParts } from './pack-parts.ts';
import { assemblePack } from './setup/assemble-pack.ts';

let known: Pack | undefined;

/** The pack that comes with the game. */
export function ownPack(): Pack {
  known ??= assemblePack(packParts());
  return known;
}
