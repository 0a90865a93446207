import { checkOwnPack, limanowa, type LimanowaSystem, ownPack, type Pack, packs } from '@sandtable/limanowa';
import { tablesOf } from '../desk/laid-pack.ts';

export const openTable = tablesOf<Pack, LimanowaSystem>({
  ownPack,
  check: (raw) => checkOwnPack(raw, ownPack),
  gameOf: limanowa,
  library: packs,
});
