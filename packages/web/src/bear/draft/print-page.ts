import type { Seen } from '@sandtable/bear';
import { setUpPage } from '@sandtable/bear/pictures';

/** A generated battle as a page to print and set up on a real table, with what this view may know. */
export function printPage(seen: Seen): string {
  return setUpPage({ open: seen, truth: null, seed: '' });
}
