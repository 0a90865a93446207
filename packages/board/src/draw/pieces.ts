import type { PiecePicture } from '../model-piece.ts';
import type { Symbols } from './shape.ts';
import { drawBadges } from './badges.ts';
import { drawCounter } from './counter.ts';
import { type Detail, isAtLeast } from './detail.ts';
import { drawFigure, figureWidth } from './figures.ts';
import type { Plane } from './plane.ts';
import { COUNTER_SIZE, isFannedStack, type PlacedPiece, placePieces, type Stack } from './stack.ts';
import { group, num, path, tag } from './svg.ts';
import { INK, type Theme } from './theme.ts';
import { drawWedge } from './wedge.ts';

export interface PieceLook {
  readonly theme: Theme;
  readonly detail: Detail;
  readonly symbols: Symbols;
  /** The hex whose pieces are spread out; null for none. */
  readonly fanned: string | null;
  /** Counters stay upright beside a wedge, or lie turned as on a table. */
  readonly turning: 'upright' | 'tabletop';
}

export function drawPieces(plane: Plane, pieces: readonly PiecePicture[], look: PieceLook): string {
  return placePieces(plane, pieces, look.fanned)
    .map((stack) => drawStack(plane, stack, look))
    .join('');
}

function drawStack(plane: Plane, stack: Stack, look: PieceLook): string {
  const isFanned = isFannedStack(stack);
  const facings = new Set(stack.shown.flatMap(({ piece }) => piece.facing ?? []));
  const hasWedges = look.turning === 'upright' && isAtLeast(look.detail, 'shape') && !isFanned;
  return group(
    { 'data-stack': stack.hex },
    isFanned ? drawPanel(stack) : '',
    ...(hasWedges ? [...facings].map((facing) => drawWedge(plane, stack.heart, facing)) : []),
    ...stack.shown.map((placed) => drawPiece(plane, placed, look)),
    stack.count > 1 && !isFanned && look.detail !== 'dot' ? drawBadge(stack) : '',
  );
}

function drawPiece(plane: Plane, { piece, at, isFanned }: PlacedPiece, look: PieceLook): string {
  const scale = COUNTER_SIZE / 100;
  const turn = look.turning === 'tabletop' && piece.facing !== null && !isFanned ? angleOf(plane, piece.facing) : 0;
  const { x, y } = { x: at.x - COUNTER_SIZE / 2, y: at.y - COUNTER_SIZE / 2 };
  const attributes = {
    'data-piece': piece.id,
    transform: `translate(${num(x)} ${num(y)}) scale(${scale})${turn === 0 ? '' : ` rotate(${turn} 50 50)`}`,
    opacity: piece.isGhost ? 0.7 : undefined,
  };
  const wedge = isFanned && piece.facing !== null ? drawWedge(plane, at, piece.facing, COUNTER_SIZE * 0.64) : '';
  const badges = isAtLeast(look.detail, 'short') ? drawBadges(piece.badges) : '';
  return wedge + tag('g', attributes, drawCounter(piece, look.theme, look.detail, look.symbols), badges);
}

function angleOf({ layout }: Plane, facing: number): number {
  return (layout.top === 'flat' ? 0 : -30) + 60 * facing;
}

/** How many lie there, outside the upper right corner. */
function drawBadge({ shown, count }: Stack): string {
  const top = shown.at(-1);
  if (top === undefined) return '';
  const [x, y] = [top.at.x + COUNTER_SIZE / 2 + 9, top.at.y - COUNTER_SIZE / 2 - 5];
  const text = `×${count}`;
  const half = figureWidth(text, 17) / 2 + 4;
  return (
    path(`M${num(x - half)} ${num(y - 10)}h${num(2 * half)}v18h${num(-2 * half)}Z`, {
      fill: INK.black,
      stroke: INK.white,
      'stroke-width': 2,
      'stroke-linejoin': 'round',
    }) + drawFigure(text, x, y - 1, { size: 17, ink: INK.white })
  );
}

/** Behind counters that are spread out, so that the map does not show between them. */
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
