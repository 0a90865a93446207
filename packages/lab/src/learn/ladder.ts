import { inverse, type Matrix, sum, times } from './linear.ts';

/** Games between two bots; a draw is half a point. */
export interface Bout {
  readonly one: string;
  readonly other: string;
  readonly games: number;
  /** Of `one`. */
  readonly points: number;
}

export interface Rung {
  readonly bot: string;
  /** 400 more means winning ten points to one. The mean of all bots is 0. */
  readonly elo: number;
  /** Half the width of its 95% interval. */
  readonly doubt: number;
  readonly games: number;
  readonly points: number;
}

/** Drawn games added to every pair: without them a bot that won or lost everything would have no finite figure. */
const PRIOR = 1;
const ROUNDS = 50;

/**
 * Ranks bots by strength, best first. The figures maximise the likelihood of all bouts together, found by Newton's method; the doubts come
 * from its curvature there. Two bots need not have met: results against common rivals link them.
 */
export function ladderOf(bouts: readonly Bout[]): readonly Rung[] {
  const bots = [...new Set(bouts.flatMap(({ one, other }) => [one, other]))];
  const pairs = pairsOf(bots, bouts);
  const strengths = bots.map(() => 0);
  for (let round = 0; round < ROUNDS; round++) {
    const { slope, bend } = likelihood(strengths, pairs);
    for (const [place, step] of times(inverse(bend), slope).entries())
      strengths[place] = (strengths[place] ?? 0) + step;
  }
  const spread = inverse(likelihood(strengths, pairs).bend);
  return bots
    .map((bot, place) => ({
      bot,
      elo: (strengths[place] ?? 0) * SCALE,
      doubt: Math.sqrt(ownVariance(spread, place)) * NINETY_FIVE * SCALE,
      games: sum(bouts.map(({ one, other, games }) => (one === bot || other === bot ? games : 0))),
      points: sum(bouts.map((bout) => pointsOf(bout, bot))),
    }))
    .toSorted((a, b) => b.elo - a.elo);
}

/** From natural logarithms of odds to Elo. */
const SCALE = 400 / Math.LN10;
const NINETY_FIVE = 1.96;

interface Pair {
  readonly one: number;
  readonly other: number;
  readonly games: number;
  readonly points: number;
}

function pairsOf(bots: readonly string[], bouts: readonly Bout[]): readonly Pair[] {
  return bots.flatMap((bot, one) =>
    bots.slice(one + 1).map((rival, after): Pair => {
      const met = bouts.filter(
        (bout) => [bout.one, bout.other].includes(bot) && [bout.one, bout.other].includes(rival),
      );
      const games = sum(met.map((bout) => bout.games)) + PRIOR;
      return { one, other: one + 1 + after, games, points: sum(met.map((bout) => pointsOf(bout, bot))) + PRIOR / 2 };
    }),
  );
}

function pointsOf({ one, other, games, points }: Bout, bot: string): number {
  return bot === one ? points : bot === other ? games - points : 0;
}

/** The first and (negative) second derivatives of the log-likelihood. Only differences of strengths matter, so their sum is pinned to 0. */
function likelihood(strengths: readonly number[], pairs: readonly Pair[]): { slope: number[]; bend: number[][] } {
  const slope = strengths.map(() => -sum(strengths));
  const bend = strengths.map(() => strengths.map(() => 1));
  const add = (row: number, column: number, what: number): void => {
    const line = bend[row] ?? [];
    line[column] = (line[column] ?? 0) + what;
  };
  for (const { one, other, games, points } of pairs) {
    const expected = 1 / (1 + Math.exp((strengths[other] ?? 0) - (strengths[one] ?? 0)));
    const more = points - games * expected;
    slope[one] = (slope[one] ?? 0) + more;
    slope[other] = (slope[other] ?? 0) - more;
    const weight = games * expected * (1 - expected);
    add(one, one, weight);
    add(other, other, weight);
    add(one, other, -weight);
    add(other, one, -weight);
  }
  return { slope, bend };
}

/** The variance without the part that pinning the sum adds to every bot alike. */
function ownVariance(spread: Matrix, place: number): number {
  return Math.max(0, (spread[place]?.[place] ?? 0) - 1 / spread.length ** 2);
}
