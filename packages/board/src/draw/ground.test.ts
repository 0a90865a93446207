import { hexInColumns } from '@sandtable/hex';
import { describe, expect, test } from 'vitest';
import { type MapPicture, TERRAIN_NAMES } from '../model.ts';
import { oneHex, smallMap } from '../testing/small-map.ts';
import { drawGround } from './ground.ts';
import { makePlane } from './plane.ts';
import { FIELD, PAPER } from './theme.ts';

const draw = (map: MapPicture, ids = 'x-'): string => drawGround(makePlane(map), PAPER, ids);

const shapesOf = (text: string): number => text.split(/(?<=d="|Z)M/).length;

describe.each(TERRAIN_NAMES)('%s', (terrain) => {
  test('has its own colour and differs from bare ground by more than that', () => {
    const drawn = draw(oneHex({ terrain }));
    expect(drawn).toContain(PAPER.terrain[terrain]);
    if (terrain === 'open') return;
    // Colour alone is not enough for so many: there must be shapes that bare ground does not have.
    const isHatched = drawn.includes(`url(#x-${terrain}`);
    expect(isHatched || shapesOf(drawn) > shapesOf(draw(oneHex({})))).toBe(true);
  });
});

const VARIED = smallMap(6, 5, {
  B02: { terrain: 'lightWoods', roads: [2] },
  B03: { terrain: 'water', roads: [5, 2] },
  C04: { terrain: 'woodBuilding', roads: [5], level: 1 },
  C05: { terrain: 'heavyWoods', level: 2 },
  D02: { terrain: 'plowedField', walls: [0, 1] },
});

test('the same map gives the same text, in every order of drawing', () => {
  const first = draw(VARIED);
  draw(oneHex({}));
  expect(draw(VARIED)).toBe(first);
});

test('every id begins as it was told, and everything that is referred to is there', () => {
  const drawn = draw(VARIED, 'mine-');
  const made = [...drawn.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id ?? '');
  const used = [...drawn.matchAll(/url\(#([^)]+)\)/g)].map(([, id]) => id ?? '');
  expect(made).not.toEqual([]);
  expect(made.every((id) => id.startsWith('mine-'))).toBe(true);
  expect(used.filter((id) => !made.includes(id))).toEqual([]);
  expect(new Set(made).size).toBe(made.length);
});

test('both looks and both kinds of top are drawn without a number that is none', () => {
  for (const theme of [PAPER, FIELD]) {
    for (const top of ['flat', 'pointy'] as const) {
      expect(drawGround(makePlane({ ...VARIED, top }), theme, '')).not.toMatch(/NaN|undefined|Infinity/);
    }
  }
});

test('a wall is drawn once, whichever hex names it, and names are escaped', () => {
  const walls = (map: MapPicture): number => draw(map).split(PAPER.lines.wall).length - 1;
  const one = smallMap(2, 2, { A01: { walls: [3] } });
  const both = smallMap(2, 2, { A01: { walls: [3] }, B01: { walls: [0] } });
  expect(draw(both)).toBe(draw(one));
  expect(walls(one)).toBe(1);
  const [hex] = oneHex({}).hexes;
  if (hex === undefined) throw new Error('one hex');
  expect(draw({ ...oneHex({}), hexes: [{ ...hex, label: '<A&1>' }] })).toContain('&lt;A&amp;1&gt;');
});

test('hexes out of play have neither name nor dot', () => {
  const { hexes, ...rest } = smallMap(2, 1);
  const outside = draw({ ...rest, hexes: hexes.map((hex) => ({ ...hex, isInPlay: hex.id !== 'A02' })) });
  expect(outside).toContain('>A01<');
  expect(outside).not.toContain('>A02<');
});

test('a board is cut through the centres of its outer hexes', () => {
  const map = smallMap(3, 3);
  const [from, to] = [hexInColumns({ column: 0, row: 0 }), hexInColumns({ column: 2, row: 2 })];
  const { bounds } = makePlane({ ...map, sheets: [{ name: '1', from, to }] });
  expect(bounds.x).toBe(0);
  expect(bounds.width).toBeCloseTo(180);
});

test('a map of four boards keeps few enough elements for a page', () => {
  const terrains = TERRAIN_NAMES;
  const ground = Object.fromEntries(
    smallMap(36, 25).hexes.map(({ id }, i) => [id, { terrain: terrains[(i * 7) % terrains.length] ?? 'open' }]),
  );
  expect(draw(smallMap(36, 25, ground)).match(/<[a-z]/g)?.length).toBeLessThan(2600);
});
