import { hexInRows } from '@sandtable/hex';
import { describe, expect, test } from 'vitest';
import { EMPTY_SCENE, type MapPicture, type River, TERRAIN_NAMES } from '../model.ts';
import { idOf, rowsMap } from '../testing/rows-map.ts';
import { oneHex } from '../testing/small-map.ts';
import { drawGround } from './ground.ts';
import { hitAt } from './stack.ts';
import { linesRound } from './isolines.ts';
import { drawOverview } from './overview.ts';
import { centre, centreById, HEX_SIZE, makePlane } from './plane.ts';
import { drawNames, drawPlaces } from './names.ts';
import { reliefOf } from './relief.ts';
import { drawFords, withRivers } from './rivers.ts';
import { drawBoard } from './scene.ts';
import { FIELD, inSeason, PAPER } from './theme.ts';

const ROAD = [
  [0, 1],
  [1, 1],
  [2, 1],
  [3, 1],
].map(([column = 0, row = 0]) => ({ column, row }));
const RIVER: River = {
  sides: [
    { at: 'A02', side: 2 },
    { at: 'B02', side: 1 },
    { at: 'B02', side: 2 },
    { at: 'B02', side: 3 },
  ],
};
const map: MapPicture = {
  ...rowsMap(['.FFH', '.T.H', 'HFF.'], [ROAD]),
  rivers: [RIVER],
  places: [
    { at: 'B02', text: 'Limanowa', kind: 'town' },
    { at: 'A04', text: 'Golców', kind: 'height' },
    { at: 'Z99', text: 'Nowhere', kind: 'town' },
  ],
};
const plane = makePlane(map);

describe.each(TERRAIN_NAMES)('%s under snow', (terrain) => {
  test('has its own color and is drawn with both tops', () => {
    for (const theme of [PAPER, FIELD]) {
      for (const top of ['flat', 'pointy'] as const) {
        const drawn = drawGround(makePlane({ ...oneHex({ terrain }), season: 'winter', top }), theme, 'w-');
        expect(drawn).toContain(inSeason(theme, 'winter').terrain[terrain]);
        expect(drawn).not.toMatch(/NaN|undefined|Infinity/);
      }
    }
  });
});

test('a season changes the ground, and nothing but the ground', () => {
  expect(inSeason(PAPER, 'summer')).toBe(PAPER);
  expect(inSeason(PAPER, undefined)).toBe(PAPER);
  for (const theme of [PAPER, FIELD]) {
    const { counters, rims, stripes, name } = inSeason(theme, 'winter');
    expect({ counters, rims, stripes, name }).toEqual({
      counters: theme.counters,
      rims: theme.rims,
      stripes: theme.stripes,
      name: theme.name,
    });
  }
});

test('a trimmed map is cut straight round the hexes in play; half hexes fill its edge and cannot be pressed', () => {
  const { x, y, width, height } = plane.bounds;
  expect({ x, y }).toEqual({ x: expect.closeTo(-51.96, 1), y: -HEX_SIZE });
  expect(height).toBeCloseTo(2 * 90 + 2 * HEX_SIZE);
  // Four hexes, plus the half by which odd rows stick out.
  expect(width).toBeCloseTo(4.5 * 103.92, 0);
  const gap = centre(plane, hexInRows({ column: -1, row: 1 }));
  expect(gap.x).toBeCloseTo(x);
  expect(hitAt(plane, [], null, { x: gap.x + 5, y: gap.y })).toEqual({ hex: null, piece: null });
  expect(hitAt(plane, [], null, centre(plane, hexInRows({ column: 2, row: 1 }))).hex).toBe('B03');
});

test('every hex of a pointy map answers to a press over all of its face', () => {
  for (const { hex, id, isInPlay } of map.hexes) {
    const { x, y } = centre(plane, hex);
    for (const [dx, dy] of [
      [0, 0],
      [0, -55],
      [0, 55],
      [48, 20],
      [-48, -20],
    ] as const)
      expect(hitAt(plane, [], null, { x: x + dx, y: y + dy }).hex).toBe(isInPlay ? id : null);
  }
});

test('a place has its name instead of its address, and no name leaves the map', () => {
  const addresses = drawNames(plane, PAPER, 100, new Set());
  expect(addresses).toContain('>A01<');
  expect(addresses).not.toContain('>B02<');
  const names = drawPlaces(plane, PAPER, 1);
  expect(names).toContain('>Limanowa<');
  expect(names).toContain('>Golców<');
  // Its triangle is drawn, so that no font needs it.
  expect(names.match(/<path/g)).toHaveLength(1);
  expect(names).not.toContain('Nowhere');
  const edge = drawPlaces(makePlane({ ...map, places: [{ at: 'A01', text: 'Mszana Dolna', kind: 'town' }] }), PAPER, 1);
  const left = Number(/ x="(-?[\d.]+)"/.exec(edge)?.[1]);
  expect(left - 12 * 3.8).toBeGreaterThan(plane.bounds.x);
});

test('names stand between two rows of counters, and grow as the map shrinks', () => {
  const heart = centreById(plane, 'B02');
  const drop = Number(/ y="([\d.]+)"/.exec(drawPlaces(plane, PAPER, 1))?.[1]) - (heart?.y ?? 0);
  expect(drop).toBeGreaterThan(35);
  expect(drop).toBeLessThan(90 - 35);
  expect(drawPlaces(plane, PAPER, 1.6)).toContain('font-size="21.76"');
});

test('where two names would lie on each other the first one stays', () => {
  const beside = makePlane({
    ...map,
    places: [
      { at: 'B02', text: 'Limanowa', kind: 'town' },
      { at: 'B03', text: 'Tymbark', kind: 'town' },
      { at: 'C02', text: 'Jabłoniec', kind: 'height' },
    ],
  });
  expect(drawPlaces(beside, PAPER, 1).match(/<text/g)).toHaveLength(3);
  const far = drawPlaces(beside, PAPER, 2.2);
  expect(far).toContain('Limanowa');
  expect(far).not.toContain('Tymbark');
  expect(far).toContain('Jabłoniec');
});

test('a river runs through, whichever hex names its sides, and a road crosses it on a bridge', () => {
  const reversed: River = {
    sides: RIVER.sides.map(({ at, side }, i) => (i === 0 ? { at: 'A03', side: 5 } : { at, side })),
  };
  expect(drawGround(makePlane({ ...map, rivers: [RIVER] }), PAPER, '').length).toBe(
    drawGround(makePlane({ ...map, rivers: [reversed] }), PAPER, '').length,
  );
  // One deck: its shadow, the rails, the planks.
  for (const path of drawFords(plane, PAPER).split('<path').slice(1)) expect(path.match(/M/g)).toHaveLength(1);
  expect(drawFords(plane, PAPER)).not.toBe('');
  expect(drawFords(makePlane({ ...map, rivers: [] }), PAPER)).toBe('');
});

test('nothing grows in a river', () => {
  const wet = withRivers(plane, new Map());
  const inB02 = wet.get(hexInRows({ column: 1, row: 1 })) ?? [];
  const beyond = wet.get(hexInRows({ column: 2, row: 1 })) ?? [];
  expect(inB02.length).toBeGreaterThan(5);
  expect(beyond.length).toBeGreaterThan(5);
});

test('slopes of a ridge are lit from the upper left, and all else is level', () => {
  const ridge = makePlane(rowsMap(['...', '.H.', '...']));
  const hex = ridge.map.hexes.find(({ terrain }) => terrain === 'ridge');
  const { light } = reliefOf(ridge, new Set(hex === undefined ? [] : [hex.hex]));
  const { from, step, columns, values } = light;
  const heart = centreById(ridge, 'B02') ?? { x: 0, y: 0 };
  const knots = [...values].map((value, at) => ({
    value,
    x: from.x + (at % columns) * step - heart.x,
    y: from.y + Math.floor(at / columns) * step - heart.y,
  }));
  const mean = (isAbove: boolean): number => {
    const side = knots.filter(({ value, x, y }) => value !== 0 && x * 0.64 + y * 0.77 < 0 === isAbove);
    return side.reduce((sum, { value }) => sum + value, 0) / side.length;
  };
  expect(mean(true)).toBeGreaterThan(0.1);
  expect(mean(false)).toBeLessThan(-0.1);
  expect(knots.filter(({ value, x, y }) => Math.hypot(x, y) > 1.6 * HEX_SIZE && value !== 0)).toEqual([]);
});

test('lines go all round what is high, with holes where it is low', () => {
  const dish = { from: { x: 0, y: 0 }, step: 10, columns: 11, rows: 11, values: new Float64Array(121) };
  for (let at = 0; at < 121; at++) {
    const away = Math.hypot((at % 11) - 5, Math.floor(at / 11) - 5);
    dish.values[at] = away > 4 ? 0 : away < 1.5 ? 0.2 : 1;
  }
  const lines = linesRound(dish, 0.5);
  expect(lines).toHaveLength(2);
  const reach = lines
    .map((line) => Math.max(...line.map(({ x, y }) => Math.hypot(x - 50, y - 50))))
    .sort((a, b) => a - b);
  expect(reach[0]).toBeLessThan(25);
  expect(reach[1]).toBeGreaterThan(35);
  expect(linesRound(dish, 2)).toEqual([]);
});

test('a whole winter map keeps few enough elements for a page, and always looks the same', () => {
  const rows = Array.from({ length: 11 }, (_, row) => '.F.TF.FFH..F'.slice(row % 5) + '.F.TF'.slice(0, row % 5));
  const whole = rowsMap(rows, [Array.from({ length: 12 }, (_, column) => ({ column, row: 4 }))]);
  const drawn = drawGround(makePlane(whole), PAPER, '');
  expect(drawn.match(/<[a-z]/gi)?.length).toBeLessThanOrEqual(600);
  expect(drawn.length).toBeLessThan(1_300_000);
  expect(drawGround(makePlane(whole), PAPER, '')).toBe(drawn);
});

test('from far away a winter map is white, its towns red, its rivers blue', () => {
  const drawn = drawOverview(plane, PAPER, 'm-');
  expect(drawn).toContain(inSeason(PAPER, 'winter').terrain.open);
  expect(drawn).toContain(PAPER.roofs.tile.body);
  expect(drawn).not.toContain(PAPER.terrain.open);
  expect(drawn).toContain(inSeason(PAPER, 'winter').river.bank);
});

test('a map with everything in it is drawn at every size', () => {
  for (const hexPixels of [20, 40, 60, 100, 210]) {
    const look = { theme: FIELD, hexPixels, turning: 'upright', fanned: null, hidesPieces: false, ids: 'w-' } as const;
    expect(drawBoard({ ...map, ...EMPTY_SCENE }, look)).not.toMatch(/NaN|undefined/);
  }
  expect(idOf({ column: 11, row: 10 })).toBe('K12');
});
