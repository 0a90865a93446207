import { checkOwnPack, ownPack, packs } from '@sandtable/limanowa';
import { ownPacksOf } from '../../link/own-packs.ts';

/** Loaded for a match or a page with a pack of one's own: it brings the checks of packs. */
export const ownPacks = ownPacksOf({
  game: 'limanowa',
  library: packs,
  ours: ownPack,
  check: (raw) => checkOwnPack(raw, ownPack),
});
