import type { AimLine, CandidateMark, GroundShadow } from '../model-overlay.ts';
import { along, APOTHEM, type Box, centreById, outline, type Plane } from './plane.ts';
import { mapShape } from './sheet.ts';
import { group, path, polyline } from './svg.ts';
import { drawTag, plateOf, type TagLook } from './tags.ts';
import { INK, type Theme } from './theme.ts';

// Overlays for a decision that is shown step by step.

/** Darkens the ground, so that the relevant hexes stand out. */
export function drawShadow(plane: Plane, { except }: GroundShadow): string {
  const holes = [...new Set(except)].map((hex) => outline(plane, hex, 1)).join('');
  const shade = { fill: '#14171A', 'fill-opacity': 0.34, 'fill-rule': 'evenodd' };
  return group({ 'data-shadow': '' }, path(mapShape(plane) + holes, shade));
}

const ROUND = { fill: 'none', 'stroke-linejoin': 'round' } as const;

const RINGS = {
  might: { casing: 7.6, line: 3.6, ink: '#FFF8DC' },
  could: { casing: 8, line: 4, ink: '#FFF8DC' },
  chosen: { casing: 11, line: 7, ink: INK.reason },
} as const;

/** A ring around a candidate, broadest for the chosen one. Excluded candidates have none. */
export function drawCandidate(plane: Plane, { at, verdict }: CandidateMark): string {
  if (verdict === 'out') return '';
  const { casing, line, ink } = RINGS[verdict];
  const d = outline(plane, at, 0.94);
  return group(
    { 'data-candidate': verdict, 'data-at': at },
    path(d, { ...ROUND, stroke: INK.black, 'stroke-width': casing }),
    path(d, { ...ROUND, stroke: ink, 'stroke-width': line }),
  );
}

const TONES = { might: 'plain', could: 'could', chosen: 'reason', out: 'out' } as const;
const RANKS = ['chosen', 'could', 'might', 'out'] as const;

/** A word above each candidate. One that would cover another is left out, excluded candidates first. */
export function drawVerdicts(plane: Plane, marks: readonly CandidateMark[], scale: number): string {
  const taken: Box[] = [];
  return marks
    .toSorted((a, b) => RANKS.indexOf(a.verdict) - RANKS.indexOf(b.verdict))
    .map(({ at, text, verdict }) => {
      const heart = centreById(plane, at);
      if (heart === undefined || text === '') return '';
      const look: TagLook = { scale, tone: TONES[verdict] };
      const place = { x: heart.x, y: heart.y - APOTHEM - 4 };
      const plate = plateOf(text, place, look);
      if (taken.some((other) => meets(plate, other))) return '';
      taken.push(plate);
      return group({ 'data-verdict': verdict, 'data-at': at }, drawTag(text, place, look));
    })
    .join('');
}

export function meets(a: Box, b: Box): boolean {
  return a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height;
}

/** From rim to rim of the two counters, drawn below them. */
export function drawAim(plane: Plane, { from, to, side }: AimLine, { counters }: Theme): string {
  const [start, end] = [centreById(plane, from), centreById(plane, to)];
  if (start === undefined || end === undefined || from === to) return '';
  const edge = Math.min(0.4, 40 / Math.hypot(end.x - start.x, end.y - start.y));
  const d = polyline([along(start, end, edge), along(start, end, 1 - edge)], false);
  const line = { fill: 'none', stroke: INK.black, 'stroke-width': 9 };
  return group(
    { 'data-aim': to },
    path(d, { ...line, 'stroke-linecap': 'round' }),
    path(d, { ...line, stroke: counters[side.body], 'stroke-width': 5, 'stroke-dasharray': '13 8' }),
  );
}
