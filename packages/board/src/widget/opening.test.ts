import { describe, expect, test } from 'vitest';
import { centreById, makePlane } from '../draw/plane.ts';
import { pictureBox } from '../draw/scene.ts';
import { EMPTY_SCENE, type MarkerPicture, type Scene } from '../model.ts';
import { smallMap, somePiece } from '../testing/small-map.ts';
import { type Camera, fitted, windowOf } from './camera.ts';
import { fightOf, onFight, opened, type Opening } from './opening.ts';

const DESKTOP = { width: 908, height: 752 };
const PHONE = { width: 390, height: 586 };

/** The size of one board. */
const plane = makePlane(smallMap(18, 12));
const box = pictureBox(plane);
const flag: MarkerPicture = {
  ...{ kind: 'flag', at: 'F09', words: '', text: '1', facing: null, side: null, isHidden: false },
};
const scene = (...hexes: readonly string[]): Scene => ({
  ...EMPTY_SCENE,
  pieces: hexes.map((at, index) => somePiece({ id: `u${index}`, at })),
});
const opening = (shown: Scene, change: Partial<Opening> = {}): Opening => ({
  ...{ box, view: DESKTOP, below: 0, corner: undefined, fight: fightOf(plane, shown) },
  ...change,
});
const hexPixels = ({ scale }: Camera): number => scale * 120;

/** The hexes of a scene that are visible, not too close to the edge. */
function seen(camera: Camera, shown: Scene, view = DESKTOP): string[] {
  const { x, y, width, height } = windowOf(camera, view);
  return [...shown.pieces, ...shown.markers]
    .map(({ at }) => at)
    .filter((at) => {
      const place = centreById(plane, at) ?? { x: -1e9, y: 0 };
      return place.x > x + 30 && place.x < x + width - 30 && place.y > y + 30 && place.y < y + height - 30;
    });
}

test('the fight is every hex with a counter or an objective, once', () => {
  const shown = { ...scene('C03', 'C03', 'D08'), markers: [flag, { ...flag, kind: 'smoke', at: 'A01' } as const] };
  expect(fightOf(plane, shown)).toEqual(['C03', 'D08', 'F09'].map((hex) => centreById(plane, hex)));
});

test('a map whose hexes are large enough is shown whole', () => {
  const small = makePlane(smallMap(5, 5));
  const whole = { box: pictureBox(small), view: DESKTOP, below: 0, corner: undefined };
  const fight = [centreById(small, 'B02') ?? { x: 0, y: 0 }];
  expect(opened({ ...whole, fight })).toEqual(fitted(whole.box, DESKTOP));
});

describe.each([
  ['close together', scene('F05', 'G06', 'F08', 'G09')],
  ['in a corner', scene('A01', 'B02', 'C02')],
  ['over half the board', { ...scene('C03', 'D04', 'H08', 'G10'), markers: [flag] }],
])('a fight %s', (_name, shown) => {
  test('opens with everything in sight, at hexes of 56 to 80 pixels', () => {
    const camera = opened(opening(shown));
    expect(hexPixels(camera)).toBeGreaterThanOrEqual(56);
    expect(hexPixels(camera)).toBeLessThanOrEqual(80.001);
    expect(seen(camera, shown)).toEqual([...shown.pieces, ...shown.markers].map(({ at }) => at));
  });

  test('shows no table where the map could be', () => {
    const { x, y, width, height } = windowOf(opened(opening(shown)), DESKTOP);
    expect(x).toBeGreaterThanOrEqual(box.x - 0.001);
    expect(y).toBeGreaterThanOrEqual(box.y - 0.001);
    expect(x + width).toBeLessThanOrEqual(box.x + box.width + 0.001);
    expect(y + height).toBeLessThanOrEqual(box.y + box.height + 0.001);
  });
});

test('what does not fit on a phone opens at 56 pixels, on as many of them as can be seen', () => {
  const shown = scene('A01', 'F12', 'G12', 'G13', 'H13', 'L18');
  const camera = opened(opening(shown, { view: PHONE }));
  expect(hexPixels(camera)).toBeCloseTo(56);
  expect(seen(camera, shown, PHONE)).toEqual(['F12', 'G12', 'G13', 'H13', 'L18']);
});

test('what lies over the lower edge or in the corner hides nobody', () => {
  const shown = scene('C03', 'J12', 'J13');
  const corner = { width: 200, height: 134 };
  const wide = makePlane(smallMap(30, 20));
  const large = { box: pictureBox(wide), fight: fightOf(wide, shown), corner };
  const camera = onFight(opening(shown, large));
  const hidden = shown.pieces.filter(({ at }) => {
    const place = centreById(wide, at) ?? { x: 0, y: 0 };
    const [x, y] = [place.x * camera.scale + camera.x, place.y * camera.scale + camera.y];
    return x > DESKTOP.width - corner.width && y > DESKTOP.height - corner.height;
  });
  expect(hidden).toEqual([]);
  const under = onFight(opening(scene('F05', 'G06'), { view: PHONE, below: 200 }));
  const lowest = centreById(plane, 'G06') ?? { x: 0, y: 0 };
  expect(lowest.y * under.scale + under.y).toBeLessThan(PHONE.height - 200);
});

test('without anybody on it the map is shown whole', () => {
  expect(opened(opening(EMPTY_SCENE))).toEqual(fitted(box, DESKTOP));
});
