import { checkOwnPack, packs } from '@sandtable/bear';
import { ownPacksOf } from '../../link/own-packs.ts';
import { allMissions } from './all-missions.ts';
import { coreParts } from './pack-files.ts';
import { packLists } from './pack-lists.ts';

const ours = () => ({ ...coreParts(), ...packLists(), missions: allMissions() });

/** Loaded when a match or page needs a player's own pack: brings the checks, and all of our content to build on. */
export const ownPacks = ownPacksOf({
  game: 'bear',
  library: packs,
  ours: () => {
    const { missionIds: _ids, ...lists } = ours();
    return lists;
  },
  check: (raw) => checkOwnPack(raw, ours),
});
