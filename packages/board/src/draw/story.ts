import { centreOf, type Point } from '@sandtable/hex';
import type { PiecePicture } from '../model-piece.ts';
import type { BoardPicture } from '../model.ts';
import { drawCounter } from './counter.ts';
import { detailFor } from './detail.ts';
import { drawGround } from './ground.ts';
import { along, type Box, centreById, HEX_SIZE, makePlane, middle, type Plane, shifted } from './plane.ts';
import { FONTS, type Look, sceneParts } from './scene.ts';
import { COUNTER_SIZE } from './stack.ts';
import { disc, group, num, path, polyline, tag } from './svg.ts';
import { INK } from './theme.ts';

/** Events, drawn over the moment before them. Hexes are given by id; those not on the map are not drawn. */
export type StorySign =
  | { readonly kind: 'shot'; readonly from: string; readonly to: string; readonly isArc: boolean }
  /** `ink`: the side's rim colour for a past move; null for an order. */
  | { readonly kind: 'way'; readonly through: readonly string[]; readonly ink: string | null }
  /** A destroyed counter, taken out of its stack; the burst shows beside it. */
  | { readonly kind: 'fallen'; readonly piece: PiecePicture }
  | { readonly kind: 'burst'; readonly at: string };

/** How far beyond the picture hexes are drawn, so that woods and hills at its edge look as on the map. */
const AROUND = 4 * HEX_SIZE;

/** Part of a board as one SVG document that fills its box, with the signs of what happened. */
export function drawStory(whole: BoardPicture, signs: readonly StorySign[], look: Look, box: Box): string {
  const plane = makePlane(near(whole, box));
  const fallen = signs.flatMap((sign) => (sign.kind === 'fallen' ? [sign.piece] : []));
  const lost = new Set(fallen.map(({ id }) => id));
  const scene = { ...whole, pieces: whole.pieces.filter(({ id }) => !lost.has(id)) };
  // Flags as before the loss: one beside a falling counter does not move.
  const flags = sceneParts(plane, whole, look).find(({ name }) => name === 'flags')?.items ?? [];
  const parts = sceneParts(plane, scene, look).map(({ name, items }) => {
    const below = name === 'pieces' ? signs.map((sign) => drawLow(plane, sign)).join('') : '';
    const above = name === 'pieces' ? signs.map((sign) => drawHigh(plane, sign, look)).join('') : '';
    return below + group({ class: name }, ...(name === 'flags' ? flags : items)) + above;
  });
  const { x, y, width, height } = box;
  return tag(
    'svg',
    {
      xmlns: 'http://www.w3.org/2000/svg',
      viewBox: [x, y, width, height].map(num).join(' '),
      preserveAspectRatio: 'xMidYMid slice',
      'font-family': FONTS,
    },
    tag('rect', { x: x - width, y: y - height, width: 3 * width, height: 3 * height, fill: look.theme.table }),
    drawGround(plane, look.theme, `${look.ids}g-`, look.hexPixels),
    ...parts,
  );
}

function near(whole: BoardPicture, { x, y, width, height }: Box): BoardPicture {
  const layout = { top: whole.top, size: HEX_SIZE, origin: { x: 0, y: 0 } };
  const isNear = (at: Point): boolean =>
    at.x > x - AROUND && at.x < x + width + AROUND && at.y > y - AROUND && at.y < y + height + AROUND;
  const hexes = whole.hexes.filter(({ hex }) => isNear(centreOf(layout, hex)));
  const ids = new Set(hexes.map(({ id }) => id));
  return { ...whole, hexes, pieces: whole.pieces.filter(({ at }) => ids.has(at)) };
}

const LINE = { fill: 'none', 'stroke-linecap': 'round', 'stroke-linejoin': 'round' } as const;

/** Below counters and flags. */
function drawLow(plane: Plane, sign: StorySign): string {
  switch (sign.kind) {
    case 'shot':
      return drawTrace(plane, sign);
    case 'way':
      return sign.ink === null ? '' : drawWay(plane, sign, 0);
    case 'fallen':
    case 'burst': {
      const at = centreById(plane, sign.kind === 'burst' ? sign.at : sign.piece.at);
      return at === undefined ? '' : path(disc(at, 34), { fill: '#1A1410', 'fill-opacity': 0.3 });
    }
  }
}

/** Shells follow an arc. */
function drawTrace(plane: Plane, { from, to, isArc }: Extract<StorySign, { kind: 'shot' }>): string {
  const [a, b] = [centreById(plane, from), centreById(plane, to)];
  if (a === undefined || b === undefined || from === to) return '';
  const bend = shifted(middle(a, b), { x: 0, y: -1 }, 160);
  const d = isArc
    ? `M${num(a.x)} ${num(a.y)}Q${num(bend.x)} ${num(bend.y)} ${num(b.x)} ${num(b.y)}`
    : polyline([a, b], false);
  return (
    path(d, { ...LINE, stroke: INK.black, 'stroke-width': 11 }) +
    path(d, { ...LINE, stroke: INK.white, 'stroke-width': 8 }) +
    path(d, { ...LINE, 'stroke-linecap': 'butt', stroke: INK.fire, 'stroke-width': 6, 'stroke-dasharray': '15 9' })
  );
}

/** From beside the counter that is about to move, or from the middle of its hex. */
function drawWay(plane: Plane, { through, ink }: Extract<StorySign, { kind: 'way' }>, beside: number): string {
  const [start, second, ...rest] = through.flatMap((hex) => centreById(plane, hex) ?? []);
  if (start === undefined || second === undefined) return '';
  const points = [along(start, second, beside), second, ...rest];
  const [last = second, before = start] = [points.at(-1), points.at(-2)];
  const long = Math.hypot(last.x - before.x, last.y - before.y) || 1;
  const ahead = { x: (last.x - before.x) / long, y: (last.y - before.y) / long };
  const across = { x: -ahead.y, y: ahead.x };
  const neck = shifted(last, ahead, -20);
  const d = polyline([...points.slice(0, -1), neck], false);
  const head = polyline([
    shifted(last, ahead, 10),
    shifted(neck, across, 19),
    shifted(neck, ahead, 7),
    shifted(neck, across, -19),
  ]);
  const colour = ink ?? INK.move;
  const edge = { 'stroke-linejoin': 'round' } as const;
  return group(
    { class: 'story-way' },
    path(d, { ...LINE, stroke: INK.black, 'stroke-width': 11, pathLength: 1 }),
    path(d, { ...LINE, stroke: INK.white, 'stroke-width': 8.4, pathLength: 1 }),
    path(d, { ...LINE, stroke: colour, 'stroke-width': 5.4, pathLength: 1 }),
    group(
      { class: 'story-head' },
      path(head, { ...edge, fill: INK.white, stroke: INK.black, 'stroke-width': 8 }),
      path(head, { ...edge, fill: colour, stroke: INK.white, 'stroke-width': 4 }),
    ),
  );
}

const TILT = 16;

function drawHigh(plane: Plane, sign: StorySign, { theme, hexPixels, symbols = 'pictures' }: Look): string {
  if (sign.kind === 'way' && sign.ink === null) return drawWay(plane, sign, 0.36);
  if (sign.kind !== 'fallen' && sign.kind !== 'burst') return '';
  const at = centreById(plane, sign.kind === 'burst' ? sign.at : sign.piece.at);
  if (at === undefined) return '';
  const half = COUNTER_SIZE / 2;
  const counter =
    sign.kind === 'burst'
      ? ''
      : group(
          {
            transform: `translate(${num(at.x - 8)} ${num(at.y + 6)}) rotate(-${TILT}) translate(${-half} ${-half}) scale(${COUNTER_SIZE / 100})`,
          },
          drawCounter(sign.piece, theme, detailFor(hexPixels), symbols),
        );
  const heart = sign.kind === 'burst' ? at : shifted(at, { x: 0.6, y: -0.55 }, half);
  const star = polyline(
    Array.from({ length: 24 }, (_, i) => {
      const [angle, reach] = [(i * Math.PI) / 12, i % 2 === 0 ? 27 : 15];
      return { x: heart.x + reach * Math.sin(angle), y: heart.y - reach * Math.cos(angle) };
    }),
  );
  const line = { 'stroke-linejoin': 'round' } as const;
  return (
    counter +
    path(star, { ...line, fill: INK.white, stroke: INK.white, 'stroke-width': 9 }) +
    path(star, { ...line, fill: INK.reason, stroke: '#B3160F', 'stroke-width': 5 })
  );
}
