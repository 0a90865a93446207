import type { Facing, Point } from '@sandtable/hex';
import type { BadgeName, PiecePicture } from '../model-piece.ts';
import { drawCounter } from './counter.ts';
import type { Symbols } from './art.ts';
import { type Detail, isAtLeast } from './detail.ts';
import { drawFigure, figureWidth } from './figures.ts';
import { APOTHEM, outward, type Plane, shifted } from './plane.ts';
import { COUNTER_SIZE, isFannedStack, type PlacedPiece, placePieces, type Stack } from './stack.ts';
import { disc, group, num, path, polyline, tag } from './svg.ts';
import { INK, type Theme } from './theme.ts';

export interface PieceLook {
  readonly theme: Theme;
  readonly detail: Detail;
  readonly symbols: Symbols;
  /** The hex whose pieces are fanned out; null for none. */
  readonly fanned: string | null;
  /** Upright beside a facing wedge, or turned as on a table. */
  readonly turning: 'upright' | 'tabletop';
  /** Drawing units per pixel; one by default. */
  readonly unit?: number;
}

export function drawPieces(plane: Plane, pieces: readonly PiecePicture[], look: PieceLook): string {
  return [...drawStacks(plane, pieces, look), ...drawStackSizes(plane, pieces, look)].join('');
}

/** One drawing per stack, so that each can be redrawn alone. */
export function drawStacks(plane: Plane, pieces: readonly PiecePicture[], look: PieceLook): string[] {
  return placePieces(plane, pieces, look.fanned).map((stack) => stackOf(plane, stack, look));
}

/** The number of counters in each stack: drawn above the rings of selection, unlike the counters themselves. */
export function drawStackSizes(plane: Plane, pieces: readonly PiecePicture[], look: PieceLook): string[] {
  if (!isAtLeast(look.detail, 'short')) return [];
  return placePieces(plane, pieces, look.fanned)
    .filter((stack) => stack.count > 1 && !isFannedStack(stack))
    .map((stack) => drawPill(stack, look));
}

interface DrawnStack {
  readonly plane: Plane;
  readonly look: PieceLook;
  readonly pieces: readonly PiecePicture[];
  readonly count: number;
  readonly text: string;
}

const stacks = new WeakMap<PiecePicture, DrawnStack>();

/** Cached by pieces and look; fanned stacks are always drawn. */
function stackOf(plane: Plane, stack: Stack, look: PieceLook): string {
  const top = stack.shown.at(-1)?.piece;
  if (top === undefined || isFannedStack(stack)) return drawStack(plane, stack, look);
  const pieces = stack.shown.map(({ piece }) => piece);
  const known = stacks.get(top);
  const isSame =
    known?.plane === plane &&
    known.count === stack.count &&
    known.pieces.length === pieces.length &&
    known.pieces.every((piece, index) => piece === pieces[index]) &&
    isSameLook(known.look, look);
  if (isSame) return known.text;
  const text = drawStack(plane, stack, look);
  stacks.set(top, { plane, look, pieces, count: stack.count, text });
  return text;
}

function isSameLook(a: PieceLook, b: PieceLook): boolean {
  return (
    a.theme === b.theme &&
    a.detail === b.detail &&
    a.symbols === b.symbols &&
    a.turning === b.turning &&
    a.unit === b.unit
  );
}

function drawStack(plane: Plane, stack: Stack, look: PieceLook): string {
  const isFanned = isFannedStack(stack);
  const facings = new Set(stack.shown.flatMap(({ piece }) => piece.facing ?? []));
  const hasWedges = look.turning === 'upright' && isAtLeast(look.detail, 'shape') && !isFanned;
  return group(
    { 'data-stack': stack.hex },
    isFanned ? drawPanel(stack) : '',
    ...stack.shown.map((placed) => drawPiece(plane, placed, look)),
    ...(hasWedges ? [...facings].map((facing) => drawWedge(plane, stack.heart, facing)) : []),
  );
}

function drawPiece(plane: Plane, { piece, at, isFanned }: PlacedPiece, look: PieceLook): string {
  const scale = COUNTER_SIZE / 100;
  const turn = look.turning === 'tabletop' && piece.facing !== null && !isFanned ? angleOf(plane, piece.facing) : 0;
  const { x, y } = { x: at.x - COUNTER_SIZE / 2, y: at.y - COUNTER_SIZE / 2 };
  const attributes = {
    'data-piece': piece.id,
    transform: `translate(${num(x)} ${num(y)}) scale(${scale})${turn === 0 ? '' : ` rotate(${turn} 50 50)`}`,
    opacity: piece.isPast === true ? 0.38 : piece.isGhost ? 0.7 : undefined,
  };
  const wedge = isFanned && piece.facing !== null ? drawWedge(plane, at, piece.facing, COUNTER_SIZE * 0.62) : '';
  const badges = isAtLeast(look.detail, 'short') ? drawBadges(piece.badges, BADGES[look.detail]) : '';
  return tag('g', attributes, drawCounter(piece, look.theme, look.detail, look.symbols), badges) + wedge;
}

function angleOf({ layout }: Plane, facing: number): number {
  return (layout.top === 'flat' ? 0 : -30) + 60 * facing;
}

/** The stack's size in a pill on the upper right corner, at least 11 pixels high. */
function drawPill({ shown, count, hex }: Stack, { unit = 1 }: PieceLook): string {
  const top = shown.at(-1);
  if (top === undefined) return '';
  const [text, size] = [`×${count}`, Math.max(13, 11.2 * unit)];
  const half = size * 0.62;
  const [x, y] = [top.at.x + COUNTER_SIZE / 2 - 5, top.at.y - COUNTER_SIZE / 2 - 1];
  const straight = figureWidth(text, size) - half * 0.7;
  const d = `M${num(x - straight / 2)} ${num(y - half)}h${num(straight)}a${num(half)} ${num(half)} 0 0 1 0 ${num(2 * half)}h${num(-straight)}a${num(half)} ${num(half)} 0 0 1 0 ${num(-2 * half)}Z`;
  return group(
    { 'data-count': count, 'data-at': hex },
    path(d, { fill: INK.black, stroke: INK.white, 'stroke-width': 2 }),
    drawFigure(text, x, y, { size, ink: INK.white }),
  );
}

/** Badge scale: small counters need larger badges. */
const BADGES = { dot: 1, shape: 1, short: 1.2, full: 0.86, close: 0.86 } as const;

/** Behind fanned-out counters, so that the map does not show between them. */
function drawPanel({ shown }: Stack): string {
  const margin = COUNTER_SIZE * 0.72;
  const [xs, ys] = [shown.map(({ at }) => at.x), shown.map(({ at }) => at.y)];
  const [x, y] = [Math.min(...xs) - margin, Math.min(...ys) - margin];
  const [width, height] = [Math.max(...xs) + margin - x, Math.max(...ys) + margin - y];
  return tag('rect', {
    x,
    y,
    width,
    height,
    rx: 14,
    fill: '#1B1D20',
    'fill-opacity': 0.82,
    stroke: INK.white,
    'stroke-width': 2,
  });
}

const HALF_WIDTH = 11.5;
const HEIGHT = 13;
const NOTCH = 4.4;

/** A notched arrowhead, black on white, on the hexside that a piece faces; the counter stays upright. */
export function drawWedge(plane: Plane, at: Point, facing: Facing, reach = APOTHEM + 1): string {
  const out = outward(plane, facing);
  const across = { x: -out.y, y: out.x };
  const heart = shifted(at, across, SLIDE * Math.sign(across.y * -out.y) * (isSlanting(out) ? 1 : 0));
  const foot = shifted(heart, out, reach - HEIGHT);
  const d = polyline([
    shifted(heart, out, reach),
    shifted(foot, across, HALF_WIDTH),
    shifted(foot, out, NOTCH),
    shifted(foot, across, -HALF_WIDTH),
  ]);
  return path(d, {
    fill: INK.black,
    stroke: INK.white,
    'stroke-width': 4.6,
    'stroke-linejoin': 'round',
    'paint-order': 'stroke',
    'data-facing': facing,
  });
}

/** On a slanting side the wedge slides towards the level corner, clear of all figures. */
const SLIDE = 14;

function isSlanting({ x, y }: Point): boolean {
  return Math.abs(x) > 0.7 && Math.abs(y) > 0.3;
}

/** Drawn within a circle of radius ten around 0,0. */
const ICONS: Readonly<Record<BadgeName, string>> = {
  mound: 'M-7 5H7M-5.5 1.5H5.5M-3.5-2H3.5',
  pit: 'M-7-3H-3.5V4H3.5V-3H7',
  load: 'M0 5V-5M-4-1 0-5.5 4-1',
  cross: 'M-4.5-4.5 4.5 4.5M4.5-4.5-4.5 4.5',
  shutEye: 'M-7 0Q0-7 7 0Q0 7-7 0M-5.5 5.5 5.5-5.5',
  alarm: 'M0-6V1.5M0 5.5V5.7',
};

/** Below the lower left corner, clear of the figures and the arrowhead. */
export function drawBadges(badges: readonly BadgeName[], size: number): string {
  return badges
    .map((badge, index) => {
      const ink = badge === 'mound' ? INK.timber : INK.white;
      return group(
        { transform: `translate(${3 + index * 24 * size} 102) scale(${size})`, class: `badge-${badge}` },
        path(disc({ x: 0, y: 0 }, 11), { fill: INK.black, stroke: INK.white, 'stroke-width': 2 }),
        path(ICONS[badge], {
          fill: 'none',
          stroke: ink,
          'stroke-width': 2.8,
          'stroke-linecap': 'round',
          'stroke-linejoin': 'round',
        }),
      );
    })
    .join('');
}
