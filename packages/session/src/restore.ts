import {
  bad,
  type Bad,
  canonicalJson,
  type EventNotice,
  type GameSystem,
  ok,
  type Realm,
  type Reason,
  type Result,
  sha256Hex,
  UnfittedError,
} from '@sandtable/kernel';
import { createMatch } from './create.ts';
import { Digests, formatOf } from './digests.ts';
import { peopleIn } from './persons.ts';
import { planOf, readSeed, type Seed } from './seed.ts';
import { botsOf, checkBots } from './terms.ts';
import { digestedWords, type Entry, NOBODY, printEntry } from './log.ts';
import type { Match } from './match.ts';
import type { PrepareAnswer } from './moment.ts';
import type { Save } from './save.ts';

export interface Keys {
  /** The seed of a sealed file. */
  readonly seed?: string | undefined;
  /** The bots available for the seats; left out if the match will not be played on. */
  readonly bots?: readonly string[] | undefined;
}

/** Checks that the file is of this game and its bots are available; returns its seed. */
export function openFile<R extends Realm>({ id }: GameSystem<R>, save: Save, { seed, bots }: Keys): Result<Seed> {
  if (save.system !== id) return bad('system', JSON.stringify(id), save.system);
  const seats = bots === undefined ? ok(save.seats) : checkBots(save.seats, bots);
  return seats.ok ? openSeed(save, seed) : seats;
}

/** A seed (or the server's part of one) given from outside must match the file, even if the file has its own. */
function openSeed({ commitment, seed: own, seats }: Save, key: string | undefined): Result<Seed> {
  const secret = key ?? own;
  if (secret === null) return bad('seed', 'the seed: this file keeps it sealed', null);
  const seed = readSeed(planOf(commitment, secret), peopleIn(seats));
  if (!seed.ok) return seed;
  const [right, given] = [seed.value.commitment, commitment].map(hashIn);
  if (right !== given) return bad('commitment', `${right}, the hash of the seed`, given);
  return own === null || own === seed.value.secret ? seed : bad('seed', 'the seed of the commitment', own);
}

function hashIn(commitment: Save['commitment']): string {
  return typeof commitment === 'string' ? commitment : commitment.server;
}

/** Sets the match up again by the current rules. */
export function beginAgain<R extends Realm>(system: GameSystem<R>, save: Save, { secret }: Seed): Result<Match<R>> {
  const { options, seats, commitment, version } = save;
  const bots = Object.values(seats).flatMap((holder) => botsOf(holder).map(([, bot]) => bot));
  return attempt('options', () =>
    createMatch(system, { options, seats, seed: planOf(commitment, secret), version }, bots),
  );
}

/** Whether an open match is the beginning of this file: then only the rest needs replaying. */
export function isBeginning<R extends Realm>({ terms, log, seq, secret }: Match<R>, save: Save, seed: Seed): boolean {
  const { format, version, content, options, seats, commitment, record, entries } = save;
  const own = [terms.version, terms.content, terms.options, terms.seats, terms.commitment, secret];
  const parts = [version, content, options, seats, commitment, seed.secret];
  return (
    format === formatOf(commitment) &&
    canonicalJson([...own, log.digests(), log.entries.map(printEntry)]) ===
      canonicalJson([...parts, record.slice(0, seq + 1), entries.slice(0, seq)])
  );
}

export function checkStart<R extends Realm>(match: Match<R>, save: Save, checker: Checker<R['event']>): Result<null> {
  return attempt('record.0', () => checkDigest(save, 0, checker.start(match.told)));
}

/** Replays the next entry. If it is refused or has other events, the match stays as it is. */
export function sayAgain<R extends Realm>(
  match: Match<R>,
  save: Save,
  entry: Entry,
  checker: Checker<R['event']>,
): Result<null> {
  const seq = match.seq + 1;
  // If the start is the same, the match's own digests are the file's; the checker would compute them a second time.
  const isOwn = match.log.mark(0).digest === save.record[0];
  return attempt(`entries.${seq - 1}`, () => {
    const answer = prepareAgain(match, entry);
    if (!answer.granted) return refused(save, seq, answer.reasons);
    const { value: prepared } = answer;
    const told = checkDigest(save, seq, isOwn ? prepared.digest : checker.entry(seq, entry, prepared.told));
    if (told.ok) prepared.commit();
    else prepared.drop();
    return told;
  });
}

/** An entry that was accepted before, from a file or a database. */
export function prepareAgain<R extends Realm>(match: Match<R>, entry: Entry): PrepareAnswer<R> {
  if ('say' in entry) return match.prepare(entry.seat, match.seq, entry.say, entry.given);
  if ('table' in entry) return match.prepareByTable(match.seq, entry, botsIn(entry));
  return match.prepareUndo(entry.seat, match.seq, entry.undo, NOBODY);
}

export function botsIn(entry: Entry): readonly string[] {
  return 'table' in entry && entry.table === 'seat' ? botsOf(entry.holder).map(([, bot]) => bot) : [];
}

function refused({ entries }: Save, seq: number, reasons: readonly Reason[]): Bad {
  const why = reasons.map(({ rule, key }) => `${rule}: ${key}`).join(', ');
  return bad(`entries.${seq - 1}`, `what may be said there (${why})`, entries[seq - 1]);
}

function checkDigest({ record }: Save, seq: number, digest: string): Result<null> {
  if (digest === record[seq]) return ok(null);
  return bad(`record.${seq}`, `${digest}, the digest of ${seq === 0 ? 'the set-up' : 'this entry'}`, record[seq]);
}

/** Whether the last state is also the file's, including what no event reveals. Under other rules it may differ. */
interface End {
  readonly isSameState: boolean;
}

/** No digest is left over and nothing was cut off; under the same rules, the last state must match too. */
export function checkEnd<R extends Realm>(
  match: Match<R>,
  save: Save,
  { isOurs, checker }: { readonly isOurs: boolean; readonly checker: Checker<R['event']> },
): Result<End> {
  const { record, hash, end } = save;
  if (record.length > match.seq + 1) return bad('record', `${match.seq + 1} digests`, record);
  return attempt('hash', () => {
    const own = match.hash();
    if (own !== hash && isOurs) return bad('hash', own, hash);
    return checker.isWhole()
      ? ok({ isSameState: own === hash })
      : bad('end', `the digest of an end after ${match.seq} entries`, end);
  });
}

/** An exception while replaying a file becomes a problem of the file. */
export function attempt<T>(field: string, work: () => Result<T>): Result<T> {
  try {
    return work();
  } catch (error) {
    // The file is fine: the caller loads the missing part.
    if (error instanceof UnfittedError) throw error;
    return bad(field, 'something that the rules can carry out', String(error));
  }
}

/** Computes the digests a file must have if its match was played as it says. */
export interface Checker<Event> {
  start(told: readonly EventNotice<Event>[]): string;
  /** For entry number `seq`; those before it are already verified. */
  entry(seq: number, entry: Entry, told: readonly EventNotice<Event>[]): string;
  /** Nothing is missing at the end, by the file's digest of its end. */
  isWhole(): boolean;
}

/** By the file's own terms, whatever the current rules and content. */
export function checkerOf<Event>(save: Save, seed: string): Checker<Event> {
  if (save.format === 1) return oldChecker(save);
  const digests = new Digests(seed, save.format);
  const { record, entries, hash, end } = save;
  return {
    start: (told) => digests.first(save, told),
    entry: (seq, entry, told) => digests.next(record[seq - 1] ?? '', digestedWords(entry), told),
    isWhole: () => end === null || end === digests.last(record, entries.length, hash),
  };
}

const OLD_LENGTH = 6;

/** Format 1: events only. An undo had the digest of the entry it returned to. */
function oldChecker<Event>({ record }: Save): Checker<Event> {
  const digest = (before: string, told: readonly EventNotice<Event>[]): string =>
    sha256Hex(`${before}/${canonicalJson(told)}`).slice(0, OLD_LENGTH);
  return {
    start: (told) => digest('', told),
    entry: (seq, entry, told) => ('undo' in entry ? (record[entry.undo] ?? '') : digest(record[seq - 1] ?? '', told)),
    isWhole: () => true,
  };
}
