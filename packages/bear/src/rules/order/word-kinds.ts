import { EVERY_FACING, type Facing, FACINGS, printFacing } from '@sandtable/hex';
import { countKind, kind, listedSlot, signedKind } from '@sandtable/kernel';
import type { Battle } from '../../model/battle/battle.ts';

// The kinds of words, each with its form: g03, E09, NE, c09, caps:2.

export const unitKind = kind('unit', {
  read: ({ pack }: Battle, word) => pack.counterPlaces.get(word),
  print: ({ pack }, unit) => pack.counters[unit]?.word ?? '?',
});

export const memberKind = signedKind('member', '+', unitKind);

export const hexKind = kind('hex', {
  read: ({ map }: Battle, word) => map.places.get(word),
  print: ({ map }, hex) => map.names[hex] ?? '?',
});

const FACING_WORDS: ReadonlyMap<string, Facing> = new Map(EVERY_FACING.map((facing) => [FACINGS[facing], facing]));

export const facingKind = kind('facing', {
  read: (_seen: unknown, word) => FACING_WORDS.get(word),
  print: (_seen, facing) => printFacing(facing),
});

const raisingCaps = countKind('caps');
const LOWERING = 'caps:-';

/** B3.2.3: CAPs on a roll: caps:2 raises it, caps:-2 lowers it. */
export const capsKind = kind('caps', {
  read: (_seen: unknown, word) => {
    if (!word.startsWith(LOWERING)) return raisingCaps.read(null, word);
    const amount = raisingCaps.read(null, word.replace(LOWERING, 'caps:'));
    return amount === undefined || amount === 0 ? undefined : -amount;
  },
  print: (_seen, caps) => `caps:${caps}`,
});

export const facingSlot = listedSlot(facingKind, () => EVERY_FACING, { rule: 'B5.1', key: 'noFacing' });
