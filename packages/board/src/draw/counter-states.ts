import type { PiecePicture } from '../model-piece.ts';
import type { Detail } from './detail.ts';
import { escapeText, num, path, tag } from './svg.ts';
import { INK } from './theme.ts';

/** The bar lies between the figures, never over them. */
export function drawSpent(): string {
  return (
    path('M1 41.5H99V50H1Z', { fill: INK.red, stroke: INK.white, 'stroke-width': 1.4 }) +
    path('M6 45.75H95', { fill: 'none', stroke: INK.white, 'stroke-width': 2.4, 'stroke-dasharray': '8 6' })
  );
}

interface Burst {
  readonly y: number;
  readonly far: number;
  readonly near: number;
  readonly letters: number;
}

const LARGE: Burst = { y: 45, far: 18, near: 13, letters: 20.6 };
/** The smaller the counter, the larger the burst: its letters are never below 11 pixels, and go where they would be. */
const BURSTS: Readonly<Record<Detail, Burst>> = {
  close: LARGE,
  full: LARGE,
  short: { y: 36, far: 26, near: 19.4, letters: 34.2 },
  shape: { y: 50, far: 27, near: 17, letters: 0 },
  dot: { y: 50, far: 30, near: 17, letters: 0 },
};

/** Something has befallen it: a burst with one or two letters. */
export function drawStamp({ stamp }: PiecePicture, detail: Detail): string {
  if (stamp === null) return '';
  const { y, far, near, letters } = BURSTS[detail];
  const points = Array.from({ length: 20 }, (_, i) => {
    const [angle, radius] = [(i * Math.PI) / 10, i % 2 === 0 ? far : near];
    return `${num(50 + radius * Math.cos(angle))} ${num(y + radius * Math.sin(angle))}`;
  });
  const burst = { fill: INK.reason, stroke: INK.black, 'stroke-width': far / 8, 'stroke-linejoin': 'round' };
  const type = {
    'font-size': letters,
    'font-weight': 800,
    'text-anchor': 'middle',
    fill: INK.black,
    textLength: stamp.length > 1 ? letters * 1.02 : undefined,
    lengthAdjust: stamp.length > 1 ? 'spacingAndGlyphs' : undefined,
  };
  return (
    path(`M${points.join('L')}Z`, burst) +
    (letters === 0 ? '' : tag('text', { x: 50, y: y + letters * 0.35, ...type }, escapeText(stamp)))
  );
}
