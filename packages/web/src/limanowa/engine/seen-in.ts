import type { Seen, View } from '@sandtable/limanowa';
import { madeOnce } from '@sandtable/kernel';
import type { Engine } from './engine.ts';

const seenOn = madeOnce((view: View, { on }: Engine): Seen => on(view));

/** The view on its map; the same one for the same view, so that nothing is drawn anew for it. */
export function seenIn(engine: Engine, view: View): Seen {
  return seenOn(view, engine);
}
