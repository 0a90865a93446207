import type { Facet, MissionFacts } from '../face/missions.ts';
import { type Standing, STANDINGS } from './tally.ts';

/** What the mission browser shows; an absent field filters nothing. */
export interface Filter {
  /** By facet name. */
  readonly values: Readonly<Record<string, string>>;
  readonly standing: Standing | null;
  readonly sort: Sort;
}

/** `listed` is the game's own order. */
export const SORTS = ['listed', 'difficulty', 'length', 'name'] as const;
export type Sort = (typeof SORTS)[number];

export const NO_FILTER: Filter = { values: {}, standing: null, sort: 'listed' };

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

/** A mission that was won was also played. */
function isOfStanding(standing: Standing, wanted: Standing): boolean {
  return standing === wanted || (wanted === 'played' && standing === 'won');
}

const ORDERS: Readonly<Record<Sort, (a: MissionFacts, b: MissionFacts) => number>> = {
  listed: () => 0,
  difficulty: (a, b) => a.hardness - b.hardness,
  length: (a, b) => a.minutes - b.minutes,
  name: (a, b) => a.name.localeCompare(b.name, 'en'),
};

/** The filter as part of an address, so that links and the back button find the same missions; '' for none. */
export function printFilter({ values, standing, sort }: Filter): string {
  const set = [
    ...Object.entries(values),
    ...(standing === null ? [] : [['standing', standing] as const]),
    ...(sort === NO_FILTER.sort ? [] : [['sort', sort] as const]),
  ];
  return set.map(([name, value]) => `${name}=${encodeURIComponent(value)}`).join('&');
}

/** Drops unknown facets and values. */
export function parseFilter(facets: readonly Facet[], address: string): Filter {
  const said = new Map(address.split('&').map((pair) => splitAtSign(pair)));
  return {
    values: Object.fromEntries(
      facets.flatMap(({ name, values }) => {
        const found = values.find(({ value }) => value === said.get(name));
        return found === undefined ? [] : [[name, found.value]];
      }),
    ),
    standing: known(STANDINGS, said.get('standing')),
    sort: known(SORTS, said.get('sort')) ?? NO_FILTER.sort,
  };
}

function splitAtSign(pair: string): [string, string] {
  const [name = '', value = ''] = pair.split('=');
  return [name, decode(value)];
}

function decode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

function known<const Value extends string>(values: readonly Value[], said: string | undefined): Value | null {
  return values.find((value) => value === said) ?? null;
}
