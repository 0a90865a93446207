import { bear, type BearSystem, type Pack, ownPack } from '@sandtable/bear';

export interface Table {
  readonly pack: Pack;
  readonly game: BearSystem;
}

export function openTable(): Table {
  const pack = ownPack();
  return { pack, game: bear(pack) };
}
