import { type Attributes, num, path } from './svg.ts';

/**
 * Our own figures, drawn as strokes: they look the same on every machine and in print, whatever the fonts, and two fit into
 * a narrow box. Unscaled, a figure is 10 wide and 16 high.
 */
const GLYPHS: Readonly<Record<string, { readonly d: string; readonly width: number }>> = {
  '0': { d: 'M5 0C1.3 0 0 3.2 0 8S1.3 16 5 16 10 12.8 10 8 8.7 0 5 0Z', width: 10 },
  '1': { d: 'M.6 3.4 5 0V16', width: 6 },
  '2': { d: 'M.3 4.2C.5 1.6 2.4 0 5 0 8 0 9.8 1.7 9.8 4.3 9.8 8.9.2 11 .2 16H10', width: 10 },
  '3': {
    d: 'M.4 2.7C1.2 1 2.8 0 4.9 0 7.7 0 9.5 1.5 9.5 3.9S7.7 7.6 4.2 7.6C7.9 7.6 10 9.2 10 11.9S8 16 4.9 16C2.6 16 .8 15 0 13.2',
    width: 10,
  },
  '4': { d: 'M7.6 16V0L0 11.5H10.4', width: 10.4 },
  '5': {
    d: 'M9.2 0H1.7L.9 7.3C2 6.3 3.4 5.8 4.9 5.8 8 5.8 10 7.8 10 10.8 10 14 7.9 16 4.8 16 2.5 16 .8 15.1 0 13.4',
    width: 10,
  },
  '6': { d: 'M8.4 0C3.8 2 0 6 0 11 0 14 2 16 5 16S10 14 10 11 8 6.2 5 6.2 .4 8.2.1 10.6', width: 10 },
  '7': { d: 'M0 0H10C6.5 4 4.6 9.5 4.2 16', width: 10 },
  '8': {
    d: 'M5 7.4C2.4 7.4.8 6 .8 3.7S2.4 0 5 0 9.2 1.4 9.2 3.7 7.6 7.4 5 7.4 0 9 0 11.7 2 16 5 16 10 14.3 10 11.7 8 7.4 5 7.4Z',
    width: 10,
  },
  '9': { d: 'M1.6 16C6.2 14 10 10 10 5 10 2 8 0 5 0S0 2 0 5 2 9.8 5 9.8 9.6 7.8 9.9 5.4', width: 10 },
  '-': { d: 'M.5 8.5H6.5', width: 7 },
  '+': { d: 'M0 8.5H10M5 3.5V13.5', width: 10 },
  '(': { d: 'M3.5 -2C-.5 3.5-.5 12.5 3.5 18', width: 3.5 },
  ')': { d: 'M0 -2C4 3.5 4 12.5 0 18', width: 3.5 },
  '?': { d: 'M.4 4.2C.6 1.6 2.5 0 5 0 8 0 9.8 1.7 9.8 4.2 9.8 7.9 5 7.6 5 11.4M5 15.9V16', width: 10 },
  '×': { d: 'M1 4.5 9 12.5M9 4.5 1 12.5', width: 10 },
};

const GAP = 3.6;
const WEIGHT = 3.3;
/** The font size at which a figure is drawn unscaled. */
const FULL_SIZE = 27;

export interface FigureStyle {
  readonly size: number;
  readonly ink: string;
  readonly anchor?: 'start' | 'middle' | 'end';
  /** Stroke weight; 1 is bold. */
  readonly weight?: number;
  /** Width factor: below 1 where a long text has little room. */
  readonly squeeze?: number;
}

/** A number centred at this height. Characters without a figure are left out. */
export function drawFigure(text: string, x: number, y: number, style: FigureStyle): string {
  const { size, ink, anchor = 'middle', weight = 1, squeeze = 1 } = style;
  const scale = size / FULL_SIZE;
  const left = x - figureWidth(text, size) * squeeze * ANCHORS[anchor];
  const inner = (WEIGHT * weight) / 2;
  const attributes: Attributes = {
    transform: `translate(${num(left + inner * scale * squeeze)} ${num(y - 8 * scale)}) scale(${scales(scale, squeeze)})`,
    fill: 'none',
    stroke: ink,
    'stroke-width': WEIGHT * weight,
    'stroke-linecap': 'round',
    'stroke-linejoin': 'round',
  };
  return path(outlineOf(text), attributes);
}

const outlines = new Map<string, string>();

/** Cached: there are few different numbers, and every counter has some. */
function outlineOf(text: string): string {
  const known = outlines.get(text);
  if (known !== undefined) return known;
  const glyphs = text.split('').flatMap((sign) => GLYPHS[sign] ?? []);
  const starts = glyphs.map((_, index) => glyphs.slice(0, index).reduce((sum, { width }) => sum + width + GAP, 0));
  const outline = glyphs.map(({ d }, index) => moved(d, starts[index] ?? 0)).join('');
  outlines.set(text, outline);
  return outline;
}

function scales(scale: number, squeeze: number): string {
  const thousandth = (value: number): number => Math.round(value * 1000) / 1000;
  return squeeze === 1 ? String(thousandth(scale)) : `${thousandth(scale * squeeze)} ${thousandth(scale)}`;
}

const ANCHORS = { start: 0, middle: 0.5, end: 1 } as const;

export function figureWidth(text: string, size: number): number {
  const widths = text.split('').flatMap((sign) => GLYPHS[sign]?.width ?? []);
  const total = widths.reduce((sum, width) => sum + width, 0) + GAP * Math.max(0, widths.length - 1);
  return ((total + WEIGHT) * size) / FULL_SIZE;
}

/** Shifts a figure to the right. All commands are absolute, so only the x values change. */
function moved(d: string, by: number): string {
  return d.replace(/([MLCSHVZ])([^MLCSHVZ]*)/g, (_, command: string, rest: string) => {
    const numbers = [...rest.matchAll(/-?(?:\d+\.?\d*|\.\d+)/g)].map(([found]) => Number(found));
    const shifts = command === 'V' ? () => 0 : (index: number) => (command === 'H' || index % 2 === 0 ? by : 0);
    return command + numbers.map((value, index) => num(value + shifts(index))).join(' ');
  });
}
