import type { Craft, GameSystem, PackChoice, Realm, Seat } from '@sandtable/kernel';
import { GENERAL_NAMES } from '@sandtable/lab/efforts';
import type { Bots, Match } from '@sandtable/session';
import type { WhatIf } from './moment.ts';

/** What the worker needs of a game to run a match of it. */
export interface LinkFace<R extends Realm> {
  readonly system: GameSystem<R>;
  /** Loads and fits a part that few matches need: called when it was asked for. */
  loadRest?(part: string): Promise<void>;
  /** Bots at hand from the start. */
  readonly bots: Bots<R['view']>;
  /** Bots that weigh more: loaded when one of them plays or drafts. Null if there are none. */
  readonly thinkers: Thinkers<R> | null;
  /** What generals search with, for opponents and hints: loaded when one is wanted. Null if the game has none. */
  readonly craft: (() => Promise<Craft<R>>) | null;
  /** Drafting of generated matches; null if the game generates none. */
  readonly drafting: DraftingFace<R> | null;
  /** Null if the game generates no matches. */
  readonly trial: (() => Promise<Trial<R>>) | null;
  /** Takes the onlooker's view: people who share the screen see the list of matches. */
  standingOf(view: R['view']): Standing;
  /** What can be counted on the table in the onlooker's view, by name: `German CAPs`. Compared when the rules have changed. */
  figuresOf(view: R['view']): Readonly<Record<string, number>>;
  /** Whether neither seat has secrets from the other: then their people need no curtain. */
  mayShare(view: R['view'], one: Seat, other: Seat): boolean;
  /** Decides an entry of the AI again as if one of its units were spent; null if the game has no what-if. */
  readonly whatIf: ((match: Match<R>, seat: Seat, seq: number, unit: number) => WhatIf<R>) | null;
}

interface Thinkers<R extends Realm> {
  readonly names: readonly string[];
  load(): Promise<Bots<R['view']>>;
}

/** The winner when bots play a generated match from its set-up on. */
export type Trial<R extends Realm> = (match: Match<R>, seed: string, handicap: Handicap | null) => string | null;

export function botNamesOf<R extends Realm>({ bots, thinkers, craft }: LinkFace<R>): readonly string[] {
  return [...Object.keys(bots), ...(thinkers?.names ?? []), ...(craft === null ? [] : GENERAL_NAMES)];
}

export interface DraftingFace<R extends Realm> {
  /**
   * Whose cards and units the question to this seat is about: the seat's own, or a side's if one person drafts for
   * everybody; null once the draft is over. A bot may draft in the place of whoever holds the seat.
   */
  handOf(view: R['view'], seat: Seat): string | null;
}

/** What a side is given, or denied if the amount is negative, so that both have a chance. */
export interface Handicap {
  readonly side: string;
  /** Counted as the game's `HandicapTerms` say. */
  readonly amount: number;
}

/** A match in the list of matches, in words, so that the game need not be loaded to show it. */
export interface Standing extends PackChoice {
  /** Null if it came from no mission. */
  readonly mission: string | null;
  readonly name: string;
  /** How far it has come, and the score. */
  readonly standing: string;
  /** Units that everybody can see, for a small map: the hex's printed name and the side. */
  readonly pieces: readonly { readonly at: string; readonly side: string }[];
  /** Rules that differ from the printed ones. */
  readonly rules: readonly string[];
  /** Names of seats in the line that says whose turn it is; a seat left out goes by its id. */
  readonly names: Readonly<Record<Seat, string>>;
}

/** For a game without heavy bots, generals, secrets, generated matches and what-ifs. */
export const PLAIN_LINK = {
  thinkers: null,
  craft: null,
  drafting: null,
  trial: null,
  figuresOf: () => ({}),
  mayShare: () => true,
  whatIf: null,
};

export interface AnyLink {
  use<T>(work: <R extends Realm>(face: LinkFace<R>) => T): T;
}

export function anyLink<R extends Realm>(face: LinkFace<R>): AnyLink {
  return { use: (work) => work(face) };
}
