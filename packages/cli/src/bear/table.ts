import { bear, type BearSystem, checkOwnPack, type Pack, ownPack, packParts, packs } from '@sandtable/bear';
import { type PackTable, tablesOf } from '../desk/laid-pack.ts';

export type Table = PackTable<Pack, BearSystem>;

export const openTable = tablesOf<Pack, BearSystem>({
  ownPack,
  check: (raw) => checkOwnPack(raw, packParts),
  gameOf: bear,
  library: packs,
});
