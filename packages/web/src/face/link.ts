import type { Craft, GameSystem, PackChoice, Realm, Seat } from '@sandtable/kernel';
import { GENERAL_NAMES } from '@sandtable/lab/efforts';
import type { Bots, Match } from '@sandtable/session';
import type { WhatIf } from './moment.ts';

export interface LinkFace<R extends Realm> {
  readonly system: GameSystem<R>;
  /** Loads and installs a part that few matches need, when the rules ask for it. */
  loadRest?(part: string): Promise<void>;
  readonly bots: Bots<R['view']>;
  /** Larger bots, loaded when one of them plays or drafts; null if there are none. */
  readonly thinkers: Thinkers<R> | null;
  /** The search that generals and hints use, loaded when wanted; null if the game has none. */
  readonly craft: (() => Promise<Craft<R>>) | null;
  /** Drafting of generated matches; null if the game generates none. */
  readonly drafting: DraftingFace<R> | null;
  readonly trial: (() => Promise<Trial<R>>) | null;
  /** Takes the onlooker's view, because everyone at the screen sees the list of matches. */
  standingOf(view: R['view']): Standing;
  /** Figures of the table in the onlooker's view, by name: `German CAPs`. Compared when the rules have changed. */
  figuresOf(view: R['view']): Readonly<Record<string, number>>;
  /** Whether the two seats have no secrets from each other: then no curtain falls between their turns. */
  mayShare(view: R['view'], one: Seat, other: Seat): boolean;
  /** Decides an entry of the AI again as if one of its units were spent; null if the game has no what-if. */
  readonly whatIf: ((match: Match<R>, seat: Seat, seq: number, unit: number) => WhatIf<R>) | null;
}

interface Thinkers<R extends Realm> {
  readonly names: readonly string[];
  load(): Promise<Bots<R['view']>>;
}

export type Trial<R extends Realm> = (match: Match<R>, seed: string, handicap: Handicap | null) => string | null;

export function botNamesOf<R extends Realm>({ bots, thinkers, craft }: LinkFace<R>): readonly string[] {
  return [...Object.keys(bots), ...(thinkers?.names ?? []), ...(craft === null ? [] : GENERAL_NAMES)];
}

export interface DraftingFace<R extends Realm> {
  /**
   * Whose cards and units this seat's question is about: the seat's own, or a side's if one person drafts for both
   * sides; null once the draft is over. A bot may draft for the holder of the seat.
   */
  handOf(view: R['view'], seat: Seat): string | null;
}

/** What a side is given, or denied if negative, to even out the match. */
export interface Handicap {
  readonly side: string;
  /** Counted in the unit of the game's `HandicapTerms`. */
  readonly amount: number;
}

/** A match in the list of matches, as text, so that listing it does not load the game. */
export interface Standing extends PackChoice {
  readonly mission: string | null;
  readonly name: string;
  /** The round and the score. */
  readonly standing: string;
  /** Units visible to all, for a small map: printed hex name and side. */
  readonly pieces: readonly { readonly at: string; readonly side: string }[];
  /** What an accomplished mission scores on the game's record sheet; absent otherwise, and in a game without one. */
  readonly scored?: { readonly grade: string; readonly points: number };
  readonly rules: readonly string[];
  /** Names of seats for the line that says whose turn it is; a missing seat shows its id. */
  readonly names: Readonly<Record<Seat, string>>;
}

/** For a game without large bots, generals, secrets, generated matches and what-ifs. */
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
