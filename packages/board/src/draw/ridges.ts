import type { Point } from '@sandtable/hex';
import type { Plane } from './plane.ts';
import { type Ease, edgesOf, hexesWhere, outlineOf } from './region.ts';
import { type Facet, facetsOf } from './relief.ts';
import { path, polyline } from './svg.ts';
import type { Theme } from './theme.ts';
import { inTiles } from './tiles.ts';

const FOOT: Ease = { bulge: -0.02, jitter: 0.05, ease: 0.3 };

/** Slopes in so many tones from level to steepest, to either side of the light. */
const TONES = 6;
const DARKEST = 0.7;
const BRIGHTEST = 0.92;

/** High ground as the sun shows it: every slope lit or in shade by the way it falls. */
export function drawRidges(plane: Plane, theme: Theme): string {
  const ridges = hexesWhere(plane, ({ terrain }) => terrain === 'ridge');
  if (ridges.size === 0) return '';
  const foot = outlineOf(edgesOf(plane, ridges, FOOT));
  const fill = theme.terrain.ridge;
  const soft = { fill: 'none', stroke: fill, 'stroke-linejoin': 'round', 'stroke-opacity': 0.16 };
  const facets = facetsOf(plane, ridges);
  return (
    path(foot, { ...soft, 'stroke-width': 26 }) +
    path(foot, { ...soft, 'stroke-width': 14 }) +
    path(foot, { fill, 'fill-opacity': 0.6 }) +
    tones(facets, 1, theme.relief.lit, BRIGHTEST) +
    tones(facets, -1, theme.relief.shade, DARKEST) +
    inTiles(
      facets.filter(isRock).map(({ points }) => ({ at: points[0], d: triangle(points) })),
      {
        class: 'mid',
        fill: theme.relief.rock,
        'fill-opacity': 0.55,
      },
    )
  );
}

/** Facets of one tone lie in one path, so that no seam shows between them. */
function tones(facets: readonly Facet[], towards: 1 | -1, ink: string, most: number): string {
  return Array.from({ length: TONES }, (_, tone) => {
    const alike = facets.filter(({ lit }) => toneOf(lit * towards) === tone);
    const strength = (most * (tone + 0.6)) / TONES;
    return inTiles(
      alike.map(({ points }) => ({ at: points[0], d: triangle(points) })),
      { fill: ink, 'fill-opacity': strength },
    );
  }).join('');
}

/** -1 for what is turned the other way. */
function toneOf(lit: number): number {
  return lit <= 0 ? -1 : Math.min(TONES - 1, Math.floor(lit * TONES));
}

/** Where a slope is too steep for anything to lie on it. */
function isRock({ lit, points: [at] }: Facet): boolean {
  return lit < -0.92 && Math.abs(Math.round(at.x * 7 + at.y * 13)) % 3 === 0;
}

function triangle(points: readonly Point[]): string {
  return polyline(points);
}
