import type { Overlays } from '../face/overlays.ts';
import type { Position } from '../face/position.ts';
import type { PlayState } from '../match/play-state.ts';

/** With the tool on: all that the hex under the pointer sees, or a thread from hex to hex. */
export function sightOverlays(
  { sighting, hover }: Pick<PlayState, 'sighting' | 'hover'>,
  { sight }: Position,
): Overlays {
  if (sighting === null || sight === null || hover === -1) return [];
  return sighting.from === -1 ? sight.from(hover).overlays : sight.between(sighting.from, hover).overlays;
}
