import type { BodyName, PiecePicture, SignName } from '../model-piece.ts';
import type { Detail } from './detail.ts';
import { escapeText, group, num, path, tag } from './svg.ts';
import { INK, type Theme } from './theme.ts';

/** A rounded square, inset from the edge of the counter's 100 by 100 grid. */
function rounded(inset: number, radius: number): string {
  const [near, far, turn] = [inset, 100 - inset, radius];
  const arc = `A${turn} ${turn} 0 0 1 `;
  return `M${near + turn} ${near}H${far - turn}${arc}${far} ${near + turn}V${far - turn}${arc}${far - turn} ${far}H${near + turn}${arc}${near} ${far - turn}V${near + turn}${arc}${near + turn} ${near}Z`;
}

const RIM = rounded(0, 14);
const FACE = rounded(5.4, 9.2);

export function drawShadow(): string {
  return (
    path(RIM, { fill: '#000', 'fill-opacity': 0.16, transform: 'translate(4 7)' }) +
    path(RIM, { fill: '#000', 'fill-opacity': 0.3, transform: 'translate(2 3.5)' })
  );
}

/** A rim in the side's dark colour (grey once spent), and a pale face with a bright edge. */
export function drawBody(body: BodyName, isSpent: boolean, theme: Theme): string {
  return (
    path(RIM, { fill: isSpent ? INK.spent : theme.rims[body], stroke: INK.black, 'stroke-width': 2 }) +
    path(FACE, { fill: theme.counters[body], stroke: INK.white, 'stroke-opacity': 0.6, 'stroke-width': 1.6 })
  );
}

/** An unknown unit: white, with a dashed rim and a pale face. */
export function drawUnknownBody(body: BodyName, isSpent: boolean, theme: Theme): string {
  return (
    path(RIM, { fill: INK.white, stroke: INK.black, 'stroke-width': 2 }) +
    path(rounded(3.2, 11.4), {
      fill: theme.counters[body],
      'fill-opacity': 0.55,
      stroke: isSpent ? INK.spent : theme.rims[body],
      'stroke-width': 5.4,
      'stroke-dasharray': '11 6.5',
    })
  );
}

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
/** The smaller the counter, the larger the burst: its letters stay at least 11 pixels high and replace figures. */
const BURSTS: Readonly<Record<Detail, Burst>> = {
  close: LARGE,
  full: LARGE,
  short: { y: 36, far: 26, near: 19.4, letters: 34.2 },
  shape: { y: 50, far: 27, near: 17, letters: 0 },
  dot: { y: 50, far: 30, near: 17, letters: 0 },
};

/** A burst with one or two letters for a hit. */
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

/** Each within 10 by 10 around its middle. */
const SIGNS: Readonly<Record<SignName, { readonly d: string; readonly ink: string }>> = {
  blast: { d: 'M0-5 1.2-1.6 4.8-2.6 2 .4 4 4 .4 2.2-2.6 4.8-2.2 1-5-.6-1.6-1.4Z', ink: INK.red },
  flame: {
    d: 'M-.5-5C3-2 4-.5 3.5 2 3 4.2 1.4 5 0 5S-3.4 4-3.5 1.6C-3.6 0-2.6-.8-2.2-2.4-.8-1.2-.2-2.6-.5-5Z',
    ink: INK.red,
  },
  cloud: { d: 'M-3 3.5A2.6 2.6 0 0 1-3-1.5 3.2 3.2 0 0 1 2.6-2.6 2.8 2.8 0 0 1 3 3.5Z', ink: INK.black },
  shield: { d: 'M-4-4.5H4V0Q4 3.5 0 5-4 3.5-4 0Z', ink: INK.blue },
  tray: { d: 'M-4.5-3V4H4.5V-3H2.5V2H-2.5V-3Z', ink: INK.black },
  horseshoe: {
    d: 'M-2.4 5H-4.4L-4.8 2.4C-5.6-2-3.2-5 0-5S5.6-2 4.8 2.4L4.4 5H2.4L2.9 1.6C3.3-1 2-2.7 0-2.7S-3.3-1-2.9 1.6Z',
    ink: INK.black,
  },
  twice: { d: 'M-5-4.4-.4 0-5 4.4V1.6L-3.4 0-5-1.6ZM0-4.4 4.6 0 0 4.4V1.6L1.6 0 0-1.6Z', ink: INK.red },
  glasses: {
    d: 'M-5 1.6A2.4 2.4 0 0 1-3.6-.6L-2.8-4.4H-.8L-.6-1.4H.6L.8-4.4H2.8L3.6-.6A2.4 2.4 0 1 1 .5 2.2H-.5A2.4 2.4 0 0 1-5 1.6Z',
    ink: INK.blue,
  },
};

/** Around the side's mark, clear of all figures. */
const PLACES: readonly (readonly [x: number, y: number])[] = [
  [65.5, 8],
  [64.5, 20],
  [34.5, 20],
];

export function drawSigns(signs: readonly SignName[]): string {
  return signs
    .map((sign, index) => {
      const [x, y] = PLACES[index] ?? [50, 26];
      return drawSign(sign, x, y, 1);
    })
    .join('');
}

export function drawSign(sign: SignName, x: number, y: number, size: number): string {
  const scale = size === 1 ? '' : ` scale(${size})`;
  return group({ transform: `translate(${x} ${y})${scale}` }, path(SIGNS[sign].d, { fill: SIGNS[sign].ink }));
}
