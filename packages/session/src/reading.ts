import { type Bad, bad, type GameSystem, type Problem, type Realm, type Result } from '@sandtable/kernel';
import { type Entry, parseEntry } from './log.ts';
import type { Match } from './match.ts';
import { beginAgain, checkEnd, checkerOf, checkStart, type Keys, openFile, sayAgain } from './restore.ts';
import { parseSave, type Save } from './save.ts';

/** By what a file was made. */
export interface RulesStamp {
  readonly format: number;
  /** Of the rules. */
  readonly version: number;
  /** The hash of the content that the match uses; in format 1, of the whole pack. */
  readonly content: string;
}

/** What came of a file. */
export type Reading<R extends Realm> = Same<R> | Renewed<R> | Changed<R> | Wrong;

/** Of these rules and this content, and everything is as it says. */
interface Same<R extends Realm> {
  readonly kind: 'same';
  readonly match: Match<R>;
}

/** Of other rules or other content, and yet everything came out as it was told. */
interface Renewed<R extends Realm> {
  readonly kind: 'renewed';
  readonly match: Match<R>;
  readonly from: RulesStamp;
}

/** Of other rules or other content, by which an entry comes out otherwise. */
interface Changed<R extends Realm> {
  readonly kind: 'changed';
  readonly from: RulesStamp;
  readonly divergence: Divergence;
  /** The words of that entry as the file has them; null of the set-up. */
  readonly entry: string | null;
  /** How many entries the file has. */
  readonly total: number;
  /** It stands before that entry, and can go on from there; null if not even the set-up is as it was. */
  readonly match: Match<R> | null;
}

/** No match of this game, damaged or altered. */
interface Wrong {
  readonly kind: 'wrong';
  readonly divergence: Divergence;
  readonly problems: readonly Problem[];
}

/** How far a file has been read, and the match as it stands then. */
export interface ReadProgress<R extends Realm> {
  readonly done: number;
  readonly total: number;
  readonly match: Match<R>;
}

/**
 * Plays the match of a file again, every sentence judged, everything told compared with what the file says. It pauses after
 * the set-up and after each entry: whoever reads can breathe, look at the match, or leave it.
 */
export function* reading<R extends Realm>(
  system: GameSystem<R>,
  text: string,
  keys: Keys = {},
): Generator<ReadProgress<R>, Reading<R>, void> {
  const parsed = parseSave(text);
  if (!parsed.ok) return wrong(parsed);
  const save = parsed.value;
  const seed = openFile(system, save, keys);
  if (!seed.ok) return wrong(seed);

  const entries = readEntries(save);
  const begun = beginAgain(system, save, seed.value);
  const isOurs = begun.ok ? isStampedHere(begun.value, save) : save.format === 2 && save.version === system.version;
  const differs = (seq: number, found: Bad, match: Match<R> | null): Reading<R> => {
    if (isOurs) return wrong(found, seq);
    const damage = damageIn(save, entries, found);
    if (damage === null) return changed(save, divergenceAt(seq, found), match);
    return wrong(damage, damage === found ? seq : placeOf(damage));
  };

  if (!begun.ok) return differs(0, begun, null);
  const match = begun.value;
  const checker = checkerOf<R['event']>(save);
  const start = checkStart(match, save, checker);
  if (!start.ok) return differs(0, start, null);
  const total = entries.length;
  yield { done: 0, total, match };
  for (const [index, entry] of entries.entries()) {
    const said = entry.ok ? sayAgain(match, save, entry.value, checker) : entry;
    if (!said.ok) return differs(index + 1, said, match);
    yield { done: index + 1, total, match };
  }
  const end = checkEnd(match, save, isOurs);
  if (!end.ok) return wrong(end, total);
  return isOurs ? { kind: 'same', match } : { kind: 'renewed', match, from: stampOf(save) };
}

function wrong(found: Bad, seq = placeOf(found)): Wrong {
  return { kind: 'wrong', divergence: divergenceAt(seq, found), problems: found.problems };
}

function changed<R extends Realm>(save: Save, divergence: Divergence, match: Match<R> | null): Changed<R> {
  const { entries } = save;
  const entry = entries[divergence.seq - 1] ?? null;
  return { kind: 'changed', from: stampOf(save), divergence, entry, total: entries.length, match };
}

function stampOf({ format, version, content }: Save): RulesStamp {
  return { format, version, content };
}

/** Of these rules and this content, by what stands on it; or by its first digest, whatever else was put on it since. */
function isStampedHere<R extends Realm>({ terms, log }: Match<R>, { format, version, content, record }: Save): boolean {
  if (format === 2 && version === terms.version && content === terms.content) return true;
  return record[0] === log.mark(0).digest;
}

/** The same at one go. */
export function readMatch<R extends Realm>(system: GameSystem<R>, text: string, keys: Keys = {}): Reading<R> {
  const steps = reading(system, text, keys);
  for (;;) {
    const step = steps.next();
    if (step.done === true) return step.value;
  }
}

/** The first thing in a file that is not so: at an entry, or (0) at the set-up and everything around it. */
export interface Divergence {
  readonly seq: number;
  readonly problem: Problem;
}

function divergenceAt(seq: number, { problems }: Bad): Divergence {
  const [problem = { field: '', expected: 'something else', got: '' }] = problems;
  return { seq, problem };
}

const PLACE = /^(entries|record)\.(\d+)/;

/** The entry that the first problem's field is of: a file counts them from 0, and has the digest of the set-up before them. */
function placeOf({ problems }: Bad): number {
  const [, list, place] = PLACE.exec(problems[0]?.field ?? '') ?? [];
  return place === undefined ? 0 : Number(place) + (list === 'entries' ? 1 : 0);
}

/** The entries of a file, each as far as it is one. */
function readEntries({ entries, seats }: Save): readonly Result<Entry>[] {
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
function damageIn({ entries, record }: Save, read: readonly Result<Entry>[], found: Bad): Bad | null {
  for (const [index, entry] of read.entries()) {
    if (!entry.ok) return entry;
    if ('undo' in entry.value && entry.value.undo >= index) return found;
  }
  return record.length === entries.length + 1 ? null : found;
}
