import type { Difficulty, Facts, Kind, Side } from './facts.ts';
import type { Standing } from './tally.ts';

/** What the mission browser shows; null lets everything through. */
export interface Filter {
  readonly players: Facts['players'] | null;
  readonly side: Side | null;
  readonly length: Length | null;
  readonly difficulty: Difficulty | null;
  readonly kind: Kind | null;
  /** By name. */
  readonly board: string | null;
  readonly standing: Standing | null;
  readonly sort: Sort;
}

export const LENGTHS = ['short', 'middle', 'long'] as const;
export type Length = (typeof LENGTHS)[number];

/** `listed` is the order of the catalogue. */
export const SORTS = ['listed', 'difficulty', 'length', 'name'] as const;
export type Sort = (typeof SORTS)[number];

export const NO_FILTER: Filter = {
  players: null,
  side: null,
  length: null,
  difficulty: null,
  kind: null,
  board: null,
  standing: null,
  sort: 'listed',
};

/** Those that pass, in the order that was asked for. */
export function showMissions(
  all: readonly Facts[],
  filter: Filter,
  standingOf: (mission: string) => Standing,
): Facts[] {
  const shown = all.filter((facts) => passes(facts, filter, standingOf(facts.mission.id)));
  return shown.toSorted(ORDERS[filter.sort]);
}

function passes(facts: Facts, filter: Filter, standing: Standing): boolean {
  const { players, side, length, difficulty, kind, board } = filter;
  return (
    (players === null || facts.players === players) &&
    (side === null || facts.sides.includes(side)) &&
    (length === null || lengthOf(facts.minutes) === length) &&
    (difficulty === null || facts.difficulty === difficulty) &&
    (kind === null || facts.kinds.includes(kind)) &&
    (board === null || facts.boards.includes(board)) &&
    (filter.standing === null || isOfStanding(standing, filter.standing))
  );
}

/** What was won was played. */
function isOfStanding(standing: Standing, wanted: Standing): boolean {
  return standing === wanted || (wanted === 'played' && standing === 'won');
}

function lengthOf(minutes: number): Length {
  if (minutes <= 20) return 'short';
  return minutes <= 45 ? 'middle' : 'long';
}

const DIFFICULTIES: readonly (Difficulty | null)[] = ['easy', 'normal', 'hard', null];

/** Of missions as difficult, the one comes first that bots win more often; those between people come last. */
const ORDERS: Readonly<Record<Sort, (a: Facts, b: Facts) => number>> = {
  listed: () => 0,
  difficulty: (a, b) =>
    DIFFICULTIES.indexOf(a.difficulty) - DIFFICULTIES.indexOf(b.difficulty) || wonByBots(b) - wonByBots(a),
  length: (a, b) => a.minutes - b.minutes,
  name: (a, b) => a.mission.name.localeCompare(b.mission.name, 'en'),
};

function wonByBots({ rates }: Facts): number {
  return rates?.kind === 'solo' ? rates.player : 0;
}
