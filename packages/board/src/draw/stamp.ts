import type { StampPicture, StampTone } from '../model-overlay.ts';
import { drawDice } from './dice.ts';
import { escapeText, num, path, tag } from './svg.ts';
import { INK } from './theme.ts';

/** How far a stamp with its dice extends from the middle of its hex. */
export const STAMP_REACH = 130;

/** Above the counter, so that neither hides the other. */
const DICE_AT = { x: 0, y: -47 };
const SIZE = 1.2;

export const PLATES: Readonly<
  Record<StampTone, { readonly fill: string; readonly ink: string; readonly casing: string }>
> = {
  struck: { fill: '#B3160F', ink: INK.white, casing: INK.white },
  missed: { fill: '#FFFDF6', ink: '#3B3A33', casing: '#3B3A33' },
  helped: { fill: INK.green, ink: INK.white, casing: INK.white },
};

/** Stamps grow when zoomed out, to stay readable. */
export function stampScale(textScale: number): number {
  return SIZE * Math.min(1.6, Math.max(1, 0.9 * textScale));
}

export function drawStampDice({ dice, sides, added }: StampPicture): string {
  return drawDice(dice, sides, added, DICE_AT);
}

/** The word on its slanted plate, and the margin below. */
export function drawStampWord({ word, tone, note }: StampPicture): string {
  if (word === '') return '';
  const { fill, ink, casing } = PLATES[tone];
  const size = word.length <= 4 ? 30 : word.length <= 7 ? 24 : 21;
  const wide = word.length * size * 0.6 + 18;
  const high = size + 8;
  const plate = (grown: number): string => rounded(wide + grown, high + grown, 6);
  const text = {
    x: 0,
    y: size * 0.35,
    'font-size': size,
    'font-weight': 900,
    'text-anchor': 'middle',
    textLength: num(wide - 18),
    lengthAdjust: 'spacingAndGlyphs',
    fill: ink,
  };
  return tag(
    'g',
    { transform: 'rotate(-9)' },
    path(plate(0), { fill: '#000', 'fill-opacity': 0.3, transform: 'translate(2 4)' }),
    path(plate(4), { fill, stroke: INK.black, 'stroke-width': 1.4 }),
    path(plate(-3), {
      fill: 'none',
      stroke: casing,
      'stroke-width': 2.2,
      'stroke-dasharray': tone === 'missed' ? '6 4' : undefined,
    }),
    tag('text', text, escapeText(word)),
    note === '' ? '' : drawNote(note, high / 2 + 11),
  );
}

function drawNote(note: string, y: number): string {
  const size = 16;
  const wide = note.length * size * 0.5 + 16;
  return tag(
    'g',
    { transform: `translate(0 ${num(y)})` },
    path(rounded(wide, size + 5, 9), { fill: INK.white, stroke: INK.black, 'stroke-width': 1.6 }),
    tag(
      'text',
      { x: 0, y: size * 0.34, 'font-size': size, 'font-weight': 700, 'text-anchor': 'middle', fill: INK.black },
      escapeText(note),
    ),
  );
}

function rounded(wide: number, high: number, radius: number): string {
  const [w, h, r] = [wide / 2, high / 2, radius];
  return `M${num(r - w)} ${num(-h)}H${num(w - r)}a${r} ${r} 0 0 1 ${r} ${r}V${num(h - r)}a${r} ${r} 0 0 1 -${r} ${r}H${num(r - w)}a${r} ${r} 0 0 1 -${r} -${r}V${num(r - h)}a${r} ${r} 0 0 1 ${r} -${r}Z`;
}
