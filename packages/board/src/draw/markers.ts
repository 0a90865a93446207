import type { MarkerPicture } from '../model-marker.ts';
import type { PiecePicture } from '../model-piece.ts';
import { drawFort } from './forts.ts';
import { drawObjectiveFlag, drawObjectiveRim, isObjective } from './objectives.ts';
import { centreById, type Plane } from './plane.ts';
import { drawSmoke } from './smoke.ts';
import { group } from './svg.ts';
import { drawTag } from './tags.ts';
import type { Theme } from './theme.ts';

export interface MarkerLook {
  readonly theme: Theme;
  /** What a text has to be multiplied by to be readable at this zoom. */
  readonly textScale: number;
  /** How many units of the drawing a pixel is. */
  readonly unit: number;
}

/** What lies in hexes, below the counters: rims of objectives over everything else. */
export function drawMarkers(plane: Plane, markers: readonly MarkerPicture[], look: MarkerLook): readonly string[] {
  const known = drawn.get(markers);
  if (known?.plane === plane && known.theme === look.theme) return known.items;
  const [rims, works] = [markers.filter(isObjective), markers.filter((marker) => !isObjective(marker))];
  const items = [...works, ...rims].map((marker) => drawMarker(plane, marker, look));
  drawn.set(markers, { plane, theme: look.theme, items });
  return items;
}

interface Drawn {
  readonly plane: Plane;
  readonly theme: Theme;
  readonly items: readonly string[];
}

/** A list of pictures never changes: the same one is drawn once. */
const drawn = new WeakMap<readonly MarkerPicture[], Drawn>();

/** What stands over the counters: the flags of objectives. */
export function drawFlags(
  plane: Plane,
  markers: readonly MarkerPicture[],
  pieces: readonly PiecePicture[],
  { theme, unit }: MarkerLook,
): string[] {
  const occupied = new Set(pieces.map(({ at }) => at));
  return markers
    .filter(isObjective)
    .map((marker) => drawObjectiveFlag(plane, marker, { theme, unit, isOccupied: occupied.has(marker.at) }));
}

/** What smoke is worth, below whoever stands in it. */
export function drawMarkerTags(plane: Plane, markers: readonly MarkerPicture[], { textScale }: MarkerLook): string[] {
  return markers.map((marker) => {
    const at = centreById(plane, marker.at);
    if (at === undefined || marker.text === '' || isObjective(marker)) return '';
    return drawTag(marker.text, { x: at.x, y: at.y + 46 }, { scale: textScale, tone: 'plain' });
  });
}

function drawMarker(plane: Plane, marker: MarkerPicture, { theme }: MarkerLook): string {
  const { kind, facing, isHidden } = marker;
  const at = centreById(plane, marker.at);
  if (at === undefined) return '';
  const attributes = { 'data-marker': kind, opacity: isHidden ? 0.6 : undefined };
  switch (kind) {
    case 'flag':
    case 'objective':
    case 'greatObjective':
      return group(attributes, drawObjectiveRim(plane, marker, theme));
    case 'smoke':
    case 'denseSmoke':
      return group(attributes, drawSmoke(at, kind === 'denseSmoke'));
    case 'trench':
    case 'bunker':
    case 'wire':
    case 'roadBlock':
    case 'mine':
      return group(attributes, drawFort(plane, kind, at, facing));
  }
}
