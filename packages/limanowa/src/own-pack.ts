import type { Pack } from './model/pack.ts';
import { packParts } from './pack-parts.ts';

let known: Pack | undefined;

/** The pack that comes with the game. */
export function ownPack(): Pack {
  known ??= packParts();
  return known;
}
