import { assemblePack, type Pack } from '@sandtable/bear';
import { packParts } from './pack-parts.ts';

let known: Pack | undefined;

/** The pack that comes with the game. */
export function ownPack(): Pack {
  known ??= assemblePack(packParts());
  return known;
}
