import { type Bad, bad, type GameSystem, ok, type Problem, type Realm, type Result } from '@sandtable/kernel';
import { type Entry, parseEntry } from './log.ts';
import type { Match } from './match.ts';
import { isEnding, seatsIn } from './by-table.ts';
import {
  beginAgain,
  botsIn,
  checkEnd,
  type Checker,
  checkerOf,
  checkStart,
  isBeginning,
  type Keys,
  openFile,
  sayAgain,
} from './restore.ts';
import { type Figures, parseSave, type Save } from './save.ts';
import { Digests } from './digests.ts';

/** The rules and content a file was made with. */
export interface RulesStamp {
  readonly format: number;
  readonly version: number;
  /** The hash of the content the match uses; in format 1, of the whole pack. */
  readonly content: string;
}

export type Reading<R extends Realm> = Same<R> | Renewed<R> | Changed<R> | Wrong;

/** Made by these rules and this content, and everything matches the file. */
interface Same<R extends Realm> {
  readonly kind: 'same';
  readonly match: Match<R>;
}

/** Made by other rules or content, yet every entry is allowed and has the same events. */
interface Renewed<R extends Realm> {
  readonly kind: 'renewed';
  readonly match: Match<R>;
  /** Everything that no event has revealed also matches: CAPs, forces, decks. */
  readonly isSameState: boolean;
  /** The file's figures of its last state; null if it has none. */
  readonly figures: Figures | null;
  readonly from: RulesStamp;
}

/** Made by other rules or content, and an entry has a different result. */
interface Changed<R extends Realm> {
  readonly kind: 'changed';
  readonly from: RulesStamp;
  readonly divergence: Divergence;
  /** That entry as in the file; null for the setup. */
  readonly entry: string | null;
  readonly total: number;
  /** The match before that entry, which can go on from there; null if even the setup differs. */
  readonly match: Match<R> | null;
}

/** Not a match of this game, or damaged or altered. */
interface Wrong {
  readonly kind: 'wrong';
  readonly divergence: Divergence;
  readonly problems: readonly Problem[];
}

/** How far a file has been read, and the match at that point. */
export interface ReadProgress<R extends Realm> {
  readonly done: number;
  readonly total: number;
  readonly match: Match<R>;
}

/**
 * Replays the match of a file, judging every sentence and comparing all events with the file. It yields after the setup and after
 * each entry, so that the caller can pause, look at the match, or stop. If `from` (a snapshot, say) is the beginning of the file,
 * it continues from there.
 */
export function* reading<R extends Realm>(
  system: GameSystem<R>,
  text: string,
  keys: Keys = {},
  from: Match<R> | null = null,
): Generator<ReadProgress<R>, Reading<R>, void> {
  const parsed = parseSave(text);
  if (!parsed.ok) return wrong(parsed);
  const save = parsed.value;
  const seed = openFile(system, save, keys);
  if (!seed.ok) return wrong(seed);

  const entries = readEntries(save, keys);
  const checker = checkerOf<R['event']>(save, seed.value.text);
  const opened = from !== null && isBeginning(from, save, seed.value) ? from : null;
  const begun = opened === null ? beginAgain(system, save, seed.value) : ok(opened);
  const isOurs = begun.ok
    ? isStampedHere(begun.value, save)
    : isPackMissing(begun) || (save.format > 1 && save.version === system.version);
  const differs = (seq: number, found: Bad, match: Match<R> | null): Reading<R> => {
    if (isOurs) return wrong(found, seq);
    const damage = damageIn(save, entries, found, checker);
    if (damage === null) return changed(save, divergenceAt(seq, found), match);
    return wrong(damage, damage === found ? seq : placeOf(damage));
  };

  if (!begun.ok) return differs(0, begun, null);
  const match = begun.value;
  const start = opened === null ? checkStart(match, save, checker) : ok(null);
  if (!start.ok) return differs(0, start, null);
  const total = entries.length;
  yield { done: match.seq, total, match };
  for (const [index, entry] of entries.entries()) {
    if (index < match.seq) continue;
    const said = entry.ok ? sayAgain(match, save, entry.value, checker) : entry;
    if (!said.ok) return differs(index + 1, said, match);
    yield { done: index + 1, total, match };
  }
  const end = checkEnd(match, save, { isOurs, checker });
  if (!end.ok) return wrong(end, total);
  if (isOurs) return { kind: 'same', match };
  return { kind: 'renewed', match, ...end.value, figures: save.figures ?? null, from: stampOf(save) };
}

/** Then no rules have changed: anyone with the pack can open the match. */
function isPackMissing({ problems }: Bad): boolean {
  return problems[0]?.field === 'options.pack';
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

/** Made by these rules and this content, judging by its stamp, or by its first digest whatever was stamped later. */
function isStampedHere<R extends Realm>(
  { terms, told, secretSeed }: Match<R>,
  { format, version, content, record }: Save,
): boolean {
  if (format === 1) return false;
  if (version === terms.version && content === terms.content) return true;
  return record[0] === new Digests(secretSeed, format).first(terms, told);
}

/** As `reading`, without pauses. */
export function readMatch<R extends Realm>(...given: Parameters<typeof reading<R>>): Reading<R> {
  const steps = reading(...given);
  for (;;) {
    const step = steps.next();
    if (step.done === true) return step.value;
  }
}

/** The first thing in a file that is wrong: at an entry, or (0) in the setup and everything around it. */
export interface Divergence {
  readonly seq: number;
  readonly problem: Problem;
}

function divergenceAt(seq: number, { problems }: Bad): Divergence {
  const [problem = { field: '', expected: 'something else', got: '' }] = problems;
  return { seq, problem };
}

const PLACE = /^(entries|record)\.(\d+)/;

/** The entry of the first problem. A file counts entries from 0, and its digests begin with the setup's. */
function placeOf({ problems }: Bad): number {
  const [, list, place] = PLACE.exec(problems[0]?.field ?? '') ?? [];
  return place === undefined ? 0 : Number(place) + (list === 'entries' ? 1 : 0);
}

function readEntries({ entries, seats, format }: Save, { bots }: Keys): readonly Result<Entry>[] {
  return entries.map((text, index) => {
    const field = `entries.${index}`;
    const entry = parseEntry(text, field);
    if (!entry.ok) return entry;
    const { value } = entry;
    if ('table' in value && format < FIRST_BY_TABLE) return bad(field, 'a seat, a colon and a sentence', text);
    if (bots !== undefined && !botsIn(value).every((bot) => bots.includes(bot)))
      return bad(field, `one of the bots ${bots.join(', ')}`, text);
    const named = 'table' in value ? seatsIn(value) : [value.seat];
    if (named.every((seat) => Object.hasOwn(seats, seat))) return entry;
    return bad(field, `one of the seats ${Object.keys(seats).join(', ')}`, text);
  });
}

/** The first format with entries by the table. */
const FIRST_BY_TABLE = 4;

/**
 * Would a diverging file be damaged under any rules: an impossible entry, an undo of a later one, a wrong number of digests, a
 * truncated end? Null if other rules may explain the divergence.
 */
function damageIn(save: Save, read: readonly Result<Entry>[], found: Bad, { isWhole }: Checker<unknown>): Bad | null {
  for (const [index, entry] of read.entries()) {
    if (!entry.ok) return entry;
    const { value } = entry;
    const back = 'undo' in value ? value.undo : 'to' in value ? value.to : -1;
    // An undo cannot go forward, and nothing follows an end.
    if (back >= index || (isEnding(value) && index < read.length - 1)) return found;
  }
  return save.record.length === save.entries.length + 1 && isWhole() ? null : found;
}
