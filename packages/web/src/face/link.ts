import type { GameSystem, Realm, Seat } from '@sandtable/kernel';
import type { Bots, Match } from '@sandtable/session';
import type { WhatIf } from './moment.ts';

/** What the worker needs of a game to run a match. */
export interface LinkFace<R extends Realm> {
  readonly system: GameSystem<R>;
  readonly bots: Bots<R['view']>;
  /** Drafting of cards for a player; null for a game without drafts. */
  readonly drafting: Drafting<R> | null;
  /** Lets bots play a drafted match from its start and says which side wins; null for a game without drafts. */
  readonly trial: ((match: Match<R>, seed: string, handicap: Handicap | null) => string | null) | null;
  /** Takes a spectator's view: everybody who shares the screen can read the list of matches. */
  standingOf(view: R['view']): Standing;
  /** Whether two seats have no secrets from each other, so that their players need no curtain. */
  mayShare(view: R['view'], one: Seat, other: Seat): boolean;
  /** Decides an entry of the AI again with one of its counters spent; null for a game without this question. */
  readonly whatIf: ((match: Match<R>, seat: Seat, seq: number, unit: number) => WhatIf<R>) | null;
}

interface Drafting<R extends Realm> {
  readonly drafters: Bots<R['view']>;
  /**
   * Whose cards the question to this seat is about: the seat's own or, where one person drafts for both, a side's; null
   * once the battle has begun.
   */
  handOf(view: R['view'], seat: Seat): string | null;
}

/** What a side is given so that both have a chance. */
export interface Handicap {
  readonly side: string;
  readonly caps: number;
}

/** A line in the list of matches. It is text, so that the list need not load the game. */
export interface Standing {
  /** Null if it was not begun from a mission. */
  readonly mission: string | null;
  readonly name: string;
  readonly standing: string;
  /** Units that everybody can see, for a small map: printed hex name and side. */
  readonly pieces: readonly { readonly at: string; readonly side: string }[];
  /** Rules that differ from the printed ones. */
  readonly rules: readonly string[];
  /** Names of seats for the line that says whose turn it is; a seat without one goes by its own word. */
  readonly names: Readonly<Record<Seat, string>>;
}

/** The worker's part of a game of any realm. */
export interface AnyLink {
  use<T>(work: <R extends Realm>(face: LinkFace<R>) => T): T;
}

export function anyLink<R extends Realm>(face: LinkFace<R>): AnyLink {
  return { use: (work) => work(face) };
}
