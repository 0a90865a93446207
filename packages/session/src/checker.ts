import { canonicalJson, sha256Hex, type EventNotice } from '@sandtable/kernel';
import { firstDigest, nextDigest } from './digest.ts';
import type { Entry } from './entry.ts';
import type { Save } from './save.ts';

/** Works out the digests that must stand in a file if its match was played as it says. */
export interface Checker<Event> {
  start(told: readonly EventNotice<Event>[]): string;
  /** Of an entry whose number is `seq`; those before it have been found right. */
  entry(seq: number, entry: Entry, told: readonly EventNotice<Event>[]): string;
}

export function checkerOf<Event>(save: Save): Checker<Event> {
  return save.format === 1 ? oldChecker(save) : checker(save);
}

/** By the file's own terms, whatever the rules and the content are here. */
function checker<Event>(save: Save): Checker<Event> {
  const { record, entries } = save;
  return {
    start: (told) => firstDigest(save, told),
    entry: (seq, _entry, told) => nextDigest(record[seq - 1] ?? '', entries[seq - 1] ?? '', told),
  };
}

const OLD_LENGTH = 6;

/** Format 1: what was told and no more. An undo had the digest of the entry that it went back to. */
function oldChecker<Event>({ record }: Save): Checker<Event> {
  const digest = (before: string, told: readonly EventNotice<Event>[]): string =>
    sha256Hex(`${before}/${canonicalJson(told)}`).slice(0, OLD_LENGTH);
  return {
    start: (told) => digest('', told),
    entry: (seq, entry, told) => ('undo' in entry ? (record[entry.undo] ?? '') : digest(record[seq - 1] ?? '', told)),
  };
}
