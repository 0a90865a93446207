import { packParts } from '@sandtable/bear';
import type { generatorLists } from './engine.ts';

/** The lists of the generators. A build holds plain JSON (`checkedPacks`). */
export const packLists: () => ReturnType<typeof generatorLists> = packParts;
