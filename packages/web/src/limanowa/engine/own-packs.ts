import { checkOwnPack, ownPack, packs } from '@sandtable/limanowa';
import { ownPacksOf } from '../../link/own-packs.ts';

/** Loaded when a match or page needs a player's own pack: brings the checks. */
export const ownPacks = ownPacksOf({
  game: 'limanowa',
  library: packs,
  ours: ownPack,
  check: (raw) => checkOwnPack(raw, ownPack),
});
