import { adviserFor } from '@sandtable/limanowa';
import type { BestOrder, Idea } from '../../face/advice.ts';
import { engine } from '../engine/engine.ts';
import type { LimanowaSaying } from '../speech/saying.ts';

const { system, pack } = engine();
const advise = adviserFor(system, pack);

/** Orders for the plan of this phase. Their chances and arrows come with the plan they are added to. */
export function ideasFor({ seen }: LimanowaSaying, best?: BestOrder): readonly Idea[] {
  return advise(seen.view, best?.sentence).map(({ order, ...words }) => ({
    ...words,
    words: order,
    glance: null,
    overlays: [],
  }));
}
