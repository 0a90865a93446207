import { fitPositions, type Pack, packParts } from '@sandtable/bear';

/**
 * The pack as the app loads it. In a build (`checkedPacks`) the missions are files of their own, and so are the lists of the
 * generators; here all of it is at hand, and whatever begins from a position.
 */
export function coreParts(): ReturnType<typeof packParts> {
  fitPositions();
  return packParts();
}

/** By their ids. */
export const MISSION_FILES: Readonly<Record<string, () => Promise<{ readonly default: Pack['missions'][number] }>>> =
  {};

export { GENERATOR_LISTS } from '@sandtable/bear';
