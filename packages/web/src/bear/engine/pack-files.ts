import { fitPositions, type Pack, packParts } from '@sandtable/bear';

/**
 * The pack as the app loads it. In a build (`checkedPacks`) each mission and the generators' lists are separate files;
 * here everything is available, including matches that begin from a position.
 */
export function coreParts(): ReturnType<typeof packParts> {
  fitPositions();
  return packParts();
}

export const MISSION_FILES: Readonly<Record<string, () => Promise<{ readonly default: Pack['missions'][number] }>>> =
  {};

export { GENERATOR_LISTS } from '@sandtable/bear';
