import { checkOwnPack, packs } from '@sandtable/bear';
import { ownPacksOf } from '../../link/own-packs.ts';
import { allMissions } from './all-missions.ts';
import { coreParts } from './pack-files.ts';
import { packLists } from './pack-lists.ts';

const ours = () => ({ ...coreParts(), ...packLists(), missions: allMissions() });

/** Loaded for a match or a page with a pack of one's own: it brings the checks of packs, and all of ours to build on. */
export const ownPacks = ownPacksOf({
  game: 'bear',
  library: packs,
  ours: () => {
    const { missionIds: _ids, ...lists } = ours();
    return lists;
  },
  check: (raw) => checkOwnPack(raw, ours),
});
