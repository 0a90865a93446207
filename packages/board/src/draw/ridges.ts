import { softly } from './curve.ts';
import { type Field, linesRound } from './isolines.ts';
import type { Plane } from './plane.ts';
import { fading, hexesWhere } from './region.ts';
import { reliefOf } from './relief.ts';
import { path } from './svg.ts';
import type { Theme } from './theme.ts';

/** Where a ridge begins, and where its shadow falls on the ground beside it: near by, and farther off. */
const FOOT = 0.04;
const SHADOWS = ['translate(5 7)', 'translate(10 13)'] as const;

/** Slopes as bands, one over the other, from nearly level to steepest; and how strong the last of them gets. */
const SHADED = { from: [0.08, 0.2, 0.34, 0.48, 0.62, 0.78], most: 0.74 } as const;
const LIT = { from: [0.24, 0.36, 0.5, 0.64, 0.8], most: 0.94 } as const;
/** From here on a slope is too steep for snow to lie on it. */
const ROCK = 0.9;

/** High ground as the sun shows it: every slope lit or in shade by the way it falls. */
export function drawRidges(plane: Plane, theme: Theme): string {
  const ridges = hexesWhere(plane, ({ terrain }) => terrain === 'ridge');
  if (ridges.size === 0) return '';
  const { height, light } = reliefOf(plane, ridges);
  const foot = outline(height, FOOT);
  const fill = theme.terrain.ridge;
  const shadow = { fill: theme.relief.shade, 'fill-opacity': 0.2 };
  const away = { ...light, values: light.values.map((value) => -value) };
  return (
    SHADOWS.map((transform) => path(foot, { ...shadow, transform })).join('') +
    fading(foot, fill, [14, 6], 0.3) +
    path(foot, { fill }) +
    bands(light, theme.relief.lit, LIT) +
    bands(away, theme.relief.shade, SHADED) +
    path(outline(away, ROCK), { class: 'mid', fill: theme.relief.rock, 'fill-opacity': 0.5 })
  );
}

function bands(field: Field, fill: string, { from, most }: typeof SHADED | typeof LIT): string {
  const opacity = 1 - (1 - most) ** (1 / from.length);
  return from.map((least) => path(outline(field, least), { fill, 'fill-opacity': opacity })).join('');
}

/** Every other point is enough: the line is a soft one. */
function outline(field: Field, least: number): string {
  return linesRound(field, least)
    .filter((line) => line.length > 6)
    .map((line) => softly(line.filter((_, i) => i % 2 === 0)))
    .join('');
}
