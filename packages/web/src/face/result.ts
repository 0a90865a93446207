import type { LoggedEntry, Moment } from './moment.ts';
import type { Realm } from './realm.ts';

/** How a match ended, as data for the screen. */
export interface ResultModel {
  readonly headline: string;
}

export interface ResultFace<R extends Realm> {
  /** Of the last moment, with every entry that stands. */
  resultOf(moment: Moment<R>, entries: readonly LoggedEntry<R>[]): ResultModel;
}
