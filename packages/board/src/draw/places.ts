import type { PlaceName } from '../model.ts';
import { nameDrop } from './grid.ts';
import { centreById, type Plane } from './plane.ts';
import { escapeText, group, tag } from './svg.ts';
import { inSeason } from './theme-winter.ts';
import type { Theme } from './theme.ts';

/**
 * Names of places, where the address of the hex would stand: below a counter, above those of the next row. They belong
 * to the ground, but lie over the rims of objectives, which are places with names.
 */
export function drawPlaces(plane: Plane, usual: Theme, textScale: number): string {
  const { places = [], season } = plane.map;
  if (textScale > LARGEST) return '';
  const { label } = inSeason(usual, season);
  const texts = places.map((place) => drawPlace(plane, place, textScale));
  return group(
    {
      class: 'places',
      fill: label.ink,
      stroke: label.halo,
      'stroke-width': 4 * textScale,
      'stroke-opacity': 0.85,
      'stroke-linejoin': 'round',
      'paint-order': 'stroke',
      'text-anchor': 'middle',
      'font-size': SIZE * textScale,
    },
    ...texts,
  );
}

const SIZE = 14.5;
/** From farther away names would lie on each other. */
const LARGEST = 1.9;

function drawPlace(plane: Plane, { at, text, kind }: PlaceName, textScale: number): string {
  const heart = centreById(plane, at);
  if (heart === undefined) return '';
  const look = kind === 'town' ? { 'font-weight': 700 } : { 'font-weight': 600, 'font-style': 'italic' };
  const words = kind === 'town' ? text : `▲ ${text}`;
  const { x: left, width } = plane.bounds;
  // At the edge of the map a name leans on it.
  const half = words.length * LETTER * textScale;
  const lean =
    heart.x - half < left
      ? { x: left + EDGE, 'text-anchor': 'start' }
      : heart.x + half > left + width
        ? { x: left + width - EDGE, 'text-anchor': 'end' }
        : { x: heart.x };
  return tag('text', { ...lean, y: heart.y + nameDrop(plane), dy: '0.3em', ...look }, escapeText(words));
}

/** Half the width of a letter, for want of a measure; and what is left free beside it at the edge. */
const LETTER = 4.6;
const EDGE = 8;
