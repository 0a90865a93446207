import type { MissionFacts } from '../face/missions.ts';
import type { Standing } from './tally.ts';

/** What the mission browser shows; what is not said lets everything through. */
export interface Filter {
  /** By the names of the facets. */
  readonly values: Readonly<Record<string, string>>;
  readonly standing: Standing | null;
  readonly sort: Sort;
}

/** `listed` is the order of the game. */
export const SORTS = ['listed', 'difficulty', 'length', 'name'] as const;
export type Sort = (typeof SORTS)[number];

export const NO_FILTER: Filter = { values: {}, standing: null, sort: 'listed' };

/** Those that pass, in the order that was asked for. */
export function showMissions(
  all: readonly MissionFacts[],
  filter: Filter,
  standingOf: (mission: string) => Standing,
): MissionFacts[] {
  const shown = all.filter((facts) => passes(facts, filter, standingOf(facts.id)));
  return shown.toSorted(ORDERS[filter.sort]);
}

function passes({ has }: MissionFacts, filter: Filter, standing: Standing): boolean {
  return (
    Object.entries(filter.values).every(([facet, value]) => has[facet]?.includes(value) === true) &&
    (filter.standing === null || isOfStanding(standing, filter.standing))
  );
}

/** What was won was played. */
function isOfStanding(standing: Standing, wanted: Standing): boolean {
  return standing === wanted || (wanted === 'played' && standing === 'won');
}

const ORDERS: Readonly<Record<Sort, (a: MissionFacts, b: MissionFacts) => number>> = {
  listed: () => 0,
  difficulty: (a, b) => a.hardness - b.hardness,
  length: (a, b) => a.minutes - b.minutes,
  name: (a, b) => a.name.localeCompare(b.name, 'en'),
};
