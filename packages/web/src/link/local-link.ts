import type { Realm, Seat, Verdict } from '@sandtable/kernel';
import type { StandingAnswers } from '@sandtable/session';
import type { HandAnswer, HandDeed } from '../face/companion.ts';
import type { Hints, LocalTable, Moment, PastSpan, TableMind, Thinking, Trouble } from '../face/moment.ts';
import { unpackedPast } from './packed-past.ts';
import type { Answers, OpenedMatch, Question, TableNews } from './protocol.ts';
import { ONLOOKER } from './seating.ts';
import { isUnsavedBy, noteUnsaved } from './unsaved.ts';
import { type Wire, WireError } from './wire.ts';
import { type ChangeQuestion, WiredLink } from './wired-link.ts';

/** A match in a worker of this browser, both as a table and with what only such a table has. */
export class LocalLink<R extends Realm> extends WiredLink<R> implements LocalTable<R> {
  readonly local: LocalTable<R> = this;
  readonly isShared: boolean;
  readonly isWatched: boolean;
  readonly #wire: Wire<R>;
  readonly #troubled = new Set<(trouble: Trouble | null) => void>();
  #trouble: Trouble | null = null;
  #hints: Hints | undefined;
  readonly #watching = new Set<(thinking: Thinking | null) => void>();
  #thinking: Thinking | null = null;
  readonly mind: TableMind = {
    hints: () => this.#hints ?? null,
    ask: async (asked) => {
      const answer = await this.ask({ topic: 'mind', asked });
      this.#hints &&= answer.hints;
      return answer;
    },
    onThinking: (listener) => {
      this.#watching.add(listener);
      listener(this.#thinking);
      return () => void this.#watching.delete(listener);
    },
  };
  /** The match as visible to all, from before anyone sat down; null if only one person ever sits here. */
  readonly #open: Moment<R> | null;
  /** No person sits at the table: entries are not shown. */
  #isRisen = false;

  constructor(id: string, wire: Wire<R>, opened: OpenedMatch<R>) {
    super(id, opened);
    const { moment, isShared, isWatched, hints } = opened;
    this.isShared = isShared;
    this.isWatched = isWatched;
    this.#hints = hints;
    this.#wire = wire;
    this.#open = moment.seat === ONLOOKER ? moment : null;
    wire.onNews((news) => this.#receive(news));
  }

  /** The whole log came with the match. */
  async loadOlder(): Promise<void> {}

  onTrouble(listener: (trouble: Trouble | null) => void): () => void {
    this.#troubled.add(listener);
    if (this.#trouble !== null) listener(this.#trouble);
    return () => void this.#troubled.delete(listener);
  }

  override beforehand(answers: Partial<StandingAnswers>): void {
    this.#wire.ask({ topic: 'beforehand', asked: answers }).catch((error: unknown) => this.#breakDown(error));
  }

  override goOn(): void {
    this.#wire.ask({ topic: 'goOn', asked: null }).catch((error: unknown) => this.#breakDown(error));
  }

  async sit(seat: Seat): Promise<readonly Moment<R>[]> {
    const { moments, log } = await this.ask({ topic: 'sit', asked: { seat } });
    this.show(moments.at(-1) ?? this.now(), log);
    this.#isRisen = false;
    return moments;
  }

  rise(): void {
    if (this.#open === null) throw new Error('only one person sits at this table');
    this.show(this.#open, []);
    this.#isRisen = true;
    // If the worker breaks down meanwhile, the next person to sit down learns of it.
    this.#wire.ask({ topic: 'sit', asked: { seat: ONLOOKER } }).catch(() => undefined);
  }

  override async past(span: PastSpan): Promise<readonly Moment<R>[]> {
    return unpackedPast(await this.ask({ topic: 'past', asked: span }));
  }

  /** A roll, a draw or a change by hand beside a real table. */
  byHand(asked: HandDeed): Promise<HandAnswer<R>> {
    return this.ask({ topic: 'hand', asked });
  }

  save(): Promise<string> {
    return this.ask({ topic: 'save', asked: null });
  }

  /** Part of the match exists only in this worker, and can still be exported. */
  get isUnsaved(): boolean {
    const isElsewhere = this.#trouble?.kind === 'taken' || this.#trouble?.kind === 'broken';
    return !isElsewhere && isUnsavedBy(this.#trouble);
  }

  /** The person left the screen but the match stays open: no seat's view may remain on the page. */
  setAside(): void {
    if (this.#open !== null) this.rise();
  }

  async keep(): Promise<void> {
    await this.#wire.ask({ topic: 'keep', asked: null }).catch((error: unknown) => this.#breakDown(error));
  }

  override close(): void {
    super.close();
    noteUnsaved(this, false);
    this.#wire.cut();
  }

  #receive(news: TableNews<R>): void {
    if (news.kind === 'trouble') this.#tell(news.trouble);
    else if (news.kind === 'thinking') {
      this.#thinking = news.thinking;
      for (const listener of this.#watching) listener(news.thinking);
    } else if (!this.#isRisen) this.hear(news);
  }

  /**
   * A trouble that only a reload mends stays, and is reported again on every attempt. While another tab has the match,
   * no other trouble counts.
   */
  #tell(trouble: Trouble | null): void {
    const before = this.#trouble;
    // Being unsaved is worse than being full.
    if (trouble?.kind === 'matchFull' && isUnsavedBy(before)) return;
    const isMended = before?.kind === 'taken' ? trouble === null : before?.kind !== 'broken';
    if (isMended)
      this.#trouble = before !== null && trouble?.kind === 'broken' ? { ...trouble, isUnsaved: true } : trouble;
    noteUnsaved(this, isUnsavedBy(this.#trouble));
    for (const listener of this.#troubled) listener(this.#trouble);
  }

  /** Asking a worker that is gone reports it again: the person may have closed the notice. */
  protected override async ask<Q extends Question>(question: Q): Promise<Answers<R>[Q['topic']]> {
    try {
      return await this.#wire.ask(question);
    } catch (error) {
      if (error instanceof WireError && error.isTold) this.#breakDown(error);
      throw error;
    }
  }

  /** If the rules or the worker break down over a sentence, it counts as refused, and a notice says why. */
  protected override async change(question: ChangeQuestion): Promise<Verdict> {
    try {
      return await super.change(question);
    } catch (error) {
      if (!(error instanceof WireError && error.isTold)) this.#breakDown(error);
      return UNTOLD;
    }
  }

  #breakDown(error: unknown): void {
    this.#tell({ kind: 'broken', message: error instanceof Error ? error.message : String(error) });
  }
}

/** The notice gives the reason. */
const UNTOLD: Verdict = { granted: false, reasons: [] };
