import type { Audience, Denied, Granted, Problem, Seat } from '@sandtable/kernel';
import type { Seating, StandingAnswers } from '@sandtable/session';
import type { Thinkers } from '../games/thinkers.ts';
import type { Store } from '../store/store.ts';
import type { OfferRow } from '../store/tables.ts';
import type { ToldClocks } from './table-clock.ts';
import type { Known, Telling } from './telling.ts';

/** Who looks on: seats that have a screen open on the match, and how many observers there are. */
export interface Presence {
  readonly seats: readonly Seat[];
  readonly observers: number;
}

/** Somebody who looks on: a seat's own screen, or an observer's. */
export interface Listener {
  readonly audience: Audience;
  /** The id of whoever it is; null for somebody without a name. */
  readonly person: string | null;
  /** Whether it may still look on as that: a seat may change hands. */
  isTheirs(): boolean;
  /** What it knows, as long as it is connected. */
  known: Known;
  hear(telling: Telling): void;
  /** What its seat answers beforehand, as it was told last: JSON. */
  answers?: string;
  hearAnswers(answers: StandingAnswers | null): void;
  hearOffers(offers: readonly OfferRow[]): void;
  /** The clocks have changed without an entry. */
  hearClocks(told: ToldClocks): void;
  hearPresence(presence: Presence): void;
  /** The table is closed: whoever still wants it opens it again. */
  end(): void;
}

/** What has happened at a table, for whoever tells people who are not there. */
export interface TurnNews {
  readonly match: string;
  readonly seq: number;
  /** Who is asked now; nobody once it is over. */
  readonly asks: readonly Seat[];
  readonly seats: Seating;
  readonly isOver: boolean;
  readonly deadline: number | null;
}

/** What a table needs of the house. */
export interface House {
  /** The name of this process among those that share a database. */
  readonly process: string;
  readonly store: Store;
  /** So many entries come at once, instead of the usual number: with a match that is opened, and when older ones are asked for. */
  readonly page?: number;
  readonly thinkers: Thinkers | null;
  now(): number;
  /** Called after every entry that was accepted here, and when a deadline is moved. */
  turned?(news: TurnNews): void;
  /** Something went wrong that nobody asked for. */
  fault(error: unknown, match: string): void;
}

/** `problems` if it was not of the right form. */
export type Accepted = Granted<{ readonly seq: number }> | (Denied & { readonly problems?: readonly Problem[] });
