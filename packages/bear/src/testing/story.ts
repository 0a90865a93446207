import type { Unit } from '../model/battle/unit.ts';
import { unit } from './fire-field.ts';
import { type BearMatch, pack } from './match.ts';

/** The events of these keys that the last sentence brought: `hit g03`, `razed`. */
export function story(match: BearMatch, ...keys: string[]): string[] {
  return match.events().flatMap((event) => {
    if (!keys.includes(event.key)) return [];
    const word = 'unit' in event ? pack.counters[event.unit]?.word : undefined;
    return [word === undefined ? event.key : `${event.key} ${word}`];
  });
}

/** A unit of the true state. */
export function unitIn({ state }: BearMatch, word: string): Unit {
  const it = state.units[unit(word)];
  if (it === undefined) throw new Error(`no unit ${word}`);
  return it;
}
