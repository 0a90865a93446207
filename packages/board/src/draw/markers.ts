import type { MarkerPicture } from '../model-marker.ts';
import type { PiecePicture } from '../model-piece.ts';
import { drawFort } from './forts.ts';
import { drawPennant } from './pennant.ts';
import { drawObjectiveFlag, drawObjectiveRim } from './objectives.ts';
import { centreById, type Plane, shifted } from './plane.ts';
import { drawSmoke } from './smoke.ts';
import { group } from './svg.ts';
import { drawTag } from './tags.ts';
import type { Theme } from './theme.ts';

export interface MarkerLook {
  readonly theme: Theme;
  /** What a text has to be multiplied by to be readable at this zoom. */
  readonly textScale: number;
}

/** What lies in hexes, below the counters. */
export function drawMarkers(
  plane: Plane,
  markers: readonly MarkerPicture[],
  pieces: readonly PiecePicture[],
  look: MarkerLook,
): string {
  const occupied = new Set(pieces.map(({ at }) => at));
  const under = markers.filter(({ kind }) => kind !== 'flag');
  const flags = markers.filter(({ kind }) => kind === 'flag');
  return [...under, ...flags].map((marker) => drawMarker(plane, marker, occupied.has(marker.at), look)).join('');
}

const CORNER = { flat: { x: -57, y: -3 }, pointy: { x: -24, y: -45 } } as const;

/** What stands over the counters: the flags of objectives. */
export function drawHighMarkers(
  plane: Plane,
  markers: readonly MarkerPicture[],
  pieces: readonly PiecePicture[],
  { theme, textScale }: MarkerLook,
): string {
  const occupied = new Set(pieces.map(({ at }) => at));
  return markers
    .filter(({ kind }) => kind === 'objective' || kind === 'greatObjective')
    .map((marker) => drawObjectiveFlag(plane, marker, occupied.has(marker.at), theme, textScale))
    .join('');
}

function drawMarker(
  plane: Plane,
  marker: MarkerPicture,
  isOccupied: boolean,
  { theme, textScale }: MarkerLook,
): string {
  const { kind, text, side, facing, isHidden } = marker;
  const at = centreById(plane, marker.at);
  if (at === undefined) return '';
  const attributes = { 'data-marker': kind, opacity: isHidden ? 0.6 : undefined };
  switch (kind) {
    case 'flag':
      // Beside a counter only a corner of the hex is free.
      return group(
        attributes,
        drawPennant(shifted(at, isOccupied ? CORNER[plane.layout.top] : { x: -14, y: -3 }), side, text, theme),
      );
    case 'objective':
    case 'greatObjective':
      return group(attributes, drawObjectiveRim(plane, marker, theme));
    case 'smoke':
    case 'denseSmoke':
      return group(
        attributes,
        drawSmoke(at, kind === 'denseSmoke'),
        text === '' ? '' : drawTag(text, { x: at.x, y: at.y + 46 }, { scale: textScale, tone: 'plain' }),
      );
    case 'trench':
    case 'bunker':
    case 'wire':
    case 'roadBlock':
    case 'mine':
      return group(attributes, drawFort(plane, kind, at, facing));
  }
}
