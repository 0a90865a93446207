import { bear, type BearSystem, type Pack } from '@sandtable/bear';
import { ownPack } from './own-pack.ts';

/** The game with the pack that comes with it. */
export interface Table {
  readonly pack: Pack;
  readonly game: BearSystem;
}

export function openTable(): Table {
  const pack = ownPack();
  return { pack, game: bear(pack) };
}
