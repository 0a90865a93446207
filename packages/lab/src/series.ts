import { must, parseSeed, type Realm, type GameSystem } from '@sandtable/kernel';
import { checkBots, type MatchResult, playMatch, type SeatedBots } from './match.ts';
import type { Watch } from './watch.ts';

/** The games of a series from `from` up to but not including `to`. */
export interface Slice {
  readonly from: number;
  readonly to: number;
}

/** A series without its players: plain data that can be sent to another thread or machine. */
export interface SeriesPlan {
  readonly options: unknown;
  readonly games: number;
  readonly seed: string;
  /** Only these games; results do not depend on the slicing. */
  readonly slice?: Slice | undefined;
  /** A match not over after this many entries is broken. */
  readonly most?: number | undefined;
}

export interface Lineup<R extends Realm> extends Watch<R> {
  readonly bots: SeatedBots<R['view']>;
}

export interface GameResult extends MatchResult {
  /** Its number in the series, from 0. */
  readonly game: number;
}

/** The seed of one game of a series, with which it can be replayed alone. */
export function seedOf(seriesSeed: string, game: number): string {
  return must(parseSeed(`${must(parseSeed(seriesSeed))}/${game}`));
}

export function sliceOf({ games, slice = { from: 0, to: games } }: SeriesPlan): Slice {
  const { from, to } = slice;
  if (![games, from, to].every(Number.isSafeInteger) || from < 0 || from > to || to > games) {
    throw new RangeError(`no games from ${from} to ${to} in a series of ${games}`);
  }
  return slice;
}

/** Plays the games of a series one by one. A bad plan is refused at once, before the first game. */
export function simulate<R extends Realm>(
  system: GameSystem<R>,
  plan: SeriesPlan & Lineup<R>,
): Generator<GameResult, void, undefined> {
  const options = must(system.options(plan.options));
  checkBots(system.seats(options), plan.bots);
  const { from, to } = sliceOf(plan);
  // Fails on too long a seed before anything is played: the last is the longest.
  seedOf(plan.seed, to);
  return playSlice(system, options, plan, from, to);
}

function* playSlice<R extends Realm>(
  system: GameSystem<R>,
  options: R['options'],
  plan: SeriesPlan & Lineup<R>,
  from: number,
  to: number,
): Generator<GameResult, void, undefined> {
  for (let game = from; game < to; game++) {
    const seed = seedOf(plan.seed, game);
    let result: MatchResult;
    try {
      result = playMatch(system, options, seed, plan.bots, plan);
    } catch (error) {
      const message = error instanceof Error ? error.message : String(error);
      throw new Error(`${system.id}, game ${game} (seed ${seed}): ${message}`, { cause: error });
    }
    yield { game, ...result };
  }
}

/** A game and its players, ready for any plan. The game's types are hidden, so that a thread can use any. */
export type Series = (plan: SeriesPlan) => Iterable<GameResult>;

/**
 * Makes new players for every game, as a session does for every match: one that remembered earlier games would play differently in every
 * slicing.
 */
export function seriesOf<R extends Realm>(system: GameSystem<R>, makeLineup: () => Lineup<R>): Series {
  return (plan) => {
    const slice = sliceOf(plan);
    // Refuse a bad plan before the first game.
    simulate(system, { ...plan, ...makeLineup() });
    return eachAnew(slice, (one) => simulate(system, { ...plan, slice: one, ...makeLineup() }));
  };
}

function* eachAnew({ from, to }: Slice, play: (one: Slice) => Iterable<GameResult>): Generator<GameResult> {
  for (let game = from; game < to; game++) yield* play({ from: game, to: game + 1 });
}
