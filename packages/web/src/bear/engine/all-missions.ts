import { type Pack, packParts } from '@sandtable/bear';

/** All missions in one file, for the pages that show them all. A build replaces this by plain JSON (`checkedPacks`). */
export function allMissions(): Pack['missions'] {
  return packParts().missions;
}
