import { type Blind, type Craft, type Random, randomAt, type Realm, type Seat, type Sentence } from '@sandtable/kernel';
import { mean, MOST_ENTRIES, playOn, standardError } from '../general/search.ts';
import { predict } from '../learn/logistic.ts';

/** A moment as one seat knows it. Only a view fits here: of what others hide nothing can enter a chance. */
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

/** How many standard errors are called a doubt: beyond it, nineteen of twenty differences are real. */
const ERRORS = 2;

/** What is told unasked must be larger than its doubt by so much: of ten that are looked into, one would else be chance now and then. */
export const TOLD = 1.5;

export function doubtOf(numbers: readonly number[]): number {
  return ERRORS * standardError(numbers);
}

/** The chance that was learned from such views; null where nothing was, as in the middle of an action. */
export function learnedChance<R extends Realm>({ outlook }: Craft<R>, { view, seat }: KnownMoment<R>): number | null {
  const features = outlook?.features(view, seat) ?? null;
  return features === null || outlook === null ? null : predict(outlook.model(view), features);
}

/** How bots who know no more end the match from here on, in worlds the seat cannot tell from the true one; after `said`, if it is given. */
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
