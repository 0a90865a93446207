import {
  bad,
  checkShape,
  deny,
  type GameSystem,
  type Realm,
  type Result,
  type Seat,
  type Sentence,
  STOP,
  type Verdict,
} from '@sandtable/kernel';
import * as z from 'zod/mini';
import type { Entry, Witness } from './log.ts';
import type { Match } from './match.ts';
import type { PrepareAnswer, Prepared } from './moment.ts';
import { isPerson } from './persons.ts';

const entryNumber = z.int().check(z.minimum(0));

const answersSchema = z.strictObject({
  /** Answer questions that have only one possible answer. */
  lone: z.boolean(),
  /** A standing answer by kind of question; the game names both. */
  standing: z.record(z.string(), z.string()),
  /** Passes until one of these has happened, or the round is over; null: does not pass. */
  until: z.nullable(z.array(z.string())),
  /** The last entry its sender had seen when the pass was set. */
  since: entryNumber,
  /** The answer to the question that entry `after` asks, if it asks one. */
  next: z.nullable(z.array(z.string())),
  after: entryNumber,
});

/** What a seat has answered in advance: plain data, set by the person who holds it. */
export type StandingAnswers = Readonly<z.infer<typeof answersSchema>>;

const bookSchema = z.strictObject({ seats: z.record(z.string(), answersSchema), given: z.array(entryNumber) });

/** Stored beside the match, not in the log. */
export interface AnswerBook {
  readonly seats: { readonly [seat: Seat]: StandingAnswers };
  /** Entries that were answered in advance and could still be taken back. */
  readonly given: readonly number[];
}

/** Reads a stored book, or names what is wrong with it: it may use only words that the game knows. */
export function readAnswers<R extends Realm>(
  { system: { beforehand }, seating }: Match<R>,
  raw: unknown,
): Result<AnswerBook> {
  const book = checkShape(bookSchema, raw);
  if (!book.ok) return book;
  for (const [seat, { standing, until }] of Object.entries(book.value.seats)) {
    if (!Object.hasOwn(seating, seat)) return bad('seats', Object.keys(seating).join(' or '), seat);
    for (const [kind, value] of Object.entries(standing)) {
      const values = new Map(Object.entries(beforehand?.kinds ?? {})).get(kind);
      if (values?.includes(value) !== true)
        return bad(`seats.${seat}.standing.${kind}`, values?.join(' or ') ?? 'no such kind', value);
    }
    for (const one of until ?? [])
      if (beforehand?.breaks.includes(one) !== true)
        return bad(`seats.${seat}.until`, `any of ${beforehand?.breaks.join(', ') ?? 'nothing'}`, one);
  }
  return book;
}

/** The book with this seat's new answers, or what is wrong with them. */
export function setAnswers<R extends Realm>(
  match: Match<R>,
  book: AnswerBook,
  seat: Seat,
  raw: unknown,
): Result<AnswerBook> {
  const set = readAnswers(match, { ...book, seats: { ...book.seats, [seat]: raw } });
  const { until = null, since = 0 } = set.ok ? (set.value.seats[seat] ?? {}) : {};
  // An event since then could have broken the pass.
  const isLate = until !== null && since !== match.seq && since !== book.seats[seat]?.since;
  return isLate ? bad(`seats.${seat}.since`, `${match.seq}, the last entry`, since) : set;
}

interface AskedSeat<View> {
  /** The public view: it alone decides whether and how to answer. */
  readonly open: View;
  /** The seat's own view: decides whether the answer is legal and, for a `secret` question, whether it is the only one. */
  readonly own: View;
  readonly seq: number;
  /** Others see when an answer comes: do not answer if answering at once would reveal a secret. */
  readonly isTimed: boolean;
}

/** The sentence a seat has answered in advance; null if it must be asked. */
export function answerBeforehand<R extends Realm>(
  system: GameSystem<R>,
  { lone, standing, until, next, after }: StandingAnswers,
  { open, own, seq, isTimed }: AskedSeat<R['view']>,
): Sentence | null {
  const foreseen = system.beforehand?.foresee(open, system.pending(open)?.key ?? '') ?? null;
  if (foreseen === null) return null;
  const { choice, pass, kind = '' } = foreseen;
  const value = standing[kind];
  const isAnswer = choice === 'open' || choice === 'secret';
  const found = [
    isAnswer && after === seq ? next : null,
    until === null ? null : pass,
    value === undefined ? null : foreseen.says?.(value),
  ].find((sentence) => sentence && system.allows(own, sentence));
  return found ?? (lone && isAnswer && (choice === 'open' || !isTimed) ? onlyAnswer(system, own) : null);
}

/** The only possible answer, if it is a single word. */
function onlyAnswer<R extends Realm>(system: GameSystem<R>, view: R['view']): Sentence | null {
  const [only, another] = system.offers(view, []);
  if (only === undefined || another !== undefined) return null;
  return system.offers(view, [only.word]).every(({ word }) => word === STOP) ? [only.word] : null;
}

/** The advance answer of the person being asked; null if they must be asked, as after an undo. */
export function answerNow<R extends Realm>(match: Match<R>, { seats }: AnswerBook, isTimed: boolean): Sentence | null {
  const { asks, seq, system } = match;
  const answers = asks === null ? undefined : seats[asks];
  if (asks === null || answers === undefined || !isPerson(match.seating, asks)) return null;
  if (undoneTo(match.log.entry(seq)) !== null) return null;
  const [open, own] = [match.now('spectator').view, match.now(asks).view];
  return answerBeforehand(system, answers, { open, own, seq, isTimed });
}

export function prepareBeforehand<R extends Realm>(
  match: Match<R>,
  book: AnswerBook,
  isTimed: boolean,
): PrepareAnswer<R> | null {
  const sentence = answerNow(match, book, isTimed);
  const answer = sentence === null ? null : match.prepare(match.asks ?? '', match.seq, sentence);
  return answer?.granted === true ? { ...answer, value: { ...answer.value, isGiven: true } } : null;
}

/** The entry that an undo returns to; null if the entry is not an undo. */
function undoneTo(entry: Entry | undefined): number | null {
  if (entry === undefined) return null;
  return 'undo' in entry ? entry.undo : 'to' in entry ? entry.to : null;
}

/** The book after an entry, to be stored together with it. Clears passes that the entry's events break. */
export function answersAfter<R extends Realm>(match: Match<R>, book: AnswerBook, prepared: Prepared<R>): AnswerBook {
  const { entry, seq, isGiven = false } = prepared;
  const back = undoneTo(entry);
  const isBroken = (seat: Seat, until: readonly string[], since: number): boolean => {
    if (back !== null) return back <= since;
    const { view, events } = prepared.now('spectator');
    const ends = ['round', ...until];
    return events.some((event) => ends.includes(match.system.beforehand?.happened(view, event, seat) ?? ''));
  };
  const seats: Record<Seat, StandingAnswers> = {};
  for (const [seat, answers] of Object.entries(book.seats)) {
    const { until, since } = answers;
    // The new holder of a seat has answered nothing yet.
    if ('holder' in entry && entry.seat === seat) continue;
    seats[seat] = until !== null && isBroken(seat, until, since) ? { ...answers, until: null } : answers;
  }
  const given = match.log.mark(match.seq).news ? [] : book.given;
  return { seats, given: isGiven ? [...given, seq] : given };
}

/** May this seat take back its own last decision, and everything answered in advance since? */
export function judgeUndoBehind<R extends Realm>(
  match: Match<R>,
  { given }: AnswerBook,
  seat: Seat,
  hasSeen?: Witness,
): Verdict<{ readonly to: number }> {
  const { log } = match;
  let at = log.standing(match.seq);
  while (given.includes(at)) at = log.before(at);
  return at === 0 ? deny('undo', 'nothingSaid') : match.judgeUndo(seat, log.before(at), hasSeen);
}
