import type { Point } from '@sandtable/hex';
import type { ResultMark, Scorch } from '../model-overlay.ts';
import { drawDice } from './dice.ts';
import { drawScorch } from './effects.ts';
import { centreById, type Plane } from './plane.ts';
import { drawStampDice, PLATES, stampScale } from './stamp.ts';
import { escapeText, num, tag } from './svg.ts';
import { INK } from './theme.ts';

export function drawScorchAt(plane: Plane, { at }: Scorch): string {
  const heart = centreById(plane, at);
  return heart === undefined ? '' : drawScorch(heart);
}

/**
 * A line above the counter, whose figures and marker stay to be read. Dice that have decided nothing yet lie as they fell.
 */
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
/** A die with its gap, in its own units. */
const DIE_STEP = 36;

/** Dice and `HIT by 3` on a plate of its own. */
function drawLine({ word, note, tone, dice, sides, added }: ResultMark, { x, y }: Point, scale: number): string {
  const { fill, ink, casing } = PLATES[tone];
  const size = SIZE * scale;
  const places = dice.length + (added === '' || dice.length === 0 ? 0 : 1);
  const diceWide = places * DIE_STEP * DIE * scale;
  const text = note === '' ? word : `${word} ${note}`;
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
