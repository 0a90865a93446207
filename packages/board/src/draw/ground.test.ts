import { type Facing, hexInColumns } from '@sandtable/hex';
import { describe, expect, test } from 'vitest';
import { type MapPicture, TERRAIN_NAMES } from '../model.ts';
import { oneHex, smallMap } from '../testing/small-map.ts';
import { drawDots, drawGround, drawWalls } from './ground.ts';
import { makePlane } from './plane.ts';
import { FIELD, PAPER } from './theme.ts';

const draw = (map: MapPicture, ids = 'x-'): string => drawGround(makePlane(map), PAPER, ids);

const shapesOf = (text: string): number => text.split(/(?<=d="|Z)M/).length;

describe.each(TERRAIN_NAMES)('%s', (terrain) => {
  test('has its own color and differs from bare ground by more than that', () => {
    const drawn = draw(oneHex({ terrain }));
    expect(drawn).toContain(PAPER.terrain[terrain]);
    if (terrain === 'open') return;
    // Colour is not enough: each terrain needs shapes that bare ground lacks.
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

test('a map drawn again is the same but for its ids, whatever its hexes are called; another map, season or theme is another drawing', () => {
  const first = draw(VARIED, 'one-');
  const renamed = { ...VARIED, hexes: VARIED.hexes.map((hex) => ({ ...hex, label: '', words: '' })) };
  expect(draw(renamed, 'two-')).toBe(first.replaceAll('one-', 'two-'));
  const [hex, ...others] = VARIED.hexes;
  if (hex === undefined) throw new Error('the map has hexes');
  const hilly = { ...VARIED, hexes: [{ ...hex, level: 2 }, ...others] };
  const all = [first, draw(hilly, 'one-'), draw({ ...VARIED, season: 'winter' }, 'one-')];
  expect(new Set([...all, drawGround(makePlane(VARIED), FIELD, 'one-')]).size).toBe(4);
  // The oldest has been forgotten by now.
  expect(draw(VARIED, 'one-')).toBe(first);
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

test('a wall is drawn once, whichever hex names it', () => {
  const one = smallMap(2, 2, { A01: { walls: [3] } });
  const both = smallMap(2, 2, { A01: { walls: [3] }, B01: { walls: [0] } });
  expect(draw(both)).toBe(draw(one));
  // Shadow, edge, top, joints.
  expect(drawWalls(makePlane(one), PAPER).match(/<path/g)).toHaveLength(4);
  expect(drawWalls(makePlane(smallMap(2, 2)), PAPER)).toBe('');
});

test('hexes out of play have no dot', () => {
  const { hexes, ...rest } = smallMap(2, 1);
  const dots = (isInPlay: boolean): number =>
    drawDots(
      makePlane({ ...rest, hexes: hexes.map((hex) => ({ ...hex, isInPlay: isInPlay || hex.id !== 'A02' })) }),
      PAPER,
    ).split('Z').length - 1;
  expect([dots(true), dots(false)]).toEqual([2, 1]);
});

test('a board is cut through the centres of its outer hexes', () => {
  const map = smallMap(3, 3);
  const [from, to] = [hexInColumns({ column: 0, row: 0 }), hexInColumns({ column: 2, row: 2 })];
  const { bounds } = makePlane({ ...map, sheets: [{ name: '1', from, to }] });
  expect(bounds.x).toBe(0);
  expect(bounds.width).toBeCloseTo(180);
});

const SUMMER = TERRAIN_NAMES.filter((terrain) => terrain !== 'ridge' && terrain !== 'town');

/** Every summer terrain in patches of a few hexes, with hills, roads and walls, as large as several boards. */
function crowded(columns: number, rows: number): MapPicture {
  const ground = Object.fromEntries(
    smallMap(columns, rows).hexes.map(({ id }, i) => {
      const [column, row] = [i % columns, Math.floor(i / columns)];
      const terrain = SUMMER[(Math.floor(column / 2) + 5 * Math.floor(row / 2)) % SUMMER.length] ?? 'open';
      const roads: readonly Facing[] = column % 6 === 3 ? [0, 3] : [];
      const walls: readonly Facing[] = i % 11 === 0 ? [1] : [];
      return [id, { terrain, level: Math.max(0, 2 - Math.abs((column % 9) - 4)), roads, walls }];
    }),
  );
  return smallMap(columns, rows, ground);
}

test('a board keeps few enough elements for a page, and so do four', () => {
  const nodes = (map: MapPicture): number => draw(map).match(/<[a-z]/gi)?.length ?? 0;
  expect(nodes(crowded(18, 13))).toBeLessThanOrEqual(600);
  expect(nodes(crowded(36, 25))).toBeLessThanOrEqual(2600);
});

test('what is small is marked as such: there are bits for the middle distance and for near by', () => {
  const drawn = draw(crowded(18, 13));
  for (const name of ['mid', 'near']) expect(drawn).toContain(`class="${name}"`);
});

test('at a size that is known, what is too small for it is left out, and nothing else', () => {
  const plane = makePlane(crowded(12, 12));
  const at = (hexPixels: number): string => drawGround(plane, PAPER, 'x-', hexPixels);
  expect(at(88)).toBe(draw(crowded(12, 12)));
  expect(at(87)).not.toContain('class="near"');
  expect(at(87)).toContain('class="mid"');
  expect(at(39)).not.toMatch(/class="(mid|near)"/);
  const others = (drawn: string): number => drawn.match(/<(?![^>]*class="(?:mid|near)")[a-z]/gi)?.length ?? 0;
  expect(others(at(39))).toBe(others(at(88)));
});

test('no filter, no bitmap, and nothing is clipped but the sheet', () => {
  const drawn = draw(crowded(6, 6));
  expect(drawn).not.toMatch(/<(filter|image|mask|feGaussianBlur)/);
  expect(drawn.match(/clip-path=/g)).toHaveLength(1);
});
