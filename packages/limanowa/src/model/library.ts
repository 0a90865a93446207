import { PackLibrary } from '@sandtable/kernel';
import type { Pack } from './pack.ts';

/** Packs besides the system's own; a match names its pack in its options. */
export const packs = new PackLibrary<Pack>();
