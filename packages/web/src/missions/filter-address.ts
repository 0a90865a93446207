import type { Facet } from '../face/missions.ts';
import { type Filter, NO_FILTER, SORTS } from './filter.ts';
import { STANDINGS } from './tally.ts';

/** What stands in an address for this filter, so that a link to it, and going back to it, finds the same missions; '' for none. */
export function printFilter({ values, standing, sort }: Filter): string {
  const set = [
    ...Object.entries(values),
    ...(standing === null ? [] : [['standing', standing] as const]),
    ...(sort === NO_FILTER.sort ? [] : [['sort', sort] as const]),
  ];
  return set.map(([name, value]) => `${name}=${encodeURIComponent(value)}`).join('&');
}

/** What an address asks for; what means nothing is let go. */
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
