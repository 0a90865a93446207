import type { Meaning } from '@sandtable/kernel';
import type { HexId, UnitId } from './ids.ts';

/** Every kind of word that can be said, with what it stands for: a03, r11, 0604 (column and row). Fixed words aside. */
export type LimanowaWord = Meaning<'unit', UnitId> | Meaning<'hex', HexId>;
