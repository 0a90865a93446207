import type { Audience, Denied, Granted, Problem, Seat } from '@sandtable/kernel';
import type { Seating, StandingAnswers } from '@sandtable/session';
import type { Thinkers } from '../games/thinkers.ts';
import type { Lease } from '../store/leases.ts';
import type { Store } from '../store/store.ts';
import type { OfferRow } from '../store/tables.ts';
import type { ToldClocks } from './table-clock.ts';
import type { Known, Telling } from './telling.ts';

/** Who is watching: seats with a screen open on the match, and the number of observers. */
export interface Presence {
  readonly seats: readonly Seat[];
  readonly observers: number;
}

/** One open screen: a seat's own, or an observer's. */
export interface Listener {
  readonly audience: Audience;
  /** The person's id; null without an account. */
  readonly person: string | null;
  /** Whether it may still watch as this audience: a seat may change hands. */
  isTheirs(): boolean;
  known: Known;
  hear(telling: Telling): void;
  /** Its seat's answers beforehand as last sent: JSON. */
  answers?: string;
  hearAnswers(answers: StandingAnswers | null): void;
  hearOffers(offers: readonly OfferRow[]): void;
  hearClocks(told: ToldClocks): void;
  hearPresence(presence: Presence): void;
  /** The table closes; a screen that still needs it opens it again. */
  end(): void;
}

/** What happened at a table, for notices to people who are away. */
export interface TurnNews {
  readonly match: string;
  readonly seq: number;
  /** The seat asked; empty once the match is over. */
  readonly asks: readonly Seat[];
  readonly seats: Seating;
  readonly isOver: boolean;
  readonly deadline: number | null;
}

/** By what right this process acts at a table. */
export interface Tenure {
  /**
   * Another process may hold the match, or nobody does: what is said here is told on, but no bot plays and no flag falls here, and what is
   * known may be old.
   */
  isGuest: boolean;
  /** Undefined for a guest, and where there is only one process. */
  lease: Lease | undefined;
}

/** What a table needs from the server. */
export interface House {
  /** This process's name among those that share the database. */
  readonly process: string;
  readonly store: Store;
  /** Entries sent at once, if not the usual number: when a match is opened, and when older ones are asked for. */
  readonly page?: number;
  readonly thinkers: Thinkers | null;
  now(): number;
  /** Called after every entry accepted here, and when a deadline moves. */
  turned?(news: TurnNews): void;
  /** Called once other processes can know that a screen was opened or closed at a match here. */
  screensChanged?(match: string): void;
  /** Another process has taken the match over from this table, which is to be closed. */
  deposed?(match: string, lease: Lease): void;
  /** Reports an error that answers no request. */
  fault(error: unknown, match: string): void;
}

/** `problems` if the input was malformed. */
export type Accepted = Granted<{ readonly seq: number }> | (Denied & { readonly problems?: readonly Problem[] });
