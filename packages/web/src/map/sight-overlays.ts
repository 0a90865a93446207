import type { Overlays } from '../face/field.ts';
import type { Position } from '../face/position.ts';
import type { PlayState } from '../match/play-state.ts';

/** With the tool on: all that the hex under the pointer sees, or a line from hex to hex. */
export function sightOverlays(
  { sighting, hover }: Pick<PlayState, 'sighting' | 'hover'>,
  { sight }: Position,
): Overlays {
  if (sighting === null || sight === null) return [];
  const { from, to } = sighting;
  const end = to === -1 ? hover : to;
  if (end === -1) return [];
  return from === -1 ? sight.from(end).overlays : sight.between(from, end).overlays;
}
