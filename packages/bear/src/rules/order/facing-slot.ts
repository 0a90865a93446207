import { EVERY_FACING } from '@sandtable/hex';
import { listedSlot } from '@sandtable/kernel';
import { facingKind } from './word-kinds.ts';

/** B5.1: whoever has come into a hex faces as he likes. */
export const facingSlot = listedSlot(facingKind, () => EVERY_FACING, { rule: 'B5.1', key: 'noFacing' });
