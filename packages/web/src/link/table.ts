import { type Audience, deny, grant, type Realm, type Seat, type Sentence, type Verdict } from '@sandtable/kernel';
import {
  answerNow,
  type AnswerBook,
  answersAfter,
  type Bots,
  botsOf,
  botTurn,
  exportForKeeper,
  type Fault,
  isByHand,
  isDeputys,
  judgeUndoBehind,
  type Match,
  type Prepared,
  type PrepareAnswer,
  prepareBeforehand,
  prepareOne,
  type Seating,
  type StandingAnswers,
  type TableEntry,
} from '@sandtable/session';
import { isGeneral } from '@sandtable/lab/efforts';
import type { LinkFace } from '../face/link.ts';
import type { LoggedEntry, Moment, PastSpan, Trace, WhatIf } from '../face/moment.ts';
import { UnloadedError } from './late-parts.ts';
import { momentOf, noteEntries } from './noted.ts';
import { isPerson, ONLOOKER, peopleOf } from './seating.ts';
import { type Outlook, SharedScreen } from './shared-screen.ts';

export interface TableHistory<R extends Realm> {
  /** The log of each person so far, if the match comes from a file. */
  readonly told?: Map<Seat, LoggedEntry<R>[]>;
  /** The last entry each person saw before the match was closed. Default: everything, since opening a match shows its log. */
  readonly seen?: Readonly<Record<Seat, number>>;
  /** Read-only: no seat is asked anything. */
  readonly isWatched?: boolean;
}

/** By default, questions with only one possible answer are answered automatically. */
const ANSWERS: StandingAnswers = { lone: true, standing: {}, until: null, since: 0, next: null, after: 0 };

const WATCHED = deny('session', 'watched');

/** A general's sentence for one entry. */
export interface Thought {
  readonly seat: Seat;
  readonly seq: number;
  readonly sentence: Sentence;
}

/**
 * A match with one person at a time in front of it. It knows everything and only gives out what that person may know.
 * It never waits: its holder calls `step` until it is a person's turn, and passes every moment on.
 */
export class Table<R extends Realm> {
  readonly match: Match<R>;
  readonly #game: LinkFace<R>;
  readonly #logs: Map<Seat, LoggedEntry<R>[]>;
  readonly #screen: SharedScreen<R>;
  #bots: Bots<R['view']>;
  readonly isWatched: boolean;
  /** What its people answer beforehand. Other players do not see how long an answer takes, so here it may depend on secrets. */
  #book: AnswerBook;
  /** The entry at which the person sat down: its question is asked in any case; -1 once they have set their answers. */
  #asked: number;

  constructor(
    game: LinkFace<R>,
    match: Match<R>,
    { told = new Map(), seen = {}, isWatched = false }: TableHistory<R> = {},
  ) {
    this.match = match;
    this.isWatched = isWatched;
    this.#game = game;
    this.#bots = game.bots;
    this.#logs = told;
    noteEntries(match, told);
    this.#screen = new SharedScreen(game, match, seen);
    this.#book = { seats: Object.fromEntries(peopleOf(match.seating).map((seat) => [seat, ANSWERS])), given: [] };
    this.#asked = match.seq;
  }

  get seat(): Seat {
    return this.#screen.seat;
  }

  get seating(): Seating {
    return this.match.seating;
  }

  get isShared(): boolean {
    return this.#screen.isShared;
  }

  /**
   * Whether its people must not see each other's views: then no one sits here until one of them says who they are. Also
   * for a match that is only watched, since it can be continued from there. Once it is over, every view is open to all.
   */
  get isAnyones(): boolean {
    return !this.isShared && (this.match.now(ONLOOKER).outcome ?? null) === null;
  }

  now(): Moment<R> {
    this.#screen.look();
    const moment = momentOf(this.match, this.match.now(this.seat));
    if (this.isWatched) return { ...moment, asks: null, pending: null, undo: WATCHED };
    const isAnswered = this.#isAnswering && answerNow(this.match, this.#book, this.#isAway) !== null;
    return { ...moment, undo: this.#judgeUndo(), ...(isAnswered ? { isAnswered } : {}) };
  }

  /** Answers beforehand only for the person at the screen; anyone else gets the screen first, unless they pass until something happens. */
  get #isAnswering(): boolean {
    // A real table rolls for every answer.
    if (isByHand(this.seating)) return false;
    const { asks, seq } = this.match;
    return asks === this.seat ? seq !== this.#asked : (this.#book.seats[asks ?? '']?.until ?? null) !== null;
  }

  /** Another person is at the screen, and would see from the timing that a secret decided. */
  get #isAway(): boolean {
    return this.match.asks !== this.seat;
  }

  /** From now on these answers apply for the person at the screen, besides their earlier ones. */
  setAnswers(answers: Partial<StandingAnswers>): void {
    const { seats } = this.#book;
    this.#book = { ...this.#book, seats: { ...seats, [this.seat]: { ...ANSWERS, ...seats[this.seat], ...answers } } };
    this.#asked = -1;
  }

  get logs(): ReadonlyMap<Seat, readonly LoggedEntry<R>[]> {
    return this.#logs;
  }

  log(): readonly LoggedEntry<R>[] {
    return this.#logs.get(this.seat) ?? [];
  }

  /**
   * The person at the screen says a sentence, having seen entry `seq`. It takes effect once committed. `next` answers
   * the question it leads to.
   */
  prepareAct(seq: number, sentence: Sentence, next: Sentence | null = null): Verdict<Prepared<R>> {
    if (this.isWatched) return WATCHED;
    const prepared = unbroken(this.match.prepare(this.seat, seq, sentence));
    if (prepared.granted) this.setAnswers({ next: next && [...next], after: prepared.value.seq });
    return prepared;
  }

  prepareUndo(seq: number): Verdict<Prepared<R>> {
    if (this.isWatched) return WATCHED;
    const judged = this.#judgeUndo();
    return judged.granted
      ? unbroken(this.match.prepareUndo(this.seat, seq, judged.value.to, this.#screen.hasSeen))
      : judged;
  }

  /** An act of the players outside the rules: a resignation, a draw. */
  prepareByTable(seq: number, entry: TableEntry): Verdict<Prepared<R>> {
    return this.isWatched ? WATCHED : unbroken(this.match.prepareByTable(seq, entry));
  }

  /** The turn of a general who is asked now; null if none is. Generals need time to think. */
  get general(): ReturnType<typeof botTurn<R>> {
    const holder = this.seating[this.match.asks ?? ''];
    const turn = holder?.kind === 'bot' && isGeneral(holder.bot) ? botTurn(this.match, this.#screen.partOf) : null;
    return turn !== null && isGeneral(turn.bot) ? turn : null;
  }

  /** The next entry by the AI, a bot or a deputy, or an answer given beforehand; null if a person is asked or the match is over. */
  prepareStep(thought: Thought | null = null): Prepared<R> | null {
    if (this.isWatched) return null;
    const answer =
      this.#prepareThought(thought) ??
      prepareOne(this.match, this.#bots, this.#screen.partOf) ??
      (this.#isAnswering ? prepareBeforehand(this.match, this.#book, this.#isAway) : null);
    if (answer === null) return null;
    const verdict = unbroken(answer);
    if (verdict.granted) return verdict.value;
    const why = verdict.reasons.map(({ rule, key }) => `${rule} ${key}`).join(', ');
    throw new Error(`entry ${this.match.seq + 1} of ${this.match.asks ?? 'nobody'} was refused: ${why}`);
  }

  /** A general's sentence is an entry like any other, hurried or not. */
  #prepareThought(thought: Thought | null): PrepareAnswer<R> | null {
    if (thought === null || thought.seq !== this.match.seq) return null;
    return this.match.prepare(thought.seat, thought.seq, thought.sentence);
  }

  commit(prepared: Prepared<R>): void {
    this.#book = answersAfter(this.match, this.#book, prepared);
    prepared.commit();
    noteEntries(this.match, this.#logs);
    this.#screen.follow();
  }

  act(seq: number, sentence: Sentence, next: Sentence | null = null): Verdict {
    return this.#committed(this.prepareAct(seq, sentence, next));
  }

  undo(seq: number): Verdict {
    return this.#committed(this.prepareUndo(seq));
  }

  end(seq: number, ending: TableEntry): Verdict {
    return this.#committed(this.prepareByTable(seq, ending));
  }

  step(): boolean {
    const prepared = this.prepareStep();
    if (prepared !== null) this.commit(prepared);
    return prepared !== null;
  }

  #committed(verdict: Verdict<Prepared<R>>): Verdict {
    if (!verdict.granted) return verdict;
    this.commit(verdict.value);
    return grant();
  }

  /** Whether the last entry of the person at the screen can be taken back, with the AI or a bot to answer it next. */
  get mayPause(): boolean {
    const { asks } = this.match;
    return asks !== null && !isPerson(this.seating, asks) && this.#judgeUndo().granted;
  }

  /** A person can no more take back what their deputy said than what a bot said. */
  #judgeUndo(): ReturnType<Match<R>['judgeUndo']> {
    const { log, seq } = this.match;
    const last = log.standing(seq);
    return isDeputys(this.match, last, this.#screen.partOf)
      ? deny('undo', 'saidByAnother', { amount: last })
      : judgeUndoBehind(this.match, this.#book, this.seat, this.#screen.hasSeen);
  }

  /** Loads the bots that play or draft here. Must be called before anything is played. */
  async callBots(): Promise<void> {
    const { thinkers, craft } = this.#game;
    const called = Object.values(this.seating).flatMap((holder) => botsOf(holder).map(([, bot]) => bot));
    const load = async (): Promise<Bots<R['view']>> => ({
      ...(called.some((name) => thinkers?.names.includes(name)) ? await thinkers?.load() : {}),
      ...(craft !== null && called.some(isGeneral) ? (await import('./mind.ts')).generalsFor(await craft()) : {}),
    });
    const loaded = await load().catch((error: unknown) => {
      throw new UnloadedError(error);
    });
    this.#bots = { ...this.#bots, ...loaded };
  }

  /** Lets deputies and bots generate the match before it is shown, if there are deputies. */
  prepare(): void {
    if (!Object.values(this.seating).some((holder) => 'deputies' in holder)) return;
    while (this.#isBeingMade() && this.step());
  }

  #isBeingMade(): boolean {
    const { asks } = this.match;
    return asks !== null && this.#screen.partOf(this.match.now(asks).view, asks) !== null;
  }

  /** The question goes to a deputy: the person at the screen must not see it, since the deputy's view is not theirs. */
  get isSpokenFor(): boolean {
    return this.#screen.isSpokenFor();
  }

  /** The last entry each person will have seen after this. */
  seenAfter(after: Outlook<R>): Readonly<Record<Seat, number>> {
    return this.#screen.seenAfter(after);
  }

  at(seq: number): Moment<R> {
    return momentOf(this.match, this.match.at(seq, this.seat));
  }

  past({ from, to, eyes }: PastSpan): readonly Moment<R>[] {
    if (!this.#screen.mayTake(eyes)) throw new Error(`nobody here may look through the eyes of ${eyes}`);
    return Array.from({ length: Math.max(to - from + 1, 0) }, (_, place) =>
      momentOf(this.match, this.match.at(from + place, eyes)),
    );
  }

  why(seq: number, eyes: Audience = this.seat): Trace<R> {
    const [before] = this.past({ from: Math.max(seq - 1, 0), to: Math.max(seq - 1, 0), eyes });
    if (before === undefined) throw new Error(`there is no entry ${seq}`);
    const { trace, events } = this.match.at(seq, eyes, { trace: true });
    return { seq, before, notes: trace, events };
  }

  whatIf(seq: number, unit: number): WhatIf<R> {
    const { whatIf } = this.#game;
    if (whatIf === null) throw new Error('this game has no such question');
    return whatIf(this.match, this.seat, seq, unit);
  }

  /** Another person takes the screen. Returns what has happened since they last saw it, then the current moment. */
  sit(seat: Seat): readonly Moment<R>[] {
    this.#asked = this.match.seq;
    const missed = this.#screen.sit(this.#logs.has(seat) || seat === ONLOOKER ? seat : this.seat);
    return [...missed.map((seq) => this.at(seq)), this.now()];
  }

  /** Includes the entry that is about to be committed, if any. */
  save(prepared?: Prepared<R>): string {
    const { view } = (prepared ?? this.match).now(ONLOOKER);
    const text = exportForKeeper(this.match, { figures: this.#game.figuresOf(view), prepared });
    if (!text.ok) throw new Error('a match at a table is never a branch');
    return text.value;
  }
}

/** The rules' refusal; throws if they crashed. */
function unbroken<R extends Realm>(answer: PrepareAnswer<R>): Verdict<Prepared<R>> {
  if (answer.granted) return answer;
  if (answer.fault !== undefined) throw brokenBy(answer.fault);
  return { granted: false, reasons: answer.reasons };
}

function brokenBy({ seq, sentence, hash, message }: Fault): Error {
  return new Error(`the rules crashed at entry ${seq}, "${sentence}", on the state ${hash}: ${message}`);
}
