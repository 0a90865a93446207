import type { Seat } from './audience.ts';
import type { Random } from './random.ts';
import type { Realm } from './realm.ts';
import type { Blind, Bot, GameSystem } from './system.ts';
import type { Sentence } from './word.ts';

// What a search needs of a game. The search is the lab's, which no game knows; so what they share is said here.

/** What a search needs of a game besides its rules. */
export interface Craft<R extends Realm> {
  readonly system: GameSystem<R>;
  /** Plays all seats in a playout, and speaks wherever nothing is searched. */
  readonly bot: Bot<Blind<R['view']>>;
  /** The sentences worth a trial, the bot's own first. With fewer than two there is nothing to search. */
  readonly candidates: (view: Blind<R['view']>, random: Random) => readonly Sentence[];
  /** A lead by this many points is worth about half as much as a sure win. */
  readonly scale: number;
  /** Null if every playout is to be played to its end. */
  readonly outlook: Outlook<R['view']> | null;
}

/** Values a match that is not over, where playing it to its end would take too long. */
export interface Outlook<View> {
  /** How many entries a playout from this view has before it is valued; null to play it to its end. */
  entries(view: Blind<View>): number | null;
  /** What a seat that is asked sees, in figures; null where nothing can be learned from. */
  features(view: Blind<View>, seat: Seat): readonly number[] | null;
  /** What was learned from such figures; with how it was tested, where that is known. */
  model(view: Blind<View>): Predictor & { readonly matches?: number; readonly tenths?: readonly Tenth[] };
}

/** What is learned: a weight for each figure, and a curve over their sum. */
export interface Predictor {
  readonly weights: readonly number[];
  readonly curve: readonly number[];
}

/** A tenth of all predictions: what was predicted on average, and what happened. */
export interface Tenth {
  readonly cases: number;
  readonly predicted: number;
  readonly actual: number;
}
