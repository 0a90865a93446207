import type { Seat } from '@sandtable/kernel';
import type { MatchResult } from './match.ts';

export interface SeatReport {
  readonly seat: Seat;
  /** Alone or with others. */
  readonly wins: Share;
  /** Games that others won. */
  readonly losses: number;
  /** Null if the game never scores this seat. */
  readonly score: Spread | null;
}

/** How far one seat's score is above another's. */
export interface Margin {
  readonly of: Seat;
  readonly over: Seat;
  readonly spread: Spread;
}

export interface Ending {
  readonly rule: string;
  readonly key: string;
  readonly share: Share;
}

export interface Tally {
  readonly total: number;
  /** Average per game. */
  readonly mean: number;
  /** The number of games in which it occurred. */
  readonly games: number;
}

export interface Report {
  readonly games: number;
  readonly seats: readonly SeatReport[];
  readonly nobody: Share;
  readonly margins: readonly Margin[];
  /** Most frequent first. */
  readonly endings: readonly Ending[];
  readonly entries: Spread;
  readonly measures: { readonly [name: string]: Spread };
  readonly tallies: { readonly [name: string]: Tally };
}

export function report(played: Iterable<MatchResult>): Report {
  const results = [...played];
  const entries = spreadOf(results.map((result) => result.entries));
  if (entries === null) throw new Error('no games to report on');
  const seats = seatsOf(results);
  return {
    games: results.length,
    seats: seats.map((seat) => reportSeat(seat, results)),
    nobody: shareOf(results.filter(({ outcome }) => outcome.winners.length === 0).length, results.length),
    margins: seats.flatMap((of, index) => seats.slice(index + 1).flatMap((over) => marginsOf(of, over, results))),
    endings: endingsOf(results),
    entries,
    measures: byName(
      results.map(({ measures }) => measures),
      (values) => spreadOf(values),
    ),
    tallies: byName(
      results.map(({ tallies }) => tallies),
      (counts) => tallyOf(counts, results.length),
    ),
  };
}

function reportSeat(seat: Seat, results: readonly MatchResult[]): SeatReport {
  const won = results.filter(({ outcome }) => outcome.winners.includes(seat)).length;
  const decided = results.filter(({ outcome }) => outcome.winners.length > 0).length;
  const scores = results.flatMap(({ outcome }) => outcome.scores[seat] ?? []);
  return { seat, wins: shareOf(won, results.length), losses: decided - won, score: spreadOf(scores) };
}

/** Empty if the two never have a score in the same game. */
function marginsOf(of: Seat, over: Seat, results: readonly MatchResult[]): Margin[] {
  const differences = results.flatMap(({ outcome: { scores } }) => {
    const [mine, theirs] = [scores[of], scores[over]];
    return mine === undefined || theirs === undefined ? [] : [mine - theirs];
  });
  const spread = spreadOf(differences);
  return spread === null ? [] : [{ of, over, spread }];
}

function endingsOf(results: readonly MatchResult[]): Ending[] {
  const endings = new Map<string, { readonly rule: string; readonly key: string; games: number }>();
  for (const { outcome } of results) {
    const { rule, key } = outcome.reason;
    const name = `${rule} ${key}`;
    const ending = endings.get(name) ?? { rule, key, games: 0 };
    ending.games++;
    endings.set(name, ending);
  }
  return [...endings]
    .toSorted(([a, one], [b, other]) => other.games - one.games || (a < b ? -1 : 1))
    .map(([, { rule, key, games }]) => ({ rule, key, share: shareOf(games, results.length) }));
}

/** One property per name, in alphabetical order. */
function byName<T>(
  records: readonly { readonly [name: string]: number }[],
  make: (values: readonly number[]) => T | null,
): { readonly [name: string]: T } {
  const values = new Map<string, number[]>();
  for (const record of records) {
    for (const [name, value] of Object.entries(record)) {
      const list = values.get(name) ?? [];
      list.push(value);
      values.set(name, list);
    }
  }
  const names = [...values].toSorted(([a], [b]) => (a < b ? -1 : 1));
  return Object.fromEntries(
    names.flatMap(([name, list]) => {
      const made = make(list);
      return made === null ? [] : [[name, made]];
    }),
  );
}

function tallyOf(counts: readonly number[], games: number): Tally {
  const total = sum(counts);
  return { total, mean: total / games, games: counts.length };
}

/** Seated players first, then other winners and scorers: the rules may score a side that has no seat. */
function seatsOf(results: readonly MatchResult[]): Seat[] {
  const sitting = results.flatMap(({ seats }) => seats);
  const others = results.flatMap(({ outcome: { scores, winners } }) => [...Object.keys(scores), ...winners]);
  return [...new Set([...sitting, ...others])];
}

/** A count out of all, with the 95% confidence interval of the true rate. */
export interface Share {
  readonly count: number;
  readonly rate: number;
  readonly low: number;
  readonly high: number;
}

/** The normal quantile that leaves 2.5% on either side. */
const Z = 1.959963984540054;

/** Wilson's score interval: unlike the usual plus or minus it works for few games and for rates near 0 and 1. */
export function shareOf(count: number, all: number): Share {
  const rate = count / all;
  const square = (Z * Z) / all;
  const middle = rate + square / 2;
  const half = Z * Math.sqrt((rate * (1 - rate) + square / 4) / all);
  return {
    count,
    rate,
    // At the ends the formula gives 0 and 1 except for rounding.
    low: count === 0 ? 0 : (middle - half) / (1 + square),
    high: count === all ? 1 : (middle + half) / (1 + square),
  };
}

export interface Spread {
  readonly count: number;
  readonly mean: number;
  /** Sample standard deviation, with n - 1. */
  readonly deviation: number;
  readonly least: number;
  readonly lowerQuartile: number;
  readonly median: number;
  readonly upperQuartile: number;
  readonly most: number;
}

export function spreadOf(values: readonly number[]): Spread | null {
  const sorted = values.toSorted((a, b) => a - b);
  const [least] = sorted;
  const most = sorted.at(-1);
  if (least === undefined || most === undefined) return null;
  const mean = sum(sorted) / sorted.length;
  const squares = sum(sorted.map((value) => (value - mean) ** 2));
  return {
    count: sorted.length,
    mean,
    deviation: sorted.length > 1 ? Math.sqrt(squares / (sorted.length - 1)) : 0,
    least,
    lowerQuartile: quantile(sorted, 1 / 4),
    median: quantile(sorted, 1 / 2),
    upperQuartile: quantile(sorted, 3 / 4),
    most,
  };
}

/** Linear interpolation between two figures, as spreadsheets and R do it. */
function quantile(sorted: readonly number[], part: number): number {
  const place = (sorted.length - 1) * part;
  const before = Math.floor(place);
  const [below = Number.NaN, above = below] = sorted.slice(before, before + 2);
  return below + (above - below) * (place - before);
}

function sum(values: readonly number[]): number {
  return values.reduce((total, value) => total + value, 0);
}
