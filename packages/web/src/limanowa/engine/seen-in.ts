import type { Seen, View } from '@sandtable/limanowa';
import type { Engine } from './engine.ts';

const fields = new WeakMap<View, Seen>();

/** The view on its map; the same one for the same view, so that nothing is drawn anew for it. */
export function seenIn({ on }: Engine, view: View): Seen {
  const seen = fields.get(view) ?? on(view);
  fields.set(view, seen);
  return seen;
}
