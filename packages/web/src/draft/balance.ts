import type { HandicapTerms } from '../face/draft.ts';
import type { Handicap } from '../face/link.ts';
import { type Share, shareOf } from '@sandtable/lab';

/** Games for the first question, and for each handicap. */
export const FIRST_GAMES = 200;
export const NEXT_GAMES = 100;

/** How often each side has won; a draw counts half for both. */
export interface Tally {
  readonly games: number;
  readonly wins: Readonly<Record<string, number>>;
  readonly draws: number;
}

export const NO_GAMES: Tally = { games: 0, wins: {}, draws: 0 };

export function addGame({ games, wins, draws }: Tally, winner: string | null): Tally {
  if (winner === null) return { games: games + 1, wins, draws: draws + 1 };
  return { games: games + 1, draws, wins: { ...wins, [winner]: (wins[winner] ?? 0) + 1 } };
}

/** A side's chance, with its 95% range. */
export function chanceOf({ games, wins, draws }: Tally, side: string): Share {
  return shareOf((wins[side] ?? 0) + draws / 2, Math.max(1, games));
}

export interface HandicapTrial {
  readonly handicap: Handicap | null;
  readonly tally: Tally;
}

/** None first; then, if one side is clearly better off, one more each time until it is even or the other side is ahead. */
export function nextHandicap(
  tried: readonly HandicapTrial[],
  sides: readonly string[],
  { most, onlyFor }: Pick<HandicapTerms, 'most' | 'onlyFor'>,
): Handicap | null {
  const [first] = tried;
  const last = tried.at(-1);
  const better = first === undefined ? undefined : sides.find((side) => chanceOf(first.tally, side).low > 0.5);
  const worse = sides.find((side) => side !== better);
  if (last === undefined || better === undefined || worse === undefined) return null;
  const amount = tried.length;
  if (amount > most || chanceOf(last.tally, better).rate <= 0.5) return null;
  return onlyFor === null || onlyFor === worse ? { side: worse, amount } : { side: better, amount: -amount };
}

export function bestOf(tried: readonly HandicapTrial[], side: string): HandicapTrial | undefined {
  const off = ({ tally }: HandicapTrial): number => Math.abs(chanceOf(tally, side).rate - 0.5);
  return tried.toSorted((a, b) => off(a) - off(b))[0];
}
