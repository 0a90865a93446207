import type { GameSystem, Realm, Seat } from '@sandtable/kernel';
import type { Bots, Match } from '@sandtable/session';
import type { WhatIf } from './moment.ts';

/** What the worker needs of a game to keep a match of it. */
export interface LinkFace<R extends Realm> {
  readonly system: GameSystem<R>;
  /** By their names. */
  readonly bots: Bots<R['view']>;
  /** How cards are drafted for somebody where a match is made at the table; null where none is. */
  readonly drafting: DraftingFace<R> | null;
  /** Who wins when bots fight a match that was made at the table, from where it was made; null where none is. */
  readonly trial: ((match: Match<R>, seed: string, handicap: Handicap | null) => string | null) | null;
  /** The view is that of somebody who only looks on: the list of matches is open to all who share the screen. */
  standingOf(view: R['view']): Standing;
  /** Whether nothing that one of these seats knows is a secret to the other: their people need no curtain between them. */
  mayShare(view: R['view'], one: Seat, other: Seat): boolean;
  /** An entry of the rules decided once more with one of its counters spent; null where the game has no such question. */
  readonly whatIf: ((match: Match<R>, seat: Seat, seq: number, unit: number) => WhatIf<R>) | null;
}

export interface DraftingFace<R extends Realm> {
  /** By their names. */
  readonly drafters: Bots<R['view']>;
  /**
   * Whose cards and units the question to this seat is about: the seat's own, or where one person drafts for everybody, those
   * of a side; null once the match is fought.
   */
  handOf(view: R['view'], seat: Seat): string | null;
}

/** What a side is given, or denied if the amount is negative, so that both have a chance. */
export interface Handicap {
  readonly side: string;
  /** Counted as the game's `HandicapTerms` say. */
  readonly amount: number;
}

/** What a game tells of a match for the list of matches, in words: the game itself is not loaded to read it. */
export interface Standing {
  /** Null for one that came from no mission. */
  readonly mission: string | null;
  readonly name: string;
  /** How far it has come, and how it stands. */
  readonly standing: string;
  /** Units in play that everybody can see, for a small map: hex by its printed name, and side. */
  readonly pieces: readonly { readonly at: string; readonly side: string }[];
  /** The rules that are not as printed. */
  readonly rules: readonly string[];
  /** How seats are called in a line that says whose turn it is; one that is left out by its own word. */
  readonly names: Readonly<Record<Seat, string>>;
}

/** What some game or other brings to the worker. */
export interface AnyLink {
  use<T>(work: <R extends Realm>(face: LinkFace<R>) => T): T;
}

export function anyLink<R extends Realm>(face: LinkFace<R>): AnyLink {
  return { use: (work) => work(face) };
}
