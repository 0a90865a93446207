import { bear, type BearSystem, checkPack, defaultPack, type Pack } from '@sandtable/bear';
import { valueOf } from './bad-input.ts';

/** The game with the pack that comes with it. */
export interface Table {
  readonly pack: Pack;
  readonly game: BearSystem;
}

export function openTable(): Table {
  const pack = valueOf(checkPack(defaultPack));
  return { pack, game: bear(pack) };
}
