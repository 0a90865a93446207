import type { Point } from '@sandtable/hex';
import type { MarkerPicture } from '../model.ts';
import type { PiecePicture } from '../model-piece.ts';
import { drawFort, drawScrapes } from './forts.ts';
import { drawObjectiveFlag, drawObjectiveRim, isObjective } from './objectives.ts';
import { centreById, type Plane } from './plane.ts';
import { between, scatter } from './seeded.ts';
import { disc, group, path } from './svg.ts';
import { drawTag } from './tags.ts';
import { INK, type Theme } from './theme.ts';

export interface MarkerLook {
  readonly theme: Theme;
  /** Text scale factor that keeps it readable at this zoom. */
  readonly textScale: number;
  /** Drawing units per pixel. */
  readonly unit: number;
}

/** Markers below the counters, with the rims of objectives on top. */
export function drawMarkers(plane: Plane, markers: readonly MarkerPicture[], look: MarkerLook): readonly string[] {
  const known = drawn.get(markers);
  if (known?.plane === plane && known.theme === look.theme) return known.items;
  const [rims, works] = [markers.filter(isObjective), markers.filter((marker) => !isObjective(marker))];
  const items = [...works, ...rims].map((marker) => drawMarker(plane, marker, look));
  drawn.set(markers, { plane, theme: look.theme, items });
  return items;
}

interface DrawnMarker {
  readonly plane: Plane;
  readonly theme: Theme;
  readonly items: readonly string[];
}

/** Lists of pictures never change, so each is drawn once. */
const drawn = new WeakMap<readonly MarkerPicture[], DrawnMarker>();

/** The flags of objectives, above the counters. */
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

/** The value of smoke, below the counters in it. */
export function drawMarkerTags(plane: Plane, markers: readonly MarkerPicture[], { textScale }: MarkerLook): string[] {
  return markers.map((marker) => {
    const at = centreById(plane, marker.at);
    if (at === undefined || marker.text === '' || isObjective(marker)) return '';
    return drawTag(marker.text, { x: at.x, y: at.y + 46 }, { scale: textScale, tone: 'plain' });
  });
}

function drawMarker(plane: Plane, marker: MarkerPicture, { theme }: MarkerLook): string {
  const { kind, facing, side, isHidden } = marker;
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
    case 'hasty':
      return group(attributes, drawScrapes(plane, at, side === null ? INK.black : theme.rims[side.body]));
  }
}

/** From shadow to light: size of each puff, offset to the upper left, tone and opacity. */
const LAYERS = {
  thin: [
    { grow: 1.12, by: 3.5, tone: '#3A3F44', strength: 0.22 },
    { grow: 1, by: 0, tone: '#AEB4BA', strength: 0.85 },
    { grow: 0.88, by: -2, tone: '#CDD2D6', strength: 0.85 },
    { grow: 0.66, by: -5, tone: '#E4E7EA', strength: 0.85 },
    { grow: 0.36, by: -8, tone: '#F8F9FA', strength: 0.9 },
  ],
  dense: [
    { grow: 1.12, by: 3.5, tone: '#1E2226', strength: 0.3 },
    { grow: 1, by: 0, tone: '#5D6369', strength: 0.92 },
    { grow: 0.88, by: -2, tone: '#7B8188', strength: 0.92 },
    { grow: 0.66, by: -5, tone: '#969CA3', strength: 0.9 },
    { grow: 0.36, by: -8, tone: '#B6BBC1', strength: 0.9 },
  ],
} as const;

/** A cloud of puffs over the hex, lit from the upper left; dense smoke is darker and has more of them. */
function drawSmoke(at: Point, isDense: boolean): string {
  const next = scatter(`smoke ${at.x} ${at.y}`);
  const count = isDense ? 22 : 16;
  const puffs = Array.from({ length: count }, (_, i) => {
    // Spaced by the golden angle, to fill the disc evenly.
    const [angle, away] = [i * 2.4 + between(next, -0.2, 0.2), Math.sqrt((i + 0.6) / count) * 37];
    return { x: at.x + away * 1.1 * Math.cos(angle), y: at.y + away * Math.sin(angle), radius: between(next, 10, 16) };
  });
  const layers = isDense ? LAYERS.dense : LAYERS.thin;
  return layers
    .map(({ grow, by, tone, strength }) =>
      path(puffs.map(({ x, y, radius }) => disc({ x: x + by * 0.8, y: y + by }, radius * grow)).join(''), {
        fill: tone,
        'fill-opacity': strength,
      }),
    )
    .join('');
}
