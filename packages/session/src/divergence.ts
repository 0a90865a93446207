import { bad, type Bad, type Problem, type Result } from '@sandtable/kernel';
import { parseEntry, type Entry } from './entry.ts';
import type { Save } from './save.ts';

/** The first thing in a file that is not so: at an entry, or (0) at the set-up and everything around it. */
export interface Divergence {
  readonly seq: number;
  readonly problem: Problem;
}

export function divergenceAt(seq: number, { problems }: Bad): Divergence {
  const [problem = { field: '', expected: 'something else', got: '' }] = problems;
  return { seq, problem };
}

const PLACE = /^(entries|record)\.(\d+)/;

/** The entry that the first problem's field is of: a file counts them from 0, and has the digest of the set-up before them. */
export function placeOf({ problems }: Bad): number {
  const [, list, place] = PLACE.exec(problems[0]?.field ?? '') ?? [];
  return place === undefined ? 0 : Number(place) + (list === 'entries' ? 1 : 0);
}

/** The entries of a file, each as far as it is one. */
export function readEntries({ entries, seats }: Save): readonly Result<Entry>[] {
  return entries.map((text, index) => {
    const field = `entries.${index}`;
    const entry = parseEntry(text, field);
    if (!entry.ok || Object.hasOwn(seats, entry.value.seat)) return entry;
    return bad(field, `one of the seats ${Object.keys(seats).join(', ')}`, text);
  });
}

/**
 * Whether a file that comes out otherwise is damaged, by whatever rules it was played: an entry that nobody could have said,
 * an undo of something still to come, a digest too few or too many. Null if it may be the rules.
 */
export function damageIn({ entries, record }: Save, read: readonly Result<Entry>[], found: Bad): Bad | null {
  for (const [index, entry] of read.entries()) {
    if (!entry.ok) return entry;
    if ('undo' in entry.value && entry.value.undo >= index) return found;
  }
  return record.length === entries.length + 1 ? null : found;
}
