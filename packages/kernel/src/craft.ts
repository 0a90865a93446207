import type { Seat } from './audience.ts';
import type { Random } from './random.ts';
import type { Realm } from './realm.ts';
import type { Blind, Bot, GameSystem } from './system.ts';
import type { Sentence } from './word.ts';

// What a search needs of a game. The search lives in the lab, which games may not import, so the shared types are declared here.

/** What a search needs besides the rules. */
export interface Craft<R extends Realm> {
  readonly system: GameSystem<R>;
  /** Plays all seats in a playout, and every question that is not searched. */
  readonly bot: Bot<Blind<R['view']>>;
  /** The sentences worth trying, the bot's own first. With fewer than two there is nothing to search. */
  readonly candidates: (view: Blind<R['view']>, random: Random) => readonly Sentence[];
  /** A lead by this many points is worth about half as much as a sure win. */
  readonly scale: number;
  /** Null to play every playout to its end. */
  readonly outlook: Outlook<R['view']> | null;
}

/** Values an unfinished match, where playing to the end would take too long. */
export interface Outlook<View> {
  /** How many entries to play from this view before valuing it; null to play to the end. */
  entries(view: Blind<View>): number | null;
  /** What the asked seat sees, as figures; null if there is nothing to learn from. */
  features(view: Blind<View>, seat: Seat): readonly number[] | null;
  /** The model learned from such figures, with its test results if known. */
  model(view: Blind<View>): Predictor & { readonly matches?: number; readonly tenths?: readonly Tenth[] };
}

/** A learned model: a weight for each figure, and a curve over their sum. */
export interface Predictor {
  readonly weights: readonly number[];
  readonly curve: readonly number[];
}

/** A tenth of all predictions: the average predicted, and what happened. */
export interface Tenth {
  readonly cases: number;
  readonly predicted: number;
  readonly actual: number;
}
