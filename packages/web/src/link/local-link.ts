import type { Realm, Seat, Sentence, Verdict } from '@sandtable/kernel';
import type { Seating, StandingAnswers, TableEntry } from '@sandtable/session';
import type { ActWishes, LoggedEntry, Moment, TableLink, Trace, Trouble, WhatIf } from '../face/moment.ts';
import type { OpenedMatch, Question, TableNews } from './protocol.ts';
import { ONLOOKER } from './seating.ts';
import { isUnsavedBy, noteUnsaved } from './unsaved.ts';
import { type Wire, WireError } from './wire.ts';

type NewMoment<R extends Realm> = Extract<TableNews<R>, { readonly kind: 'moment' }>;

export class LocalLink<R extends Realm> implements TableLink<R> {
  readonly id: string;
  readonly name: string;
  readonly seating: Seating;
  readonly isShared: boolean;
  readonly isWatched: boolean;
  readonly #wire: Wire<R>;
  readonly #listeners = new Set<(moment: Moment<R>) => void>();
  readonly #troubled = new Set<(trouble: Trouble | null) => void>();
  #trouble: Trouble | null = null;
  /** The match as everybody may see it, from before anyone sat down; null if only one person ever sits here. */
  readonly #open: Moment<R> | null;
  #now: Moment<R>;
  /** Entries that came before the screen subscribed: an AI may be quicker than the screen. */
  #unheard: NewMoment<R>[] = [];
  /** Nobody sits at the table: entries are not shown to anyone. */
  #isRisen = false;
  #log: readonly LoggedEntry<R>[];

  constructor(id: string, wire: Wire<R>, { name, moment, log, seating, isShared, isWatched }: OpenedMatch<R>) {
    this.id = id;
    this.name = name;
    this.seating = seating;
    this.isShared = isShared;
    this.isWatched = isWatched;
    this.#wire = wire;
    this.#now = moment;
    this.#open = moment.seat === ONLOOKER ? moment : null;
    this.#log = log;
    wire.onNews((news) => this.#hear(news));
  }

  now(): Moment<R> {
    return this.#now;
  }

  log(): readonly LoggedEntry<R>[] {
    return this.#log;
  }

  subscribe(listener: (moment: Moment<R>) => void): () => void {
    this.#listeners.add(listener);
    for (const news of this.#unheard.splice(0)) this.#hear(news);
    return () => void this.#listeners.delete(listener);
  }

  onTrouble(listener: (trouble: Trouble | null) => void): () => void {
    this.#troubled.add(listener);
    if (this.#trouble !== null) listener(this.#trouble);
    return () => void this.#troubled.delete(listener);
  }

  act(seq: number, sentence: Sentence, wants?: ActWishes): Promise<Verdict> {
    return this.#change({ topic: 'act', asked: { seq, sentence, ...wants } });
  }

  beforehand(answers: Partial<StandingAnswers>): void {
    this.#wire.ask({ topic: 'beforehand', asked: answers }).catch((error: unknown) => this.#breakDown(error));
  }

  goOn(): void {
    this.#wire.ask({ topic: 'goOn', asked: null }).catch((error: unknown) => this.#breakDown(error));
  }

  undo(seq: number): Promise<Verdict> {
    return this.#change({ topic: 'undo', asked: { seq } });
  }

  end(seq: number, ending: TableEntry): Promise<Verdict> {
    return this.#change({ topic: 'end', asked: { seq, ending } });
  }

  at(seq: number): Promise<Moment<R>> {
    return this.#ask({ topic: 'at', asked: { seq } });
  }

  why(seq: number): Promise<Trace<R>> {
    return this.#ask({ topic: 'why', asked: { seq } });
  }

  whatIf(seq: number, unit: number): Promise<WhatIf<R>> {
    return this.#ask({ topic: 'whatIf', asked: { seq, unit } });
  }

  async sit(seat: Seat): Promise<readonly Moment<R>[]> {
    const { moments, log } = await this.#ask({ topic: 'sit', asked: { seat } });
    this.#log = log;
    this.#now = moments.at(-1) ?? this.#now;
    this.#unheard = [];
    this.#isRisen = false;
    return moments;
  }

  rise(): void {
    if (this.#open === null) throw new Error('only one person sits at this table');
    this.#now = this.#open;
    this.#unheard = [];
    this.#log = [];
    this.#isRisen = true;
    // If the worker breaks down meanwhile, the next person to sit down is told.
    this.#wire.ask({ topic: 'sit', asked: { seat: ONLOOKER } }).catch(() => undefined);
  }

  save(): Promise<string> {
    return this.#ask({ topic: 'save', asked: null });
  }

  /** Something is only in this worker, and can still be exported. */
  get isUnsaved(): boolean {
    const isElsewhere = this.#trouble?.kind === 'taken' || this.#trouble?.kind === 'broken';
    return !isElsewhere && isUnsavedBy(this.#trouble);
  }

  /** The screen is left but the match stays open: nobody's view may remain. */
  setAside(): void {
    if (this.#open !== null) this.rise();
  }

  async keep(): Promise<void> {
    await this.#wire.ask({ topic: 'keep', asked: null }).catch((error: unknown) => this.#breakDown(error));
  }

  close(): void {
    this.#listeners.clear();
    noteUnsaved(this, false);
    this.#wire.cut();
  }

  #hear(news: TableNews<R>): void {
    if (news.kind === 'trouble') return this.#tell(news.trouble);
    if (this.#isRisen) return;
    if (this.#listeners.size === 0) return void this.#unheard.push(news);
    this.#now = news.moment;
    this.#log = [...this.#log, ...news.entries];
    for (const listener of this.#listeners) listener(news.moment);
  }

  /**
   * A trouble that only a reload mends stays, and is reported again on every attempt. While another tab has the
   * match, no other trouble counts.
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

  /** Whoever asks a worker that is gone is told so again: the notice may have been closed. */
  #ask: Wire<R>['ask'] = async (question) => {
    try {
      return await this.#wire.ask(question);
    } catch (error) {
      if (error instanceof WireError && error.isTold) this.#breakDown(error);
      throw error;
    }
  };

  /** If the rules or the worker break down over a sentence, it counts as refused, and a notice says why. */
  async #change(question: Extract<Question, { readonly topic: 'act' | 'undo' | 'end' }>): Promise<Verdict> {
    try {
      return inWords(await this.#wire.ask(question));
    } catch (error) {
      this.#breakDown(error);
      return UNTOLD;
    }
  }

  #breakDown(error: unknown): void {
    this.#tell({ kind: 'broken', message: error instanceof Error ? error.message : String(error) });
  }
}

/** A notice tells why. */
const UNTOLD: Verdict = { granted: false, reasons: [] };

/** A game can explain its own reasons only. Notices tell the session's, except `tooLong`, which the page explains; nobody is offered what the table refuses. */
function inWords(verdict: Verdict): Verdict {
  const reasons = verdict.reasons.filter(
    ({ rule, key }) => (rule !== 'session' && rule !== 'table') || key === 'tooLong',
  );
  return verdict.granted ? verdict : { granted: false, reasons };
}
