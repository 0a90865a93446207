import type { Point } from '@sandtable/hex';
import type { ReasonTag, ResultMark, Scorch } from '../model-overlay.ts';
import { drawDice } from './dice.ts';
import { drawScorch } from './effects.ts';
import { meets } from './overlay-film.ts';
import { word } from './overlay-hints.ts';
import { type Box, centreById, type Plane, shifted, outline } from './plane.ts';
import { drawStampDice, PLATES, stampScale } from './stamp.ts';
import { disc, escapeText, group, num, path, tag } from './svg.ts';
import { drawTag, plateOf, type TagLook } from './tags.ts';
import { INK } from './theme.ts';

const OUT_FILL = '#C9C9C4';

interface PlacedReason {
  readonly reason: ReasonTag;
  readonly place: Point;
  readonly hasWords: boolean;
}

/**
 * Candidates of a choice: each number in a disc, and why it stays or falls. Words that would cover a number or other words are left
 * out; the chosen candidate's come first, then those still in, then those out.
 */
export function drawReasons(plane: Plane, tags: readonly ReasonTag[], scale: number): string {
  const laid = layOut(plane, tags, scale);
  // Words above rings, numbers above words.
  return [...laid.map((each) => drawWords(each, scale)), ...laid.map((each) => drawNumber(each, scale))].join('');
}

/** In the upper left corner of the hex, clear of a counter's figures. */
const CORNER = { flat: { x: -46, y: -44 }, pointy: { x: -30, y: -42 } } as const;

const RANKS = ['chosen', 'open', 'out'] as const;

function layOut(plane: Plane, tags: readonly ReasonTag[], scale: number): PlacedReason[] {
  const placed = tags.flatMap((reason) => {
    const heart = centreById(plane, reason.at);
    return heart === undefined ? [] : [{ reason, place: shifted(heart, CORNER[plane.layout.top]) }];
  });
  const taken: Box[] = placed.map(({ place }) => around(place, radiusAt(scale)));
  const worded = new Set<ReasonTag>();
  const byRank = placed.toSorted((a, b) => RANKS.indexOf(a.reason.verdict) - RANKS.indexOf(b.reason.verdict));
  for (const { reason, place } of byRank) {
    if (reason.text === '') continue;
    const plate = plateOf(reason.text, wordsAt(place, scale), lookOf(reason, scale));
    const own = around(place, radiusAt(scale));
    if (taken.some((other) => meets(plate, other) && !isSame(other, own))) continue;
    taken.push(plate);
    worded.add(reason);
  }
  return placed.map((each) => ({ ...each, hasWords: worded.has(each.reason) }));
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

function isSame(a: Box, b: Box): boolean {
  return a.x === b.x && a.y === b.y;
}

function drawWords({ reason, place, hasWords }: PlacedReason, scale: number): string {
  return hasWords ? drawTag(reason.text, wordsAt(place, scale), lookOf(reason, scale)) : '';
}

/** A ring around the chosen candidate, below all words and numbers. */
export function drawChosen(plane: Plane, { at, verdict }: ReasonTag): string {
  if (verdict !== 'chosen') return '';
  const [d, line] = [outline(plane, at, 0.94), { fill: 'none', 'stroke-linejoin': 'round' }];
  return (
    path(d, { ...line, stroke: INK.black, 'stroke-width': 9 }) +
    path(d, { ...line, stroke: INK.reason, 'stroke-width': 5 })
  );
}

/** Struck through if the candidate is out. */
function drawNumber({ reason: { number, verdict }, place }: PlacedReason, scale: number): string {
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

export function drawScorchAt(plane: Plane, { at }: Scorch): string {
  const heart = centreById(plane, at);
  return heart === undefined ? '' : drawScorch(heart);
}

/** A line above the counter, clear of its figures and marker. Undecided dice stay where they fell. */
export function drawResult(plane: Plane, mark: ResultMark, textScale: number): string {
  const heart = centreById(plane, mark.at);
  if (heart === undefined) return '';
  const attributes = { 'data-result': mark.word, 'data-at': mark.at };
  if (mark.word !== '') return tag('g', attributes, drawLine(mark, { x: heart.x, y: heart.y - 46 }, textScale));
  const place = `translate(${num(heart.x)} ${num(heart.y)}) scale(${num(stampScale(textScale))})`;
  return tag('g', { ...attributes, transform: place }, drawStampDice(mark));
}

const SIZE = 16;
const DIE = 0.62;
/** Width of a die with its gap, in its own units. */
const DIE_STEP = 36;

/** Dice and `HIT by 3` on a plate. */
function drawLine(
  { word: result, note, tone, dice, sides, added }: ResultMark,
  { x, y }: Point,
  scale: number,
): string {
  const { fill, ink, casing } = PLATES[tone];
  const size = SIZE * scale;
  const places = dice.length + (added === '' || dice.length === 0 ? 0 : 1);
  const diceWide = places * DIE_STEP * DIE * scale;
  const text = note === '' ? result : `${result} ${note}`;
  const textWide = text.length * size * 0.52;
  const [wide, high] = [diceWide + textWide + size * 0.9, size * 1.55];
  const left = x - wide / 2;
  const diceAt = { x: left + size * 0.3 + diceWide / 2, y };
  const plate = { x: left, y: y - high / 2, width: wide, height: high, rx: 5 * scale };
  return (
    tag('rect', { ...plate, fill: INK.white, stroke: INK.black, 'stroke-width': 4.4 * scale }) +
    tag('rect', {
      ...plate,
      fill,
      stroke: casing,
      'stroke-width': 1.6 * scale,
      'stroke-dasharray': tone === 'missed' ? '5 3' : undefined,
    }) +
    tag(
      'g',
      {
        transform: `translate(${num(diceAt.x)} ${num(diceAt.y)}) scale(${Math.round(DIE * scale * 1000) / 1000})`,
      },
      drawDice(dice, sides, added, { x: 0, y: 0 }),
    ) +
    tag(
      'text',
      {
        x: left + size * 0.45 + diceWide + textWide / 2,
        y: y + size * 0.35,
        'font-size': size,
        'font-weight': 800,
        'text-anchor': 'middle',
        fill: ink,
      },
      escapeText(text),
    )
  );
}
