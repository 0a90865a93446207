import { type Changes, diff, must, patch, type Realm } from '@sandtable/kernel';
import type { Moment } from '../face/moment.ts';
import type { News, TableNews } from './protocol.ts';

type NewMoment<R extends Realm> = Extract<TableNews<R>, { readonly kind: 'moment' }>;

/** News on the wire: instead of a view, the changes to the last one sent. */
export type SentNews<R extends Realm> =
  | Exclude<News<R>, NewMoment<R>>
  | (Omit<NewMoment<R>, 'moment'> & {
      readonly moment: Omit<Moment<R>, 'view'>;
      readonly changes: Changes;
      /** The changes are from nothing: the view is whole. */
      readonly isWhole: boolean;
    });

/** The worker's end. Both ends forget the last view when another person sits down, so that none stays on the page. */
export class NewsSender<R extends Realm> {
  #last: unknown = null;

  sent(news: News<R>): SentNews<R> {
    if (news.kind !== 'moment') return news;
    const { view, ...moment } = news.moment;
    const changes = diff(this.#last, view);
    const isWhole = this.#last === null;
    this.#last = must(patch(this.#last, changes));
    return { ...news, moment, changes, isWhole };
  }

  forget(): void {
    this.#last = null;
  }
}

/** The page's end. A new view shares the records that did not change. */
export class NewsReceiver<R extends Realm> {
  #last: unknown = null;

  /** Null for news sent before the last view was forgotten: the answer to `sit` includes it. */
  received(news: SentNews<R>): News<R> | null {
    if (news.kind !== 'moment') return news;
    const { changes, isWhole, ...rest } = news;
    if (this.#last === null && !isWhole) return null;
    this.#last = must(patch(isWhole ? null : this.#last, changes));
    // oxlint-disable-next-line typescript/consistent-type-assertions -- the worker of this page has taken it from a view of its game
    const view = this.#last as R['view'];
    return { ...rest, moment: { ...rest.moment, view } };
  }

  forget(): void {
    this.#last = null;
  }
}
