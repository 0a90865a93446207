import { describe, expect, test } from 'vitest';
import { EMPTY_SCENE, MARKER_NAMES, type MarkerPicture, type Scene } from '../model.ts';
import type { Overlay } from '../model-overlay.ts';
import { rowsMap } from '../testing/rows-map.ts';
import { BLUE, RED, smallMap, somePiece } from '../testing/small-map.ts';
import { centreById, makePlane } from './plane.ts';
import { drawBoard, drawScene, type Look } from './scene.ts';
import { COUNTER_SIZE } from './stack.ts';
import { PAPER } from './theme.ts';

const map = smallMap(6, 5);
const plane = makePlane(map);
const look: Look = { theme: PAPER, hexPixels: 120, turning: 'upright', fanned: null, hidesPieces: false, ids: 't-' };
const draw = (scene: Partial<Scene>, change: Partial<Look> = {}): string =>
  drawScene(plane, { ...EMPTY_SCENE, ...scene }, { ...look, ...change });

const marker = (change: Partial<MarkerPicture>): MarkerPicture => ({
  ...{ kind: 'smoke', at: 'B02', words: '', text: '', facing: null, side: null, isHidden: false },
  ...change,
});

describe.each(MARKER_NAMES)('%s', (kind) => {
  test('is drawn in its hex, alone and beside a counter, and nowhere else', () => {
    expect(draw({ markers: [marker({ kind, text: '+1' })] })).toContain(`data-marker="${kind}"`);
    expect(draw({ markers: [marker({ kind })], pieces: [somePiece({ at: 'B02' })] })).not.toMatch(/NaN|undefined/);
    expect(draw({ markers: [marker({ kind, at: 'Z99' })] })).toBe(draw({}));
  });
});

test('thin and dense smoke, a flag held and free, a hasty defense of either side, a bunker each way: all differ', () => {
  const all = [
    ...(['smoke', 'denseSmoke'] as const).map((kind) => ({ kind })),
    ...[null, BLUE, RED].map((side) => ({ kind: 'flag', side }) as const),
    ...[BLUE, RED].map((side) => ({ kind: 'hasty', side }) as const),
    ...([0, 1, 2, 3, 4, 5] as const).map((facing) => ({ kind: 'bunker', facing }) as const),
  ].map((change) => draw({ markers: [marker(change)] }));
  expect(new Set(all).size).toBe(all.length);
});

test('what a blow is worth stands away from it, over whoever strikes, and is whole where the blow is only planned', () => {
  const rows = makePlane(rowsMap(['...', '...', '...']));
  const plateOf = (target: string): number => {
    const arrow: Overlay = { kind: 'plan', plan: 'attack', through: ['B02', target], text: '40%', isDraft: true };
    const drawn = drawScene(rows, { ...EMPTY_SCENE, overlays: [arrow] }, look);
    expect(drawn).toMatch(/<g class="tags"><path[^>]*>(?:<path[^>]*>)*<text[^>]*>40%/);
    return Number(/<text x="[\d.]+" y="([\d.]+)"[^>]*>40%/.exec(drawn)?.[1]);
  };
  const heart = centreById(rows, 'B02')?.y ?? 0;
  for (const target of ['A02', 'A03']) expect(plateOf(target)).toBeGreaterThan(heart + 35);
  for (const target of ['B01', 'B03', 'C02', 'C03']) expect(plateOf(target)).toBeLessThan(heart - 35);
});

const OVERLAYS: readonly (readonly [name: string, overlay: Overlay, sign: string])[] = [
  ['selected', { kind: 'ring', at: 'B02', ring: 'selected' }, 'data-ring="selected"'],
  ['focus', { kind: 'ring', at: 'B02', ring: 'focus' }, 'stroke-dasharray'],
  ['note', { kind: 'note', at: 'B02', text: 'a <b>' }, 'a &lt;b&gt;'],
  ['move', { kind: 'move', at: 'B02', text: '2', barred: false }, 'data-move="open"'],
  ['barred', { kind: 'move', at: 'B02', text: '2', barred: true }, 'data-move="barred"'],
  ['fire', { kind: 'fire', at: 'B02', text: '58%' }, '>58%<'],
  ['reason', { kind: 'reason', at: 'B02', number: '3', text: 'spent', verdict: 'out' }, '>spent<'],
  ['chosen', { kind: 'reason', at: 'B02', number: '3', text: '', verdict: 'chosen' }, 'data-reason="chosen"'],
  ['might', { kind: 'candidate', at: 'B02', text: '', verdict: 'might' }, 'data-candidate="might"'],
  ['could', { kind: 'candidate', at: 'B02', text: 'could', verdict: 'could' }, '>could<'],
  ['chosen to act', { kind: 'candidate', at: 'B02', text: 'chosen', verdict: 'chosen' }, 'data-candidate="chosen"'],
  ['out', { kind: 'candidate', at: 'B02', text: 'no target', verdict: 'out' }, 'data-verdict="out"'],
  ['shadow', { kind: 'shadow', except: ['B02', 'Z99'] }, 'fill-rule="evenodd"'],
  ['aim', { kind: 'aim', from: 'A01', to: 'D04', side: RED }, 'data-aim="D04"'],
  ['clear sight', { kind: 'sight', from: 'A01', to: 'D04', blockedAt: [] }, 'data-sight="clear"'],
  ['blocked sight', { kind: 'sight', from: 'A01', to: 'D04', blockedAt: ['B02'] }, 'data-blocks="1"'],
  ['way', { kind: 'way', through: ['A01', 'B01', 'B02'], manner: 'move' }, 'data-way="move"'],
  ['step', { kind: 'step', at: 'A01', number: 2, threat: '28%', isGrave: false }, 'data-step="2"'],
  ['zone', { kind: 'zone', hexes: ['A01', 'A02'], zone: 'normal' }, 'url(#t-normal)'],
  ['long zone', { kind: 'zone', hexes: ['A01'], zone: 'long' }, 'url(#t-long)'],
  ['unseen', { kind: 'zone', hexes: ['A01'], zone: 'unseen' }, 'data-zone="unseen"'],
  ['front', { kind: 'front', at: 'B02', facing: 1 }, 'stroke-width="9.5"'],
  ['exit', { kind: 'entry', side: RED, hexes: ['A01'], from: 5, goes: 'out', text: '' }, 'data-exit="red"'],
  ['entry', { kind: 'entry', side: BLUE, hexes: ['A01', 'B01'], from: 5, goes: 'in', text: 'Round 2' }, '>Round 2<'],
];

describe.each(OVERLAYS)('the hint %s', (_, overlay, sign) => {
  test('is drawn, and says what it says by more than color', () => {
    const drawn = draw({ overlays: [overlay] });
    expect(drawn).toContain(sign);
    expect(drawn).not.toMatch(/NaN|undefined/);
  });
});

test('a hint for a hex that is not on the map is not drawn', () => {
  const overlays: Overlay[] = [
    { kind: 'move', at: 'Z99', text: '2', barred: false },
    { kind: 'fire', at: 'Z99', text: '' },
    { kind: 'note', at: 'Z99', text: 'x' },
    { kind: 'front', at: 'Z99', facing: 1 },
    { kind: 'way', through: ['Z99', 'A01'], manner: 'move' },
    { kind: 'candidate', at: 'Z99', text: 'could', verdict: 'could' },
    { kind: 'aim', from: 'Z99', to: 'A01', side: RED },
    { kind: 'step', at: 'Z99', number: 1, threat: '', isGrave: false },
  ];
  expect(draw({ overlays })).toBe(draw({}));
});

test('of words that would cover each other the less important is left out', () => {
  const drawn = draw({
    overlays: [
      { kind: 'candidate', at: 'B02', text: 'out of range', verdict: 'out' },
      { kind: 'candidate', at: 'B02', text: 'chosen', verdict: 'chosen' },
      { kind: 'candidate', at: 'D04', text: 'spent', verdict: 'out' },
    ],
  });
  expect(drawn).toContain('>chosen<');
  expect(drawn).toContain('>spent<');
  expect(drawn).not.toContain('>out of range<');
});

test('lines lie below counters, rings above them', () => {
  const drawn = draw({
    pieces: [somePiece()],
    overlays: [
      { kind: 'sight', from: 'A01', to: 'D04', blockedAt: [] },
      { kind: 'ring', at: 'A01', ring: 'selected' },
    ],
  });
  const places = ['data-sight', 'data-piece="g03"', 'data-ring'].map((sign) => drawn.indexOf(sign));
  expect(places).toEqual([...places].sort((a, b) => a - b));
  expect(places).not.toContain(-1);
});

test('counters can be lifted off', () => {
  expect(draw({ pieces: [somePiece()] }, { hidesPieces: true })).not.toContain('data-piece');
});

test('a whole picture is a document of its own, as large as its hexes are asked to be', () => {
  const document = drawBoard({ ...map, ...EMPTY_SCENE, pieces: [somePiece()] }, { ...look, hexPixels: 60 });
  expect(document).toMatch(/^<svg xmlns="http:\/\/www.w3.org\/2000\/svg" viewBox="[-\d. ]+" width="\d+"/);
  const ids = [...document.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id);
  expect(new Set(ids).size).toBe(ids.length);
});

test('the words of a candidate that would lie over those of another are left out, those of the chosen last', () => {
  const reason = (at: string, verdict: 'out' | 'chosen'): Overlay => ({
    ...{ kind: 'reason', at, number: '1', text: `${at} is far away from here`, verdict },
  });
  const drawn = draw({ overlays: [reason('B02', 'out'), reason('B04', 'chosen'), reason('E04', 'out')] });
  expect(drawn).toContain('>B04 is far');
  expect(drawn).not.toContain('>B02 is far');
  expect(drawn).toContain('>E04 is far');
});

test('the flag of an objective and the size of a stack lie over counters, rings and discs; only tags lie over a flag', () => {
  const drawn = draw({
    pieces: [somePiece({ at: 'B02' }), somePiece({ id: 'below', at: 'B02' })],
    markers: [marker({ kind: 'flag', at: 'B02', side: BLUE, text: '2' })],
    overlays: [
      { kind: 'ring', at: 'B02', ring: 'selected' },
      { kind: 'move', at: 'B03', text: '2', barred: false },
      { kind: 'fire', at: 'B02', text: '42%' },
    ],
  });
  const order = ['data-marker', 'data-piece', 'data-ring', 'data-fire', 'data-count', 'data-objective', 'data-odds'];
  const places = order.map((sign) => drawn.indexOf(sign));
  expect(places).not.toContain(-1);
  expect(places).toEqual([...places].sort((a, b) => a - b));
});

test('where rows are near each other, the flag over a counter ends below the counters of the next row', () => {
  const rows = makePlane(rowsMap(['...', '...', '...']));
  const scene = { pieces: [somePiece({ at: 'B02' })], markers: [marker({ kind: 'objective', at: 'B02', side: BLUE })] };
  const drawn = drawScene(rows, { ...EMPTY_SCENE, ...scene }, look);
  const [, y, scale] = /data-objective[^>]*translate\(-?[\d.]+ (-?[\d.]+)\) scale\(([\d.]+)\)/.exec(drawn) ?? [];
  const above = centreById(rows, 'A02')?.y ?? 0;
  expect(Number(y) - 33 * Number(scale)).toBeGreaterThan(above + COUNTER_SIZE / 2 - 1);
});

test('in an empty hex the flag stands in the middle, beside a counter in the strip above it', () => {
  const flagAt = (isHeld: boolean): [x: number, y: number] => {
    const pieces = isHeld ? [somePiece({ at: 'C03' })] : [];
    const drawn = draw({ pieces, markers: [marker({ kind: 'flag', at: 'C03', side: BLUE, text: '1' })] });
    const [, x, y] = /data-objective="flag"[^>]*translate\((-?[\d.]+) (-?[\d.]+)\)/.exec(drawn) ?? [];
    const heart = centreById(plane, 'C03') ?? { x: 0, y: 0 };
    return [Number(x) - heart.x, Number(y) - heart.y];
  };
  expect(flagAt(true)).toEqual([expect.closeTo(-43, 0), expect.closeTo(-25, 0)]);
  expect(flagAt(false)[0]).toBeGreaterThan(-40);
  expect(flagAt(false)[1]).toBeGreaterThan(15);
});

describe('the rim of a zone', () => {
  const normal = ['C02', 'C03', 'B03', 'D03'];
  const long = ['C04', 'D04', 'D05'];
  const overlays: Overlay[] = [
    { kind: 'zone', zone: 'normal', hexes: normal },
    { kind: 'zone', zone: 'long', hexes: long },
  ];
  /** Every hexside along the zone's rim, by the names of its two hexes. */
  const sidesOf = (zone: string): string[] => {
    const part = draw({ overlays }).split(`data-zone="${zone}"`)[1]?.split('</g>')[0] ?? '';
    const d = [...part.matchAll(/ d="([^"]*)"/g)].at(-1)?.[1] ?? '';
    return d
      .split('M')
      .slice(1)
      .flatMap((run) => {
        const points = run.replace('Z', '').split('L');
        const all = run.endsWith('Z') ? [...points, points[0] ?? ''] : points;
        return all.slice(1).map((to, index) => hexesAt(all[index] ?? '', to));
      });
  };
  const hexesAt = (...ends: readonly string[]): string => {
    const [a, b] = ends.map((end) => end.split(' ').map(Number));
    const middle = { x: ((a?.[0] ?? 0) + (b?.[0] ?? 0)) / 2, y: ((a?.[1] ?? 0) + (b?.[1] ?? 0)) / 2 };
    const near = map.hexes.filter(({ id }) => {
      const heart = centreById(plane, id) ?? { x: 0, y: 0 };
      return Math.abs(Math.hypot(heart.x - middle.x, heart.y - middle.y) - 52) < 0.5;
    });
    return near.map(({ id }) => id).join(' ');
  };

  test('runs along its border and nowhere else', () => {
    const sides = sidesOf('normal');
    // Four adjacent hexes: their shared sides are not on the border.
    expect(sides.length).toBeGreaterThan(10);
    expect(new Set(sides).size).toBe(sides.length);
    for (const side of sides) expect(side.split(' ').filter((id) => normal.includes(id))).toHaveLength(1);
  });

  test('is drawn once where normal and long range meet', () => {
    const [near, far] = [sidesOf('normal'), sidesOf('long')];
    expect(far.length).toBeGreaterThan(5);
    expect(far.filter((side) => side.split(' ').some((id) => normal.includes(id)))).toEqual([]);
    expect(near.some((side) => side.split(' ').some((id) => long.includes(id)))).toBe(true);
  });
});
