import type { Realm } from '@sandtable/kernel';
import type { Carrier, FarAnswers, FarQuestion, FromTable, ToTable } from './far-protocol.ts';
import type { Reply, TableNews } from './protocol.ts';
import { WireError } from './wire.ts';

/** Calls `work` after so many milliseconds; returns a function that cancels it. */
export type Later = (work: () => void, time: number) => () => void;

interface Pace {
  /** Until something is repeated for the first time, in milliseconds; each time it takes twice as long as before. */
  readonly first: number;
  /** The longest it takes; also how often is asked for news when nothing is known to be missing. */
  readonly most: number;
  readonly later: Later;
}

interface OpenQuestion<R extends Realm> {
  readonly message: ToTable;
  answer(reply: Extract<FromTable<R>, { readonly kind: 'answer' }>['reply']): void;
}

type NumberedNews<R extends Realm> = Extract<FromTable<R>, { readonly kind: 'news' }>;

/** The connection to a table elsewhere, made whole over a carrier that is not: every question is answered, all news are heard once and in order. */
export class ReliableWire<R extends Realm> {
  readonly #carrier: Carrier<ToTable, FromTable<R>>;
  readonly #pace: Pace;
  readonly #open = new Map<number, OpenQuestion<R>>();
  #ids = 0;
  /** The last number that has been heard; null until somebody listens. */
  #heard: number | null = null;
  /** News that came before those they follow, by the number of those. */
  readonly #early = new Map<number, NumberedNews<R>>();
  #listener: (news: TableNews<R>) => void = () => undefined;
  #wait: number;
  #cancel: () => void = () => undefined;

  constructor(carrier: Carrier<ToTable, FromTable<R>>, pace: Pace = PACE) {
    this.#carrier = carrier;
    this.#pace = pace;
    this.#wait = pace.most;
    carrier.onMessage((message) => this.#receive(message));
    this.#rest();
  }

  /** All news after that number go to this listener. */
  onNews(heard: number, listener: (news: TableNews<R>) => void): void {
    this.#heard = heard;
    this.#listener = listener;
    this.#tell();
  }

  /** Asks until it is answered, however long that takes. Fails with a WireError if the table fails over it. */
  ask<Q extends FarQuestion>(question: Q): Promise<FarAnswers<R>[Q['topic']]> {
    return new Promise((resolve, reject) => {
      const message = { kind: 'ask', id: this.#ids++, question } as const;
      this.#open.set(message.id, {
        message,
        answer: (reply: Reply<FarAnswers<R>[Q['topic']]>) => {
          if ('answer' in reply) resolve(reply.answer);
          else reject(new WireError(reply.isUnloaded ? 'unloaded' : 'broken', reply.failed));
        },
      });
      this.#carrier.send(message);
      this.#hurry();
    });
  }

  /** Everything once more, at once: the carrier was away and is back. */
  again(): void {
    this.#wait = this.#pace.first;
    this.#repeat();
  }

  cut(): void {
    this.#cancel();
    this.#open.clear();
    this.#carrier.close();
  }

  #receive(message: FromTable<R>): void {
    if (message.kind === 'answer') {
      const asked = this.#open.get(message.id);
      this.#open.delete(message.id);
      asked?.answer(message.reply);
      return;
    }
    this.#early.set(message.after, message);
    this.#tell();
    // Something before it is missing.
    if (this.#heard !== null && this.#heard < message.upTo) this.#hurry();
  }

  /** Whatever follows what has been heard, one after the other. */
  #tell(): void {
    while (this.#heard !== null) {
      // What begins before it has been heard already, perhaps in other pieces.
      for (const after of this.#early.keys()) if (after < this.#heard) this.#early.delete(after);
      const next = this.#early.get(this.#heard);
      if (next === undefined) return;
      this.#heard = next.upTo;
      this.#listener(next.news);
    }
  }

  #hurry(): void {
    if (this.#wait === this.#pace.first) return;
    this.#wait = this.#pace.first;
    this.#rest();
  }

  #rest(): void {
    this.#cancel();
    this.#cancel = this.#pace.later(() => this.#repeat(), this.#wait);
  }

  #repeat(): void {
    for (const { message } of this.#open.values()) this.#carrier.send(message);
    if (this.#heard !== null) this.#carrier.send({ kind: 'since', seq: this.#heard });
    this.#wait = Math.min(this.#wait * 2, this.#pace.most);
    this.#rest();
  }
}

const PACE: Pace = {
  first: 500,
  most: 20_000,
  later: (work, time) => {
    const timer = setTimeout(work, time);
    return () => clearTimeout(timer);
  },
};
