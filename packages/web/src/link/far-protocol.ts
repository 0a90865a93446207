import type { Realm } from '@sandtable/kernel';
import type { Seating } from '@sandtable/session';
import type { LoggedEntry, Moment } from '../face/moment.ts';
import type { Questions, Reply, TableAnswers, TableNews, TableTopic } from './protocol.ts';

/**
 * What a screen and a table elsewhere say to each other. Every message may be lost, come twice, late or in another order, and the
 * table keeps nothing for it:
 * - A question has a number and is repeated until it is answered. Whoever asks for a change names the entry it has seen, so
 *   the table can tell a repetition: the next entry is that change already. Then the answer is what it was, and nothing is done.
 * - News are numbered by entry: what changed after one number, up to another. Whoever misses some says up to where it has heard, and
 *   is told all that came after.
 */
export type ToTable =
  | { readonly kind: 'ask'; readonly id: number; readonly question: FarQuestion }
  | { readonly kind: 'since'; readonly seq: number };

export type FromTable<R extends Realm> =
  | { readonly kind: 'answer'; readonly id: number; readonly reply: Reply<FarAnswers<R>[FarTopic]> }
  | { readonly kind: 'news'; readonly after: number; readonly upTo: number; readonly news: TableNews<R> };

interface FarQuestions extends Pick<Questions, TableTopic> {
  /** The table as the seat of whoever asks may know it. */
  readonly open: null;
  /** The page of the log before an entry. */
  readonly log: { readonly before: number };
}

export interface FarAnswers<R extends Realm> extends TableAnswers<R> {
  readonly open: FarTable<R>;
  readonly log: readonly LoggedEntry<R>[];
}

type FarTopic = keyof FarQuestions;

export type FarQuestion = {
  readonly [T in FarTopic]: { readonly topic: T; readonly asked: FarQuestions[T] };
}[FarTopic];

export interface FarTable<R extends Realm> {
  readonly name: string;
  readonly seating: Seating;
  readonly moment: Moment<R>;
  /** Its newest page. */
  readonly log: readonly LoggedEntry<R>[];
}

/** What carries messages, and may lose them: a socket, say, that is opened again when it breaks. */
export interface Carrier<Out, In> {
  send(message: Out): void;
  onMessage(listener: (message: In) => void): void;
  close(): void;
}
