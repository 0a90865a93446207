import { PackLibrary } from '@sandtable/kernel';
import type { Pack } from './pack.ts';

/** Packs besides the one a system was made for: a match names the one it is played with in its options. */
export const packs = new PackLibrary<Pack>();
