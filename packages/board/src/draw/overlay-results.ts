import type { ResultMark, Scorch } from '../model-overlay.ts';
import { drawScorch } from './effects.ts';
import { centreById, type Plane } from './plane.ts';
import { drawStampDice, drawStampWord, stampScale } from './stamp.ts';
import { num, tag } from './svg.ts';

export function drawScorchAt(plane: Plane, { at }: Scorch): string {
  const heart = centreById(plane, at);
  return heart === undefined ? '' : drawScorch(heart);
}

/**
 * Smaller than while it is stamped, and above the counter, whose figures stay to be read. Dice that have decided nothing
 * yet lie as they fell.
 */
export function drawResult(plane: Plane, mark: ResultMark, textScale: number): string {
  const heart = centreById(plane, mark.at);
  if (heart === undefined) return '';
  const place = (y: number, scale: number): string =>
    `translate(${num(heart.x)} ${num(heart.y + y)}) scale(${num(scale)})`;
  const size = mark.word === '' ? stampScale(textScale) : 0.75 * Math.min(1.5, textScale);
  return tag(
    'g',
    { 'data-result': mark.word, 'data-at': mark.at },
    mark.dice.length === 0 ? '' : tag('g', { transform: place(mark.word === '' ? 0 : -14, size) }, drawStampDice(mark)),
    mark.word === '' ? '' : tag('g', { transform: place(-18, 0.83 * size) }, drawStampWord(mark)),
  );
}
