import { type Pack, packParts } from '@sandtable/bear';

type Mission = Pack['missions'][number];

/** The pack without its missions, and each mission as a file of its own: so it is in a build (`checkedPacks`). Here all of it is at hand. */
export const coreParts = packParts;

/** By their ids. */
export const MISSION_FILES: Readonly<Record<string, () => Promise<{ readonly default: Mission }>>> = {};
