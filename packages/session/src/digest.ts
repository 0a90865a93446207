import { canonicalJson, sha256Hex, type Told } from '@sandtable/kernel';

const LENGTH = 6;

/**
 * The running digest of all that was told: each entry's builds on the one before. A save keeps them, a few letters an entry,
 * so that a replay that goes another way can name the first entry at which it does.
 */
export function digestOf<Event>(before: string, told: readonly Told<Event>[]): string {
  return sha256Hex(`${before}/${canonicalJson(told)}`).slice(0, LENGTH);
}
