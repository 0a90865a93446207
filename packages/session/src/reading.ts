import type { Bad, GameSystem, Problem, Realm } from '@sandtable/kernel';
import { checkerOf } from './checker.ts';
import { damageIn, divergenceAt, placeOf, readEntries, type Divergence } from './divergence.ts';
import type { Match } from './match.ts';
import { beginAgain, checkEnd, checkStart, openFile, sayAgain, type Keys } from './restore.ts';
import { parseSave, type Save } from './save.ts';

/** By what a file was made. */
export interface Stamp {
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
  readonly from: Stamp;
}

/** Of other rules or other content, by which an entry comes out otherwise. */
interface Changed<R extends Realm> {
  readonly kind: 'changed';
  readonly from: Stamp;
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
export interface ReadSoFar<R extends Realm> {
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
): Generator<ReadSoFar<R>, Reading<R>, void> {
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

function stampOf({ format, version, content }: Save): Stamp {
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
