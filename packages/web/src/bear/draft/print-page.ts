import type { Seen } from '@sandtable/bear';
import { setUpPage } from '@sandtable/bear/pictures';

/** A generated battle as a page for a table of wood, with what the person at the screen may know of it. */
export function printPage(seen: Seen): string {
  return setUpPage({ open: seen, truth: null, seed: '' });
}
