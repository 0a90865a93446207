import type { Seen } from '@sandtable/bear';
import type { Overlays } from '../scene/overlays.ts';
import { sightShade, threadBetween, threadOverlays } from '../bear/sight/sight-model.ts';
import type { PlayState } from '../match/play-state.ts';

/** With the tool on: all that the hex under the pointer sees, or a thread from hex to hex. */
export function sightOverlays({ sighting, hover }: Pick<PlayState, 'sighting' | 'hover'>, seen: Seen): Overlays {
  if (sighting === null || hover === -1) return [];
  if (sighting.from === -1) return sightShade(seen, hover);
  return threadOverlays(seen, threadBetween(seen, sighting.from, hover));
}
