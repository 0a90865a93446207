import {
  bad,
  deny,
  grant,
  ok,
  parseSentence,
  printSentence,
  type Result,
  type Seat,
  type Sentence,
  type Verdict,
} from '@sandtable/kernel';
import { isPerson, isSamePerson, type Seating } from './terms.ts';

/**
 * One entry of the log. Nothing is ever removed: an undo is an entry too, and says after which entry the match stands
 * again as it stood (0 is the start).
 */
export type Entry = { readonly seat: Seat; readonly say: Sentence } | { readonly seat: Seat; readonly undo: number };

/** An entry as a save holds it: `red: u1 step b2 ready`, `red: undo 12`. No game has a sentence that begins with `undo`. */
export function printEntry(entry: Entry): string {
  return `${entry.seat}: ${'say' in entry ? printSentence(entry.say) : `undo ${entry.undo}`}`;
}

const ENTRY = /^([!-9;-~]+): (?:undo (0|[1-9][0-9]{0,8})|(.*))$/;

export function parseEntry(text: string, field: string): Result<Entry> {
  const [, seat, undo, said] = ENTRY.exec(text) ?? [];
  if (seat === undefined) return bad(field, 'a seat, a colon and a sentence', text);
  if (undo !== undefined) return ok({ seat, undo: Number(undo) });
  const say = parseSentence(said, field);
  return say.ok ? ok({ seat, say: say.value }) : say;
}

/**
 * What the file of a match may hold, and so what a match may grow to: nine times the longest sentence and forty times the
 * longest match that random players came to. A `word` is the name of a game, a hash or a seed.
 */
export const LIMITS = { entries: 20_000, entry: 1_000, seats: 20, word: 200 } as const;

/** What is kept of each entry beside its words. */
export interface EntryMark {
  /** Dice, draws and reveals: no undo goes behind them. */
  readonly news: boolean;
  /** Who was asked then; null when it was over. */
  readonly asks: Seat | null;
  /** The running digest of everything told so far. */
  readonly digest: string;
}

/** A log for those who do not write it. */
export type LogReader = Omit<Log, 'append'>;

/** The entries of a match, numbered from 1, with a mark for each. Place 0 is the start and has a mark too. */
export class Log {
  readonly #entries: Entry[] = [];
  readonly #marks: EntryMark[];

  constructor(start: EntryMark) {
    this.#marks = [start];
  }

  /** The number of the last entry. */
  get seq(): number {
    return this.#entries.length;
  }

  get entries(): readonly Entry[] {
    return this.#entries;
  }

  append(entry: Entry, mark: EntryMark): void {
    this.#entries.push(entry);
    this.#marks.push(mark);
  }

  entry(seq: number): Entry | undefined {
    return this.#entries[seq - 1];
  }

  mark(seq: number): EntryMark {
    const mark = this.#marks[seq];
    if (mark === undefined) throw new RangeError(`no entry ${seq} of ${this.seq}`);
    return mark;
  }

  /** The running digests, the set-up's first. */
  digests(): readonly string[] {
    return this.#marks.map(({ digest }) => digest);
  }

  /** The last sentence that still counts at a place: what an undo took back does not. 0 is the start. */
  standing(seq: number): number {
    let at = seq;
    for (let entry = this.entry(at); entry !== undefined && 'undo' in entry; entry = this.entry(at)) at = entry.undo;
    return at;
  }
}

/** Whether whoever holds a seat has seen what an entry came to. At one screen he has not before it is handed to him. */
export type Witness = (seat: Seat, seq: number) => boolean;

/** At tables of their own everybody sees everything at once. */
export const EVERYBODY: Witness = () => true;
/** What was taken back once was taken back rightly: for a log that is played again. */
export const NOBODY: Witness = () => false;

/**
 * May this seat take back the last sentence, or all down to the entry `to`? At most to the last new information; each
 * sentence on the way must be its to take back. Granted with the entry after which the match would stand again.
 */
export function judgeUndo(
  log: LogReader,
  seating: Seating,
  seat: Seat,
  { to, hasSeen = EVERYBODY }: { readonly to?: number | undefined; readonly hasSeen?: Witness } = {},
): Verdict<{ readonly to: number }> {
  const last = log.standing(log.seq);
  if (last === 0) return deny('undo', 'nothingSaid');
  const goal = to ?? log.standing(last - 1);
  let at = last;
  while (at > goal && at > 0) {
    const verdict = judgeTakingBack(log, seating, seat, at, hasSeen);
    if (!verdict.granted) return verdict;
    at = log.standing(at - 1);
  }
  return at === goal && at < last ? grant({ to: goal }) : deny('undo', 'noSuchEntry');
}

/**
 * Its own person's word only, as long as nobody has learned anything from it: no die, card or reveal, no other person
 * asked who has seen it, the match not over (then its seed lies open).
 */
function judgeTakingBack(log: LogReader, seating: Seating, seat: Seat, seq: number, hasSeen: Witness): Verdict {
  const { news, asks } = log.mark(seq);
  const speaker = log.entry(seq)?.seat ?? '';
  const at = { amount: seq };
  if (!isSamePerson(seating, seat, speaker)) return deny('undo', 'saidByAnother', at);
  if (news) return deny('undo', 'newInformation', at);
  if (asks === null) return deny('undo', 'over', at);
  const isAnothers = isPerson(seating, asks) && !isSamePerson(seating, seat, asks);
  if (isAnothers && hasSeen(asks, seq)) return deny('undo', 'otherPersonAsked', at);
  return grant();
}
