import type { Realm, Seat, Sentence, Verdict } from '@sandtable/kernel';
import type { Seating } from '@sandtable/session';
import type { LoggedEntry, Moment, TableLink, Trace, Trouble, WhatIf } from '../face/moment.ts';
import type { Opened, Question, TableNews } from './protocol.ts';
import { ONLOOKER } from './seating.ts';
import { isUnsavedBy, noteUnsaved } from './unsaved.ts';
import type { Wire } from './wire.ts';

type NewMoment<R extends Realm> = Extract<TableNews<R>, { readonly kind: 'moment' }>;

/** A match in a worker of this browser. */
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
  /** The match as everybody may know it, from before anybody sat down; null where nobody ever rises. */
  readonly #open: Moment<R> | null;
  #now: Moment<R>;
  /** What has come while nobody listened: an AI may be quicker than the screen that is to show its turn. */
  #unheard: NewMoment<R>[] = [];
  /** Nobody sits here: what comes is for nobody's eyes. */
  #isRisen = false;
  #log: readonly LoggedEntry<R>[];

  constructor(id: string, wire: Wire<R>, { name, moment, log, seating, isShared, isWatched }: Opened<R>) {
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

  act(seq: number, sentence: Sentence): Promise<Verdict> {
    return this.#change({ topic: 'act', asked: { seq, sentence } });
  }

  undo(seq: number): Promise<Verdict> {
    return this.#change({ topic: 'undo', asked: { seq } });
  }

  at(seq: number): Promise<Moment<R>> {
    return this.#wire.ask({ topic: 'at', asked: { seq } });
  }

  why(seq: number): Promise<Trace<R>> {
    return this.#wire.ask({ topic: 'why', asked: { seq } });
  }

  whatIf(seq: number, unit: number): Promise<WhatIf<R>> {
    return this.#wire.ask({ topic: 'whatIf', asked: { seq, unit } });
  }

  async sit(seat: Seat): Promise<readonly Moment<R>[]> {
    const { moments, log } = await this.#wire.ask({ topic: 'sit', asked: { seat } });
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
    // Should it break down meanwhile, whoever sits down next is told.
    this.#wire.ask({ topic: 'sit', asked: { seat: ONLOOKER } }).catch(() => undefined);
  }

  save(): Promise<string> {
    return this.#wire.ask({ topic: 'save', asked: null });
  }

  /** Something of it is only here, and can still be had. */
  get isUnsaved(): boolean {
    const isElsewhere = this.#trouble?.kind === 'taken' || this.#trouble?.kind === 'broken';
    return !isElsewhere && isUnsavedBy(this.#trouble);
  }

  /** Its screen is left, and it is not: nobody's eyes stay behind. */
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
    this.#log = [...this.#log, news.entry];
    for (const listener of this.#listeners) listener(news.moment);
  }

  /**
   * Those that nothing mends but a reload stay, and are told again when somebody tries all the same; and where another tab has
   * it, nothing else counts until it has come back.
   */
  #tell(trouble: Trouble | null): void {
    const before = this.#trouble;
    // What is not saved is worse than that there can be no more.
    if (trouble?.kind === 'matchFull' && isUnsavedBy(before)) return;
    const isMended = before?.kind === 'taken' ? trouble === null : before?.kind !== 'broken';
    if (isMended)
      this.#trouble = before !== null && trouble?.kind === 'broken' ? { ...trouble, isUnsaved: true } : trouble;
    noteUnsaved(this, isUnsavedBy(this.#trouble));
    for (const listener of this.#troubled) listener(this.#trouble);
  }

  /** Where the rules broke down over a sentence, or the worker did, the sentence is not taken, and the page is told why. */
  async #change(question: Extract<Question, { readonly topic: 'act' | 'undo' }>): Promise<Verdict> {
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

/** Why is told by a notice. */
const UNTOLD: Verdict = { granted: false, reasons: [] };

/** A game has words for its own reasons only; of the others, some are told by a notice, and what is left has words on the page. */
function inWords(verdict: Verdict): Verdict {
  const reasons = verdict.reasons.filter(({ rule, key }) => rule !== 'session' || key === 'tooLong');
  return verdict.granted ? verdict : { granted: false, reasons };
}
