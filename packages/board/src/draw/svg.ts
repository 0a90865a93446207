import type { Point } from '@sandtable/hex';

/** Values of attributes; undefined leaves one out. */
export type Attributes = Readonly<Record<string, string | number | undefined>>;

/** One element as text. Attributes are escaped here; children are already SVG. */
export function tag(name: string, attributes: Attributes, ...children: readonly string[]): string {
  const content = children.join('');
  const head = `<${name}${printAttributes(attributes)}`;
  return content === '' ? `${head}/>` : `${head}>${content}</${name}>`;
}

export function group(attributes: Attributes, ...children: readonly string[]): string {
  const content = children.join('');
  return content === '' ? '' : tag('g', attributes, content);
}

/** A path, or '' if there is nothing to draw. `d` holds only our own numbers, so it needs no escaping. */
export function path(d: string, attributes: Attributes): string {
  return d === '' ? '' : `<path${printAttributes(attributes)} d="${d}"/>`;
}

function printAttributes(attributes: Attributes): string {
  return Object.entries(attributes)
    .map(([name, value]) => (value === undefined ? '' : ` ${name}="${printValue(value)}"`))
    .join('');
}

function printValue(value: string | number): string {
  return typeof value === 'number' ? String(Math.round(value * 1000) / 1000) : escapeText(value);
}

const ESCAPES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

export function escapeText(text: string): string {
  return text.replace(/[&<>"']/g, (sign) => ESCAPES[sign] ?? sign);
}

/** For paths: a tenth of a unit is invisible, and a map is mostly such numbers. */
export function num(value: number): string {
  if (!Number.isFinite(value)) throw new RangeError(`expected a number to draw, got ${value}`);
  return String(Math.round(value * 10) / 10 + 0);
}

export function xy({ x, y }: Point): string {
  return `${num(x)} ${num(y)}`;
}

export function polyline(points: readonly Point[], closed = true): string {
  if (points.length === 0) return '';
  return `M${points.map(xy).join('L')}${closed ? 'Z' : ''}`;
}

export function disc({ x, y }: Point, radius: number): string {
  const [r, left, twice] = [num(radius), num(x - radius), num(2 * radius)];
  return `M${left} ${num(y)}a${r} ${r} 0 1 0 ${twice} 0a${r} ${r} 0 1 0 -${twice} 0Z`;
}
