import type { Audience, Realm, Sentence, Verdict } from '@sandtable/kernel';
import type { Seating, StandingAnswers, TableEntry } from '@sandtable/session';
import type { ActWishes, LocalTable, LoggedEntry, Moment, PastSpan, TableLink, Trace, WhatIf } from '../face/moment.ts';
import type { Question, TableAnswers, TableNews, TableTopic } from './protocol.ts';

type NewMoment<R extends Realm> = Extract<TableNews<R>, { readonly kind: 'moment' }>;

export type TableQuestion = Extract<Question, { readonly topic: TableTopic }>;

export type ChangeQuestion = Extract<TableQuestion, { readonly topic: 'act' | 'undo' | 'end' }>;

interface FirstState<R extends Realm> {
  readonly name: string;
  readonly seating: Seating;
  readonly moment: Moment<R>;
  readonly log: readonly LoggedEntry<R>[];
}

/** The part that all links share: keeps the moment and the log, and delivers every entry in order. */
export abstract class WiredLink<R extends Realm> implements TableLink<R> {
  readonly id: string;
  readonly name: string;
  readonly seating: Seating;
  abstract readonly local: LocalTable<R> | null;
  readonly #listeners = new Set<(moment: Moment<R>) => void>();
  #now: Moment<R>;
  #log: readonly LoggedEntry<R>[];
  /** Entries from before the screen subscribed: an AI may be quicker than the screen. */
  #unheard: NewMoment<R>[] = [];

  constructor(id: string, { name, seating, moment, log }: FirstState<R>) {
    this.id = id;
    this.name = name;
    this.seating = seating;
    this.#now = moment;
    this.#log = log;
  }

  protected abstract ask<Q extends TableQuestion>(question: Q): Promise<TableAnswers<R>[Q['topic']]>;

  abstract loadOlder(): Promise<void>;

  now(): Moment<R> {
    return this.#now;
  }

  log(): readonly LoggedEntry<R>[] {
    return this.#log;
  }

  subscribe(listener: (moment: Moment<R>) => void): () => void {
    this.#listeners.add(listener);
    for (const news of this.#unheard.splice(0)) this.hear(news);
    return () => void this.#listeners.delete(listener);
  }

  act(seq: number, sentence: Sentence, wants?: ActWishes): Promise<Verdict> {
    return this.change({ topic: 'act', asked: { seq, sentence, ...wants } });
  }

  beforehand(answers: Partial<StandingAnswers>): void {
    void this.ask({ topic: 'beforehand', asked: answers });
  }

  goOn(): void {
    void this.ask({ topic: 'goOn', asked: null });
  }

  undo(seq: number): Promise<Verdict> {
    return this.change({ topic: 'undo', asked: { seq } });
  }

  end(seq: number, ending: TableEntry): Promise<Verdict> {
    return this.change({ topic: 'end', asked: { seq, ending } });
  }

  at(seq: number): Promise<Moment<R>> {
    return this.ask({ topic: 'at', asked: { seq } });
  }

  past({ from, to }: PastSpan): Promise<readonly Moment<R>[]> {
    return Promise.all(Array.from({ length: Math.max(to - from + 1, 0) }, (_, place) => this.at(from + place)));
  }

  why(seq: number, eyes?: Audience): Promise<Trace<R>> {
    return this.ask({ topic: 'why', asked: { seq, eyes } });
  }

  whatIf(seq: number, unit: number): Promise<WhatIf<R>> {
    return this.ask({ topic: 'whatIf', asked: { seq, unit } });
  }

  close(): void {
    this.#listeners.clear();
  }

  protected hear(news: NewMoment<R>): void {
    if (this.#listeners.size === 0) return void this.#unheard.push(news);
    this.#now = news.moment;
    const last = this.#log.at(-1)?.seq ?? -1;
    // If many entries were missed, only the newest page arrives.
    const isNext = (news.entries[0]?.seq ?? last + 1) === last + 1;
    this.#log = isNext ? [...this.#log, ...news.entries] : news.entries;
    for (const listener of this.#listeners) listener(news.moment);
  }

  /** Replaces everything known or waiting to be delivered. */
  protected show(moment: Moment<R>, log: readonly LoggedEntry<R>[]): void {
    this.#now = moment;
    this.#log = log;
    this.#unheard = [];
  }

  protected putBefore(older: readonly LoggedEntry<R>[]): void {
    this.#log = [...older, ...this.#log];
  }

  /**
   * A game can only explain its own reasons. Those of the session and of a server show in other ways, except `tooLong`,
   * which the page explains; the screen never offers what the table refuses.
   */
  protected async change(question: ChangeQuestion): Promise<Verdict> {
    const verdict = await this.ask(question);
    if (verdict.granted) return verdict;
    const reasons = verdict.reasons.filter(
      ({ rule, key }) => !['session', 'table', 'server'].includes(rule) || key === 'tooLong',
    );
    return { granted: false, reasons };
  }
}
