import type { Reason } from '@sandtable/kernel';
import { NONE } from '../model/ids.ts';
import type { Seen } from '../model/state.ts';
import { hexName } from './ground-words.ts';
import type { Naming } from './unit-words.ts';

/** What a reason speaks of, by name. */
export interface Told {
  readonly unit: string;
  readonly hex: string;
  readonly amount: number;
}

export type ReasonWords<Key extends string> = Readonly<Record<Key, (told: Told) => string>>;

export function toldIn(seen: Seen, { unit = NONE, at = NONE, amount = 0 }: Reason, naming: Naming): Told {
  return {
    unit: unit === NONE ? 'this unit' : naming(seen, unit),
    hex: at === NONE ? 'this hex' : hexName(seen.map, at),
    amount,
  };
}
