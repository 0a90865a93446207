import { bad, ok, type Bad, type Problem, type Result } from '@sandtable/kernel';
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

/** The entries of a file, if every one of them could be said by somebody in some game, and each has its digest. */
export function readEntries({ entries, record, seats }: Save): Result<readonly Entry[]> {
  const read: Entry[] = [];
  for (const [index, text] of entries.entries()) {
    const field = `entries.${index}`;
    const entry = parseEntry(text, field);
    if (!entry.ok) return entry;
    if (!Object.hasOwn(seats, entry.value.seat))
      return bad(field, `one of the seats ${Object.keys(seats).join(', ')}`, text);
    if ('undo' in entry.value && entry.value.undo >= index) return bad(field, 'an undo of an earlier entry', text);
    read.push(entry.value);
  }
  if (record.length <= entries.length) return bad(`record.${record.length}`, 'a digest for every entry', undefined);
  if (record.length > entries.length + 1) return bad('record', `${entries.length + 1} digests`, record);
  return ok(read);
}
