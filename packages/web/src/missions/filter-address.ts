import { KINDS } from './facts.ts';
import { type Filter, LENGTHS, NO_FILTER, SORTS } from './filter.ts';
import { STANDINGS } from './tally.ts';

const LIST = '/missions';

/** Where the mission browser stands with this filter: a link to it, and going back to it, finds the same missions. */
export function printFilter(filter: Filter): string {
  const set = Object.entries(filter).filter(
    ([name, value]) => value !== null && !(name === 'sort' && value === NO_FILTER.sort),
  );
  if (set.length === 0) return LIST;
  return `${LIST}/show/${set.map(([name, value]) => `${name}=${encodeURIComponent(String(value))}`).join('&')}`;
}

/** What an address asks for; what means nothing is let go. */
export function parseFilter(address: string): Filter {
  const said = new Map(address.split('&').map((pair) => splitAtSign(pair)));
  return {
    players: known(['solo', 'two', 'four'], said.get('players')),
    side: known(['german', 'soviet'], said.get('side')),
    length: known(LENGTHS, said.get('length')),
    difficulty: known(['easy', 'normal', 'hard'], said.get('difficulty')),
    kind: known(KINDS, said.get('kind')),
    board: said.get('board') ?? null,
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
