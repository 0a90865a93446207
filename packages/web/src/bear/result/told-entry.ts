import type { BearEvent } from '@sandtable/bear';

/** The entries of a match with what they told, from the first on. */
export interface ToldEntry {
  readonly seq: number;
  readonly events: readonly BearEvent[];
}
