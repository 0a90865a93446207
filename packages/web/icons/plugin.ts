import { readFileSync } from 'node:fs';
import { crc32, deflateSync } from 'node:zlib';
import type { Plugin } from 'vite';

/** The mark's share of the width, and the radius of the corners, both in parts of the picture's size. */
interface Frame {
  readonly size: number;
  readonly mark: number;
  readonly corner: number;
}

/** A maskable icon may lose all but a circle of 40% of its size; the mark has its corners within. iOS rounds corners itself. */
const ICONS: Readonly<Record<string, Frame>> = {
  'icon-192.png': { size: 192, mark: 0.82, corner: 0.2 },
  'icon-512.png': { size: 512, mark: 0.82, corner: 0.2 },
  'icon-maskable-512.png': { size: 512, mark: 0.68, corner: 0 },
  'apple-touch-icon.png': { size: 180, mark: 0.78, corner: 0 },
};

/** Draws icon.svg for home screens, which take no SVG: its hexes, and the rest of the map dimly. */
export function icons(folder: string): Plugin {
  return {
    name: 'icons',
    apply: 'build',
    // The page cannot name it itself: vite looks for what a page names before there is a build.
    transformIndexHtml: () => [
      { tag: 'link', attrs: { rel: 'apple-touch-icon', href: './apple-touch-icon.png' }, injectTo: 'head' },
    ],
    generateBundle() {
      const mark = readMark(readFileSync(`${folder}/public/icon.svg`, 'utf8'));
      for (const [fileName, frame] of Object.entries(ICONS))
        this.emitFile({ type: 'asset', fileName, source: printPng(frame.size, draw(mark, frame)) });
    },
  };
}

type Point = readonly [x: number, y: number];
type Colour = readonly [red: number, green: number, blue: number];

interface Hex {
  readonly corners: readonly Point[];
  readonly fill: Colour;
}

interface Mark {
  readonly hexes: readonly Hex[];
  readonly line: Colour;
  readonly lineWidth: number;
}

function readMark(svg: string): Mark {
  const attribute = (text: string, name: string): string => new RegExp(` ${name}="([^"]+)"`).exec(text)?.[1] ?? '';
  const colour = (text: string): Colour => {
    const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => Number.parseInt(text.slice(at, at + 2), 16));
    return [red, green, blue];
  };
  const [, group = ''] = /(<g[^>]*>)/.exec(svg) ?? [];
  const hexes = [...svg.matchAll(/<polygon[^>]*>/g)].map(([polygon]) => ({
    corners: attribute(polygon, 'points')
      .split(' ')
      .map((point): Point => {
        const [x = 0, y = 0] = point.split(',').map(Number);
        return [x, y];
      }),
    fill: colour(attribute(polygon, 'fill') || attribute(group, 'fill')),
  }));
  if (hexes.length === 0) throw new Error('icon.svg has no polygons to draw');
  return { hexes, line: colour(attribute(group, 'stroke')), lineWidth: Number(attribute(group, 'stroke-width')) };
}

/** Red, green, blue and opacity of every pixel. An edge covers a pixel by its distance from the pixel's middle. */
function draw({ hexes, line, lineWidth }: Mark, { size, mark, corner }: Frame): Buffer {
  const all = hexes.flatMap(({ corners }) => corners);
  const [xs, ys] = [all.map(([x]) => x), all.map(([, y]) => y)];
  const [left, right, top, bottom] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)];
  const scale = (size * mark) / (right - left);
  const place = ([x, y]: Point): Point => [
    size / 2 + scale * (x - (left + right) / 2),
    size / 2 + scale * (y - (top + bottom) / 2),
  ];
  const pixels = Buffer.alloc(size * size * 4, Buffer.of(...line, 255));
  for (const { corners, fill } of [...groundUnder(hexes, line), ...hexes]) {
    const outline = corners.map(place);
    const [from, to] = [boundOf(outline, Math.min, size), boundOf(outline, Math.max, size)];
    for (let y = from[1]; y < to[1]; y++)
      for (let x = from[0]; x < to[0]; x++) {
        const covered = cover(depthIn(outline, x + 0.5, y + 0.5) - (scale * lineWidth) / 2);
        for (let part = 0; part < 3; part++) {
          const at = 4 * (y * size + x) + part;
          pixels[at] = Math.round((pixels[at] ?? 0) * (1 - covered) + (fill[part] ?? 0) * covered);
        }
      }
  }
  for (let at = 0; at < size * size; at++)
    pixels[4 * at + 3] = Math.round(255 * cover(depthInSquare(size, corner * size, at % size, Math.floor(at / size))));
  return pixels;
}

/** The first or last corner of a box of whole pixels around an outline, within the picture. */
function boundOf(outline: readonly Point[], most: typeof Math.min, size: number): Point {
  const whole = (figure: number): number => Math.min(size, Math.max(0, Math.round(figure)));
  return [whole(most(...outline.map(([x]) => x))), whole(most(...outline.map(([, y]) => y)))];
}

/** The map that the mark is part of, dimly: its second hex is the first one's neighbor to the lower right. */
function groundUnder([first, second]: readonly Hex[], line: Colour): readonly Hex[] {
  if (first === undefined || second === undefined) return [];
  const [[x, y] = [0, 0]] = first.corners;
  const [[x2, y2] = [0, 0]] = second.corners;
  const [down, side] = [2 * (y2 - y), x2 - x];
  const steps = Array.from({ length: 9 }, (_, place) => place - 4);
  const dim = (from: number, to: number): number => from + 0.09 * (to - from);
  const fill: Colour = [dim(line[0], first.fill[0]), dim(line[1], first.fill[1]), dim(line[2], first.fill[2])];
  return steps.flatMap((column) =>
    steps.map((row) => {
      const [dx, dy] = [column * side, (row + (column % 2 === 0 ? 0 : 0.5)) * down];
      return { corners: first.corners.map(([cx, cy]): Point => [cx + dx, cy + dy]), fill };
    }),
  );
}

function cover(depth: number): number {
  return Math.min(1, Math.max(0, depth + 0.5));
}

/** How far inside a convex outline a point lies; negative outside. */
function depthIn(corners: readonly Point[], x: number, y: number): number {
  let [depth, [x1, y1] = [0, 0]] = [Infinity, corners.at(-1)];
  for (const [x2, y2] of corners) {
    depth = Math.min(depth, ((x2 - x1) * (y - y1) - (y2 - y1) * (x - x1)) / Math.hypot(x2 - x1, y2 - y1));
    [x1, y1] = [x2, y2];
  }
  return depth;
}

function depthInSquare(size: number, radius: number, x: number, y: number): number {
  const reach = size / 2 - radius;
  const [across, down] = [Math.abs(x + 0.5 - size / 2) - reach, Math.abs(y + 0.5 - size / 2) - reach];
  return radius - Math.hypot(Math.max(0, across), Math.max(0, down)) - Math.min(0, Math.max(across, down));
}

/** https://www.w3.org/TR/png: 8 bits for each of red, green, blue and opacity; no filter. */
function printPng(size: number, pixels: Buffer): Buffer {
  const head = Buffer.alloc(13);
  head.writeUInt32BE(size, 0);
  head.writeUInt32BE(size, 4);
  head.set([8, 6], 8);
  const rows = Array.from({ length: size }, (_, row) => [
    Buffer.of(0),
    pixels.subarray(row * size * 4, (row + 1) * size * 4),
  ]);
  return Buffer.concat([
    Buffer.from('\u0089PNG\r\n\u001A\n', 'latin1'),
    chunk('IHDR', head),
    chunk('IDAT', deflateSync(Buffer.concat(rows.flat()), { level: 9 })),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

function chunk(kind: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(kind, 'latin1'), data]);
  const [length, check] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(data.length);
  check.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, check]);
}
