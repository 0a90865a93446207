import { packParts } from '@sandtable/bear';
import type { generatorLists } from './engine.ts';

/** The lists of the generators. A build replaces this by plain JSON (`checkedPacks`). */
export const packLists: () => ReturnType<typeof generatorLists> = packParts;
