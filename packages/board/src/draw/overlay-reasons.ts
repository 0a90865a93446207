import type { Point } from '@sandtable/hex';
import type { ReasonTag } from '../model-overlay.ts';
import { outline } from './outline.ts';
import { word } from './overlay-hints.ts';
import { type Box, centreById, type Plane, shifted } from './plane.ts';
import { disc, group, num, path } from './svg.ts';
import { drawTag, plateOf, type TagLook } from './tags.ts';
import { INK } from './theme.ts';

const OUT_FILL = '#C9C9C4';

/** A candidate with the place of its number, and of its words if there is room for them. */
interface Laid {
  readonly tag: ReasonTag;
  readonly place: Point;
  readonly hasWords: boolean;
}

/**
 * Candidates of a reasoning: the number of each in a disc, and why it stands or falls. Words that would lie over a number
 * or over other words are left out: first those of the chosen, then of those still in, then of those out.
 */
export function drawReasons(plane: Plane, tags: readonly ReasonTag[], scale: number): string {
  const laid = layOut(plane, tags, scale);
  // Words over every ring, numbers over every word.
  return [...laid.map((each) => drawWords(each, scale)), ...laid.map((each) => drawNumber(each, scale))].join('');
}

/** In the upper left corner of the hex, off the figures of a counter. */
const CORNER = { flat: { x: -46, y: -44 }, pointy: { x: -30, y: -42 } } as const;

const RANKS = ['chosen', 'open', 'out'] as const;

function layOut(plane: Plane, tags: readonly ReasonTag[], scale: number): Laid[] {
  const placed = tags.flatMap((tag) => {
    const heart = centreById(plane, tag.at);
    return heart === undefined ? [] : [{ tag, place: shifted(heart, CORNER[plane.layout.top]) }];
  });
  const taken: Box[] = placed.map(({ place }) => around(place, radiusAt(scale)));
  const worded = new Set<ReasonTag>();
  const byRank = placed.toSorted((a, b) => RANKS.indexOf(a.tag.verdict) - RANKS.indexOf(b.tag.verdict));
  for (const { tag, place } of byRank) {
    if (tag.text === '') continue;
    const plate = plateOf(tag.text, wordsAt(place, scale), lookOf(tag, scale));
    const own = around(place, radiusAt(scale));
    if (taken.some((other) => meets(plate, other) && !isSame(other, own))) continue;
    taken.push(plate);
    worded.add(tag);
  }
  return placed.map((each) => ({ ...each, hasWords: worded.has(each.tag) }));
}

function radiusAt(scale: number): number {
  return 12 * scale;
}

function wordsAt({ x, y }: Point, scale: number): Point {
  return { x: x + radiusAt(scale) * 0.7, y };
}

function lookOf({ verdict }: ReasonTag, scale: number): TagLook {
  return { scale, tone: verdict === 'out' ? 'faint' : 'reason', anchor: 'start' };
}

function around({ x, y }: Point, radius: number): Box {
  return { x: x - radius, y: y - radius, width: 2 * radius, height: 2 * radius };
}

function meets(a: Box, b: Box): boolean {
  return a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height;
}

function isSame(a: Box, b: Box): boolean {
  return a.x === b.x && a.y === b.y;
}

function drawWords({ tag, place, hasWords }: Laid, scale: number): string {
  return hasWords ? drawTag(tag.text, wordsAt(place, scale), lookOf(tag, scale)) : '';
}

/** The chosen one is ringed, below all words and numbers. */
export function drawChosen(plane: Plane, { at, verdict }: ReasonTag): string {
  if (verdict !== 'chosen') return '';
  const [d, line] = [outline(plane, at, 0.94), { fill: 'none', 'stroke-linejoin': 'round' }];
  return (
    path(d, { ...line, stroke: INK.black, 'stroke-width': 9 }) +
    path(d, { ...line, stroke: INK.reason, 'stroke-width': 5 })
  );
}

/** One that is out is struck through. */
function drawNumber({ tag: { number, verdict }, place }: Laid, scale: number): string {
  const radius = radiusAt(scale);
  const strike = `M${num(place.x - radius)} ${num(place.y + radius)}L${num(place.x + radius)} ${num(place.y - radius)}`;
  return group(
    { 'data-reason': verdict },
    path(disc(place, radius + 2), { fill: INK.white }),
    path(disc(place, radius), {
      fill: verdict === 'out' ? OUT_FILL : INK.reason,
      stroke: INK.black,
      'stroke-width': 2 * scale,
    }),
    word(number, place, 15 * scale, INK.black),
    verdict === 'out' ? path(strike, { fill: 'none', stroke: INK.black, 'stroke-width': 2.4 * scale }) : '',
  );
}
