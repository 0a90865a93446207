import type { Given, Sentence } from '@sandtable/kernel';
import * as z from 'zod/mini';
import { storedRecord, storedValue } from '../ui/stored.ts';

/** An entry half made at a table when the page was closed. None of it is in the match yet. */
export interface HalfMade {
  readonly seq: number;
  /** The sentence being said, null for the AI's turn, and what the table had given for it. */
  readonly said: { readonly sentence: Sentence | null; readonly given: readonly Given[] } | null;
  readonly putting: 'setUp' | 'right' | null;
  /** The last entry carried out on the real table. */
  readonly stood: number;
  /** The number of a card drawn before the table was opened; '' for none. */
  readonly drawn: string;
}

const word = z.string();
const count = z.int().check(z.nonnegative());

const tables = storedValue(
  'sandtable/tables',
  storedRecord<HalfMade>(
    z.object({
      seq: count,
      said: z.nullable(z.object({ sentence: z.nullable(z.array(word)), given: z.array(z.nullable(z.number())) })),
      putting: z.nullable(z.enum(['setUp', 'right'])),
      stood: count,
      drawn: z._default(word, ''),
    }),
  ),
);

/** The tables untouched for longest are dropped. */
const MOST = 12;

/** What was half made in this match; null for nothing, or if the match has moved on since. */
export function halfMadeAt(id: string, seq: number): HalfMade | null {
  const half = tables.read()[id];
  return half?.seq === seq ? half : null;
}

export function noteHalfMade(id: string, half: HalfMade): void {
  const others = Object.entries(tables.read()).filter(([other]) => other !== id);
  tables.write(Object.fromEntries([...others.slice(1 - MOST), [id, half]]));
}

/** A card drawn for the AI, to be used when this table asks for one. */
export function noteDrawn(id: string, seq: number, drawn: string): void {
  const half = halfMadeAt(id, seq) ?? { seq, said: null, putting: null, stood: seq };
  noteHalfMade(id, { ...half, drawn });
}
