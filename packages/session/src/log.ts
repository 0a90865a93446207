import {
  bad,
  deny,
  type Given,
  grant,
  ok,
  parseSentence,
  printSentence,
  type Result,
  type Seat,
  type Sentence,
  type Verdict,
} from '@sandtable/kernel';
import { parseTableEntry, printTableEntry, type TableEntry } from './by-table.ts';
import { holderById } from './digests.ts';
import { isPerson, isSamePerson } from './persons.ts';
import { type Seating } from './terms.ts';

/** One entry of the log. Nothing is ever removed: an undo is also an entry, naming the one the match returns to (0 is the start). */
export type Entry = Speech | { readonly seat: Seat; readonly undo: number } | TableEntry;

interface Speech {
  readonly seat: Seat;
  readonly say: Sentence;
  /** What a physical table rolled and drew for it: an empty list if nothing, left out if the match uses its own chance. */
  readonly given?: readonly Given[] | undefined;
}

/**
 * An entry in a save: `red: u1 step b2 ready`, `red: undo 12`, `* resign red`. No game has a sentence that begins with `undo`. The
 * results of a physical table stand before the colon, with a tilde for each left to chance: `ai [31 4 ~]: proceed`.
 */
export function printEntry(entry: Entry): string {
  if ('table' in entry) return printTableEntry(entry);
  if ('undo' in entry) return `${entry.seat}: undo ${entry.undo}`;
  const { seat, say, given = [] } = entry;
  const rolled = given.length === 0 ? '' : ` [${given.map((each) => each ?? '~').join(' ')}]`;
  return `${seat}${rolled}: ${printSentence(say)}`;
}

/** As `printEntry`, for digests: a person appears by id only. */
export function digestedWords(entry: Entry): string {
  return 'table' in entry ? printTableEntry(entry, holderById) : printEntry(entry);
}

/** Who said it; null if the table did. */
export function speakerOf(entry: Entry | undefined): Seat | null {
  return entry === undefined || 'table' in entry ? null : entry.seat;
}

const ENTRY = /^([!-9;-~]+)(?: \[((?:~|-?\d{1,6})(?: (?:~|-?\d{1,6}))*)\])?: (?:undo (0|[1-9][0-9]{0,8})|(.*))$/;

export function parseEntry(text: string, field: string): Result<Entry> {
  const byTable = parseTableEntry(text, field);
  if (byTable !== null) return byTable;
  const [, seat, rolled, undo, said] = ENTRY.exec(text) ?? [];
  if (seat === undefined) return bad(field, 'a seat, a colon and a sentence', text);
  if (undo !== undefined)
    return rolled === undefined ? ok({ seat, undo: Number(undo) }) : bad(field, 'an undo without dice', text);
  const say = parseSentence(said, field);
  if (!say.ok) return say;
  const given = rolled?.split(' ').map((each) => (each === '~' ? null : Number(each)));
  return ok({ seat, say: say.value, ...(given === undefined ? {} : { given }) });
}

/**
 * Limits of a match and its file: nine times the longest sentence and forty times the longest match of random players. A `word` is
 * the name of a game, a hash or a seed.
 */
export const LIMITS = { entries: 20_000, entry: 1_000, seats: 20, word: 200 } as const;

/** What the log keeps of an entry besides its words. */
export interface EntryMark {
  /** Dice, draws or reveals, which block undo. */
  readonly news: boolean;
  /** The seat asked next; null if the match is over. */
  readonly asks: Seat | null;
  /** The running digest of all events so far. */
  readonly digest: string;
}

export type LogReader = Omit<Log, 'append'>;

/** The entries of a match, numbered from 1, with a mark for each. Number 0 is the start and has a mark too. */
export class Log {
  readonly #entries: Entry[] = [];
  readonly #marks: EntryMark[];
  #seated = 0;

  constructor(start: EntryMark) {
    this.#marks = [start];
  }

  get seq(): number {
    return this.#entries.length;
  }

  get entries(): readonly Entry[] {
    return this.#entries;
  }

  append(entry: Entry, mark: EntryMark): void {
    this.#entries.push(entry);
    this.#marks.push(mark);
    if ('table' in entry && entry.table === 'seat') this.#seated = this.seq;
  }

  entry(seq: number): Entry | undefined {
    return this.#entries[seq - 1];
  }

  mark(seq: number): EntryMark {
    const mark = this.#marks[seq];
    if (mark === undefined) throw new RangeError(`no entry ${seq} of ${this.seq}`);
    return mark;
  }

  /** The running digests, beginning with the setup's. */
  digests(): readonly string[] {
    return this.#marks.map(({ digest }) => digest);
  }

  /**
   * The entry that made the state at this point, undos considered: a sentence, counters put by hand, or an undo granted by all,
   * after which every stream restarts. 0 is the start.
   */
  standing(seq: number): number {
    let at = seq;
    for (;;) {
      const entry = this.entry(at);
      if (entry === undefined || 'say' in entry) return at;
      if ('undo' in entry) at = entry.undo;
      else if (entry.table === 'undo' || entry.table === 'put') return at;
      else at -= 1;
    }
  }

  /** The standing entry before a standing one. */
  before(at: number): number {
    const entry = this.entry(at);
    return this.standing(entry !== undefined && 'table' in entry && entry.table === 'undo' ? entry.to : at - 1);
  }

  /** Whether this earlier entry still stands: no undo has taken it back. */
  isStanding(seq: number): boolean {
    let at = this.standing(this.seq);
    while (at > seq && at > 0) {
      at = this.before(at);
      if (at === seq) return true;
    }
    return false;
  }

  /** The last entry by which a seat changed hands; 0 if none. */
  get seated(): number {
    return this.#seated;
  }
}

/** Has the holder of a seat seen the result of an entry? On a shared screen only after it is handed over. */
export type Witness = (seat: Seat, seq: number) => boolean;

/** With separate screens everyone sees everything at once. */
export const EVERYBODY: Witness = () => true;
/** For replaying a log, whose undos were already allowed. */
export const NOBODY: Witness = () => false;

/**
 * May this seat take back the last sentence, or everything after entry `to`? At most to the last news, and only its own sentences.
 * Granted with the entry the match would return to.
 */
export function judgeUndo(
  log: LogReader,
  seating: Seating,
  seat: Seat,
  { to, hasSeen = EVERYBODY }: { readonly to?: number | undefined; readonly hasSeen?: Witness } = {},
): Verdict<{ readonly to: number }> {
  const last = log.standing(log.seq);
  if (last === 0) return deny('undo', 'nothingSaid');
  const goal = to ?? log.before(last);
  let at = last;
  while (at > goal && at > 0) {
    const verdict = judgeTakingBack(log, seating, seat, at, hasSeen);
    if (!verdict.granted) return verdict;
    at = log.before(at);
  }
  return at === goal && at < last ? grant({ to: goal }) : deny('undo', 'noSuchEntry');
}

/**
 * Only the same person's sentence, and only if it told no one anything: no die, card or reveal, no other person asked who has seen
 * it, and the match not over (which reveals its seed).
 */
function judgeTakingBack(log: LogReader, seating: Seating, seat: Seat, seq: number, hasSeen: Witness): Verdict {
  const { news, asks } = log.mark(seq);
  const entry = log.entry(seq);
  const at = { amount: seq };
  if (entry !== undefined && 'table' in entry) return deny('undo', 'newInformation', at);
  // The present holder of a seat need not be the one who spoke for it then.
  if (seq < log.seated || !isSamePerson(seating, seat, speakerOf(entry) ?? ''))
    return deny('undo', 'saidByAnother', at);
  if (news) return deny('undo', 'newInformation', at);
  if (asks === null) return deny('undo', 'over', at);
  const isAnothers = isPerson(seating, asks) && !isSamePerson(seating, seat, asks);
  if (isAnothers && hasSeen(asks, seq)) return deny('undo', 'otherPersonAsked', at);
  return grant();
}
