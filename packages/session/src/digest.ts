import { canonicalJson, sha256Hex, type EventNotice } from '@sandtable/kernel';
import type { Seating } from './holder.ts';

/** What a match is begun with, as far as it is known to all: everything but the seed, and that by its hash. */
export interface Terms {
  readonly system: string;
  /** Of the rules. */
  readonly version: number;
  /** The hash of the content that the match uses. */
  readonly content: string;
  readonly options: unknown;
  readonly seats: Seating;
  readonly commitment: string;
}

const LENGTH = 12;

/** The digest of a beginning: its terms and what the set-up told. */
export function firstDigest<Event>(terms: Terms, told: readonly EventNotice<Event>[]): string {
  const { system, version, content, options, seats, commitment } = terms;
  return digestOf([system, version, content, options, seats, commitment, told]);
}

/** The digest of an entry: all that was before it, its words with who said them, and what it told. */
export function nextDigest<Event>(before: string, words: string, told: readonly EventNotice<Event>[]): string {
  return digestOf([before, words, told]);
}

function digestOf(parts: readonly unknown[]): string {
  return sha256Hex(canonicalJson(parts)).slice(0, LENGTH);
}
