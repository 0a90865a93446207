import {
  bad,
  type Beforehand,
  checkShape,
  deny,
  type GameSystem,
  ok,
  parseSentence,
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

const words = z._default(z.record(z.string(), z.string()), {});
const entryNumber = z.int().check(z.minimum(0));

/** What is left out is not answered. */
const answersSchema = z.strictObject({
  /** A question with one possible answer gets it. */
  lone: z._default(z.boolean(), false),
  /** A value for kinds of questions, as the game names both. */
  standing: words,
  /** Passes until one of these has happened, or the round is over; null: does not pass. */
  until: z._default(z.nullable(z.array(z.string())), null),
  /** The last entry its sender had seen when the pass was set. */
  since: z._default(entryNumber, 0),
  /** The answer to the question that this entry brings, if it brings one. */
  next: z._default(z.nullable(z.strictObject({ after: entryNumber, say: z.unknown() })), null),
});

/** What a seat has answered before it is asked: plain data, set by whoever holds it. */
export type StandingAnswers = z.infer<typeof answersSchema>;

/** Kept beside a match by whoever keeps that: the log needs none of it. */
export interface AnswerBook {
  readonly seats: { readonly [seat: Seat]: StandingAnswers };
  /** Entries that were answered beforehand and could still be taken back. */
  readonly given: readonly number[];
}

export const NO_ANSWERS: AnswerBook = { seats: {}, given: [] };

const bookSchema = z.strictObject({ seats: z.record(z.string(), answersSchema), given: z.array(entryNumber) });

/** A book that was kept, or what is wrong with it. */
export function readAnswers<R extends Realm>({ system, seating }: Match<R>, raw: unknown): Result<AnswerBook> {
  const book = checkShape(bookSchema, raw, 'book');
  if (!book.ok) return book;
  for (const [seat, answers] of Object.entries(book.value.seats)) {
    if (!Object.hasOwn(seating, seat)) return bad(`book.seats.${seat}`, 'a seat of this match', answers);
    const checked = checkWords(system, answers, `book.seats.${seat}`);
    if (!checked.ok) return checked;
  }
  return book;
}

/** The book with all that a seat answers from now on, or what is wrong with it. */
export function setAnswers<R extends Realm>(
  { system, seating, seq }: Match<R>,
  book: AnswerBook,
  seat: Seat,
  raw: unknown,
): Result<AnswerBook> {
  if (!Object.hasOwn(seating, seat)) return bad('seat', 'a seat of this match', seat);
  const shape = checkShape(answersSchema, raw, 'answers');
  if (!shape.ok) return shape;
  const answers = shape.value;
  // What has happened since could have broken it.
  const isNew = answers.until !== null && answers.since !== book.seats[seat]?.since;
  if (isNew && answers.since !== seq) return bad('answers.since', `${seq}, the last entry`, answers.since);
  const checked = checkWords(system, answers, 'answers');
  return checked.ok ? ok({ ...book, seats: { ...book.seats, [seat]: answers } }) : checked;
}

/** Only words that the game knows. */
function checkWords<R extends Realm>(
  { beforehand }: GameSystem<R>,
  { standing, until, next }: StandingAnswers,
  field: string,
): Result<unknown> {
  const { kinds = {}, breaks = [] }: Partial<Beforehand<R>> = beforehand ?? {};
  for (const [kind, value] of Object.entries(standing)) {
    const values = Object.hasOwn(kinds, kind) ? kinds[kind] : undefined;
    if (values?.includes(value) !== true)
      return bad(`${field}.standing.${kind}`, (values ?? ['no such kind']).join(' or '), value);
  }
  const unknown = until?.find((one) => !breaks.includes(one));
  if (unknown !== undefined) return bad(`${field}.until`, breaks.join(', '), unknown);
  return next === null ? ok(null) : parseSentence(next.say, `${field}.next.say`);
}

interface AskedSeat<View> {
  /** As everybody sees it: whether and what is answered goes by this alone. */
  readonly open: View;
  /** As the seat does, which says whether it may be said; of a `secret` question also whether there is another answer. */
  readonly own: View;
  readonly seq: number;
  /** Others see when an answer comes: none is given whose coming at once would tell them a secret. */
  readonly isTimed: boolean;
}

/** The sentence with which a seat has answered beforehand; null if it must be asked. */
export function answerBeforehand<R extends Realm>(
  system: GameSystem<R>,
  { lone, standing, until, next }: StandingAnswers,
  { open, own, seq, isTimed }: AskedSeat<R['view']>,
): Sentence | null {
  const key = system.pending(open)?.key;
  const foreseen = key === undefined ? undefined : system.beforehand?.foresee(open, key);
  if (foreseen === undefined || foreseen === null) return null;
  const { choice, pass, kind } = foreseen;
  const value = kind === undefined ? undefined : standing[kind];
  const said = next?.after === seq && choice !== 'turn' ? parseSentence(next.say) : null;
  const found = [
    said?.ok === true ? said.value : undefined,
    until === null ? undefined : pass,
    value === undefined ? undefined : foreseen.says?.(value),
  ].find((sentence) => sentence !== undefined && system.allows(own, sentence));
  if (found !== undefined) return found;
  return lone && (choice === 'open' || (choice === 'secret' && !isTimed)) ? onlyAnswer(system, own) : null;
}

/** The only possible answer, if it is one word. */
function onlyAnswer<R extends Realm>(system: GameSystem<R>, view: R['view']): Sentence | null {
  const [only, another] = system.offers(view, []);
  if (only === undefined || another !== undefined) return null;
  return system.offers(view, [only.word]).every(({ word }) => word === STOP) ? [only.word] : null;
}

/** What the person who is asked has answered beforehand; null if they must be asked. After an undo they are. */
export function answerNow<R extends Realm>(match: Match<R>, { seats }: AnswerBook, isTimed: boolean): Sentence | null {
  const { asks, seq, system } = match;
  const answers = asks === null ? undefined : seats[asks];
  if (asks === null || answers === undefined || !isPerson(match.seating, asks)) return null;
  if (undoneTo(match.log.entry(seq)) !== null) return null;
  const [open, own] = [match.now('spectator').view, match.now(asks).view];
  return answerBeforehand(system, answers, { open, own, seq, isTimed });
}

/** Prepares it like any sentence. */
export function prepareBeforehand<R extends Realm>(
  match: Match<R>,
  book: AnswerBook,
  isTimed: boolean,
): PrepareAnswer<R> | null {
  const sentence = answerNow(match, book, isTimed);
  const answer = sentence === null ? null : match.prepare(match.asks ?? '', match.seq, sentence);
  return answer?.granted === true ? { ...answer, value: { ...answer.value, isGiven: true } } : null;
}

/** The entry that an undo goes back to; null if it is none. */
function undoneTo(entry: Entry | undefined): number | null {
  if (entry === undefined) return null;
  return 'undo' in entry ? entry.undo : 'to' in entry ? entry.to : null;
}

const ROUND = 'round';

/** The book after an entry, to be kept together with it: what has happened may have broken a pass. */
export function answersAfter<R extends Realm>(match: Match<R>, book: AnswerBook, prepared: Prepared<R>): AnswerBook {
  const { entry, seq, isGiven = false } = prepared;
  const { beforehand } = match.system;
  const back = undoneTo(entry);
  const isBroken = (seat: Seat, { until, since }: StandingAnswers): boolean => {
    if (until === null || beforehand === undefined) return false;
    if (back !== null) return back <= since;
    const { view, events } = prepared.now('spectator');
    return events.some((event) => [ROUND, ...until].includes(beforehand.happened(view, event, seat) ?? ''));
  };
  const gone = 'holder' in entry ? entry.seat : null;
  const left = Object.entries(book.seats)
    .filter(([seat]) => seat !== gone)
    .map(([seat, answers]) => [seat, isBroken(seat, answers) ? { ...answers, until: null } : answers]);
  const given = match.log.mark(match.seq).news ? [] : book.given;
  return { seats: Object.fromEntries(left), given: isGiven ? [...given, seq] : given };
}

/** May this seat take back its own last decision, and whatever was answered beforehand since? */
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
