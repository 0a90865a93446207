import { describe, expect, test } from 'vitest';
import type { MarkerPicture, Scene } from '../model.ts';
import type { Figure } from '../model-piece.ts';
import { EVERY_ART } from '../testing/art.ts';
import { extentOf, letteringOf } from '../testing/drawn.ts';
import { BLUE, RED, smallMap, someFormation, somePiece } from '../testing/small-map.ts';
import { drawCounter } from './counter.ts';
import { drawFigures, drawLargeFigures } from './counter-figures.ts';
import { centreById, HEX_WIDTH, makePlane } from './plane.ts';
import { drawScene, type Look } from './scene.ts';
import { COUNTER_SIZE } from './stack.ts';
import { PAPER } from './theme.ts';
import { drawWedge } from './pieces.ts';

const plane = makePlane(smallMap(6, 5));

const marker = (kind: MarkerPicture['kind'], at: string, side: MarkerPicture['side'] = null): MarkerPicture => ({
  ...{ kind, at, side, words: '', text: '12', facing: null, isHidden: false },
});

const CROWD: Scene = {
  pieces: [
    somePiece({ stamp: 'Pi', largeFigures: [{ place: 'right', text: '12', ink: 'blue', back: 'cutFrame' }] }),
    somePiece({ id: 'g04', spent: true, largeFigures: [{ place: 'left', text: '5', ink: 'blue', back: 'bar' }] }),
    somePiece({ id: 's01', at: 'C03', side: RED, art: null }),
    someFormation({ id: 'f01', at: 'D02' }),
  ],
  markers: [
    marker('flag', 'A01', BLUE),
    marker('flag', 'E05'),
    marker('greatObjective', 'E01', RED),
    marker('smoke', 'D02'),
  ],
  overlays: [
    { kind: 'move', at: 'B02', text: '2', barred: false },
    { kind: 'move', at: 'B03', text: '1+d6', barred: false },
    { kind: 'move', at: 'B04', text: '+1', barred: true },
    { kind: 'fire', at: 'C03', text: '42%' },
    { kind: 'reason', at: 'D04', number: '3', text: 'spent', verdict: 'out' },
    { kind: 'note', at: 'D05', text: '2 AP' },
    { kind: 'candidate', at: 'B05', text: 'no target', verdict: 'out' },
  ],
};

test.each([28, 33, 40, 51.9, 52, 56, 64, 80, 87.9, 88, 120, 199, 200])(
  'at %d pixels a hex no figure and no word is smaller than 11 pixels',
  (hexPixels) => {
    const look: Look = { theme: PAPER, hexPixels, turning: 'upright', fanned: null, hidesPieces: false, ids: 't-' };
    const scene = drawScene(plane, CROWD, look);
    const pixels = letteringOf(scene).map(({ tag, size }) => ({ tag, pixels: (size * hexPixels) / HEX_WIDTH }));
    expect(pixels.length).toBeGreaterThan(5);
    expect(pixels.filter((each) => each.pixels < 10.99)).toEqual([]);
  },
);

test('a counter is as wide as 0.62 of its hex: 50 pixels at 80', () => {
  expect((COUNTER_SIZE * 80) / HEX_WIDTH).toBeCloseTo(49.6);
});

describe('where the figures of a counter stand', () => {
  const backOf = (svg: string): string => / d="([^"]*)"/.exec(svg)?.[1] ?? '';

  test('in full: flank and front at the right, fire power at the left, all within the face', () => {
    const flank = drawFigures([{ place: 'lowerRight', text: '11', ink: 'red', back: 'roundPlate' }]);
    expect(extentOf(backOf(flank))).toEqual({ left: 66.5, top: 50.5, right: 93.5, bottom: 71.5 });
    const front = extentOf(backOf(drawFigures([{ place: 'bottomRight', text: '12', ink: 'red', back: 'roundFrame' }])));
    expect([front.left, front.top, front.right, front.bottom].map((at) => Math.round(at * 10) / 10)).toEqual([
      67.5, 73.6, 92.5, 94,
    ]);
    const box = extentOf(backOf(drawFigures([{ place: 'lowerLeft', text: '4', ink: 'red', back: 'box' }])));
    expect([box.right - box.left, (box.left + box.right) / 2, (box.top + box.bottom) / 2]).toEqual([
      expect.closeTo(21.5, 0),
      expect.closeTo(18, 0),
      expect.closeTo(60.5, 0),
    ]);
  });

  test('in short: the front plate ends at the right edge of the face, from 62.5 to 94.5', () => {
    const plate = extentOf(backOf(drawLargeFigures([{ place: 'right', text: '12', ink: 'red', back: 'roundFrame' }])));
    // Its line is 3 wide.
    expect(plate.right + 1.5).toBeCloseTo(94, 0);
    expect([plate.top - 1.5, plate.bottom + 1.5]).toEqual([expect.closeTo(61.8, 0), expect.closeTo(95.2, 0)]);
  });

  test('a range of four signs keeps off the figures beside it', () => {
    const range = extentOf(backOf(drawFigures([{ place: 'bottom', text: '3-16', ink: 'black', back: 'lozenge' }])));
    expect(range.left).toBeGreaterThan(28.5);
    expect(range.right).toBeLessThan(68.5);
  });
});

/** The move figure with its boot, and both defence values. */
const FIGURES = [
  { left: 77, top: 9, right: 90, bottom: 45 },
  { left: 66.5, top: 50.5, right: 93.5, bottom: 94 },
  { left: 7, top: 9, right: 31, bottom: 94 },
];

test.each([0, 1, 2, 3, 4, 5] as const)(
  'the arrowhead over side %d ends past the side and hides no figure',
  (facing) => {
    const heart = centreById(plane, 'C03') ?? { x: 0, y: 0 };
    const d = / d="([^"]*)"/.exec(drawWedge(plane, heart, facing))?.[1] ?? '';
    const { left, top, right, bottom } = extentOf(d);
    const onCounter = (at: number, middle: number): number => ((at - middle) / COUNTER_SIZE) * 100 + 50;
    const head = {
      left: onCounter(left, heart.x),
      top: onCounter(top, heart.y),
      right: onCounter(right, heart.x),
      bottom: onCounter(bottom, heart.y),
    };
    const covered = FIGURES.filter(
      (figure) =>
        head.left < figure.right && figure.left < head.right && head.top < figure.bottom && figure.top < head.bottom,
    );
    expect(covered).toEqual([]);
    const tip = d.slice(1).split('L')[0]?.split(' ').map(Number) ?? [];
    expect(Math.hypot((tip[0] ?? 0) - heart.x, (tip[1] ?? 0) - heart.y)).toBeGreaterThan(52.9);
  },
);

test('a counter is at most 25 elements: few enough for a map full of them', () => {
  const figures: readonly Figure[] = [
    { place: 'topLeft', text: '3', ink: 'black' },
    { place: 'topRight', text: '1', ink: 'red', foot: 'boot' },
    { place: 'lowerLeft', text: '4', ink: 'red', back: 'box' },
    { place: 'bottomLeft', text: '0', ink: 'blue', back: 'box' },
    { place: 'bottom', text: '9', ink: 'black', back: 'lozenge' },
    { place: 'lowerRight', text: '10', ink: 'red', back: 'roundPlate' },
    { place: 'bottomRight', text: '12', ink: 'red', back: 'roundFrame' },
  ];
  for (const [, art] of EVERY_ART)
    for (const detail of ['dot', 'shape', 'short', 'full'] as const) {
      const elements = drawCounter(somePiece({ art, figures }), PAPER, detail).match(/<[a-z]/g) ?? [];
      expect(elements.length).toBeLessThanOrEqual(detail === 'full' ? 25 : 17);
    }
});
