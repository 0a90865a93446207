import { type MatchInfo, type Pace, paceName, type Tempo } from '@sandtable/protocol';
import type { MissionFacts } from '../../face/missions.ts';
import { DAY, MINUTE, spanFigures } from '../clock/clock-words.ts';

/** The pace and length of a table in a few words: `Live, 25 min`. */
export function lengthWords(pace: Pace, minutes: number | undefined): string {
  if (pace.kind !== 'live') return paceName(pace);
  return minutes === undefined ? `Live, ${paceName(pace)}` : `Live, ${minutes} min`;
}

/** How long a table has waited: `set just now`, `for 3 min`, `since Tuesday`. */
export function sinceWords(createdAt: number, now: number): string {
  const span = now - createdAt;
  if (span < MINUTE) return 'set just now';
  if (span < DAY) return `for ${spanFigures(span)}`;
  const date = new Date(createdAt);
  const week = span < 7 * DAY;
  return `since ${date.toLocaleDateString(undefined, week ? { weekday: 'long' } : { day: 'numeric', month: 'short' })}`;
}

/** How often bots won for this side and against it: `39 : 59`; '' where nobody has counted. */
export function rateWords(facts: MissionFacts | undefined, side: string): string {
  const shares = facts?.rates?.shares ?? [];
  const own = shares.find((each) => each.side === side);
  const others = shares.filter((each) => each.side !== side && each.side !== null);
  const [other] = others;
  return own === undefined || other === undefined || others.length > 1 ? '' : `${own.percent} : ${other.percent}`;
}

/** The tables shown: by pace, game, length, mission and side; '' for any. */
export interface TableFilter {
  readonly pace: '' | 'live' | 'days';
  readonly game: string;
  readonly most: number;
  readonly mission: string;
  readonly side: string;
}

export const ALL_TABLES: TableFilter = { pace: '', game: '', most: Infinity, mission: '', side: '' };

/** A table with what its filter asks for. */
export interface ListedTable {
  readonly match: MatchInfo;
  readonly mission: string;
  readonly minutes: number | undefined;
  /** The names of the free sides. */
  readonly sides: readonly string[];
}

export function passes({ match, mission, minutes, sides }: ListedTable, filter: TableFilter): boolean {
  const { pace, game, most } = filter;
  return (
    (pace === '' || (match.pace.kind === 'live') === (pace === 'live')) &&
    (game === '' || match.game === game) &&
    (most === Infinity || (minutes !== undefined && minutes <= most)) &&
    (filter.mission === '' || mission === filter.mission) &&
    (filter.side === '' || sides.includes(filter.side))
  );
}

/** The order of rows: while held, nothing that is shown moves, and what is new comes last; else as the server has it. */
export function steadyOrder(before: readonly string[], now: readonly string[], isHeld: boolean): readonly string[] {
  return isHeld ? [...before, ...now.filter((id) => !before.includes(id))] : now;
}

export const TEMPO_WORDS: Readonly<Record<Tempo, string>> = { live: 'Live', today: 'Today', days: 'Over days' };

/** How many wait, and what others waited lately: `2 wait · about a minute`. */
export function queueWords(waiting: number, about: number | null): string {
  const guess = about === null ? [] : [guessWords(about)];
  if (waiting === 0) return guess[0] ?? 'nobody yet';
  return [waiting === 1 ? '1 waits' : `${waiting} wait`, ...guess].join(' · ');
}

function guessWords(seconds: number): string {
  if (seconds < 10) return 'at once';
  if (seconds < 45) return `about ${Math.round(seconds / 10) * 10} s`;
  const minutes = Math.round(seconds / 60);
  return minutes < 2 ? 'about a minute' : minutes < 60 ? `about ${minutes} min` : 'over an hour';
}

/** The server's own size: `9 people, 34 matches since May.` */
export function houseWords(people: number, matches: number, since: number | null, now: number): string {
  if (people === 0) return 'Nobody has played here yet: yours could be the first match.';
  const who = people === 1 ? '1 person' : `${people} people`;
  if (matches === 0 || since === null) return `${who}, and no match yet: yours could be the first.`;
  const date = new Date(since);
  const isThisYear = date.getFullYear() === new Date(now).getFullYear();
  const month = date.toLocaleDateString('en-US', isThisYear ? { month: 'long' } : { month: 'long', year: 'numeric' });
  return `${who}, ${matches === 1 ? '1 match' : `${matches} matches`} since ${month}.`;
}
