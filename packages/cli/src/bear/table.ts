import { bear, type BearSystem, type Pack, ownPack } from '@sandtable/bear';

/** The game with the pack that comes with it. */
export interface Table {
  readonly pack: Pack;
  readonly game: BearSystem;
}

export function openTable(): Table {
  const pack = ownPack();
  return { pack, game: bear(pack) };
}
