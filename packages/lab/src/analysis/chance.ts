import { type Blind, type Craft, type Random, randomAt, type Realm, type Seat, type Sentence } from '@sandtable/kernel';
import { mean, MOST_ENTRIES, playOn, standardError } from '../general/search.ts';
import { predict } from '../learn/logistic.ts';

/** A moment as one seat knows it. Only a view fits here, so hidden information cannot enter a chance. */
export interface KnownMoment<R extends Realm> {
  readonly view: Blind<R['view']>;
  readonly seat: Seat;
}

/** The share of wins in playouts, a draw as half. */
export interface PlayedChance {
  readonly share: number;
  /** Two standard errors. */
  readonly doubt: number;
}

/** Standard errors in a doubt: a difference beyond two of them is real nineteen times in twenty. */
const ERRORS = 2;

/** A finding must exceed its doubt by this factor to be shown: we look at many, and some exceed it by chance. */
export const TOLD = 1.5;

export function doubtOf(numbers: readonly number[]): number {
  return ERRORS * standardError(numbers);
}

/** The learned chance for such a view; null where none was learned, as in the middle of an action. */
export function learnedChance<R extends Realm>({ outlook }: Craft<R>, { view, seat }: KnownMoment<R>): number | null {
  const features = outlook?.features(view, seat) ?? null;
  return features === null || outlook === null ? null : predict(outlook.model(view), features);
}

/** How bots finish the match from here, in worlds the seat cannot tell from the true one; after `said`, if given. */
export function playedChance<R extends Realm>(
  craft: Craft<R>,
  { view, seat }: KnownMoment<R>,
  { random, playouts, said = null }: { random: Random; playouts: number; said?: Sentence | null },
): PlayedChance {
  const { system, outlook } = craft;
  const horizon = outlook?.entries(view) ?? MOST_ENTRIES;
  const seed = `chance/${random.below(SEEDS)}`;
  const wins = Array.from({ length: playouts }, (_, playout) => {
    const state = system.imagine(view, seat, randomAt(seed, 'world', playout));
    return playOn(craft, { state, seat, horizon, random: randomAt(seed, 'bots', playout) }, said).win;
  });
  return { share: mean(wins), doubt: doubtOf(wins) };
}

const SEEDS = 0x4000_0000;
