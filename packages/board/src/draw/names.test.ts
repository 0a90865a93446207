import { expect, test } from 'vitest';
import { EMPTY_SCENE } from '../model.ts';
import { oneHex, smallMap, somePiece } from '../testing/small-map.ts';
import { drawNames } from './names.ts';
import { makePlane } from './plane.ts';
import { drawScene } from './scene.ts';
import { PAPER } from './theme.ts';

const HILL = { level: 1 } as const;
const map = smallMap(6, 4, {
  B02: HILL,
  B03: HILL,
  B04: HILL,
  C03: { level: 2 },
  D06: HILL,
});
const plane = makePlane(map);
const draw = (hexPixels: number, held: readonly string[] = []): string =>
  drawNames(plane, PAPER, hexPixels, new Set(held));
const textsOf = (drawn: string): string[] => [...drawn.matchAll(/>([^<>]+)</g)].map(([, text]) => text ?? '');
const levelsOf = (drawn: string): string[] => textsOf(drawn).filter((text) => /^\d$/.test(text));
const namesOf = (drawn: string): string[] => textsOf(drawn).filter((text) => !/^\d$/.test(text));

test('names come with the zoom: none, then those to count from, then all', () => {
  expect(namesOf(draw(39))).toEqual([]);
  expect(namesOf(draw(40))).toEqual(['A02', 'A06', 'C02', 'C06']);
  expect(namesOf(draw(71))).toEqual(['A02', 'A06', 'C02', 'C06']);
  expect(namesOf(draw(72))).toHaveLength(24);
});

test('of a plateau one hex has the mark of its level, the one nearest its middle; near by every hill has it', () => {
  expect(levelsOf(draw(35))).toEqual([]);
  expect(levelsOf(draw(36)).sort()).toEqual(['1', '1', '2']);
  expect(levelsOf(draw(72))).toHaveLength(5);
  const x = (drawn: string): string[] => [...drawn.matchAll(/<text x="([^"]+)"[^>]*>1</g)].map(([, at]) => at ?? '');
  expect(x(draw(36))[0]).toBe(x(draw(72))[1]);
});

test('every level has its triangle, drawn and not set in type', () => {
  expect(draw(80)).not.toContain('▲');
  expect(/<path d="([^"]+)"/.exec(draw(80))?.[1]?.match(/Z/g)).toHaveLength(5);
});

test('they are as large on the screen at every zoom, and stand above the lower side of the hex', () => {
  for (const hexPixels of [48, 80, 160]) {
    const sizes = [...draw(hexPixels).matchAll(/font-size="([\d.]+)"/g)].map(
      ([, size]) => (Number(size) * hexPixels) / 120,
    );
    expect(sizes).toEqual([expect.closeTo(10.5, 1), expect.closeTo(12, 1)]);
  }
});

test('where a counter stands there is neither name nor level', () => {
  expect(namesOf(draw(80, ['A02', 'B03']))).not.toContain('A02');
  expect(levelsOf(draw(80, ['A02', 'B03']))).toHaveLength(4);
  const look = { theme: PAPER, hexPixels: 80, turning: 'upright', fanned: null, hidesPieces: false, ids: '' } as const;
  const scene = { ...EMPTY_SCENE, pieces: [somePiece({ at: 'A02' })] };
  expect(drawScene(plane, scene, look)).not.toContain('>A02<');
  expect(drawScene(plane, scene, { ...look, hidesPieces: true })).toContain('>A02<');
});

test('hexes out of play have no name, names are escaped, and a map may have none', () => {
  const [hex] = oneHex({}).hexes;
  if (hex === undefined) throw new Error('one hex');
  const one = (change: object): string =>
    drawNames(makePlane({ ...oneHex({}), hexes: [{ ...hex, ...change }] }), PAPER, 100, new Set());
  expect(one({ label: '<A&1>' })).toContain('&lt;A&amp;1&gt;');
  expect(one({ isInPlay: false })).toBe('');
  expect(one({ label: '' })).toBe('');
});
