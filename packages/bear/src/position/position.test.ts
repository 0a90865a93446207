import { printProblem } from '@sandtable/kernel';
import { expect, test } from 'vitest';
import { hexNamed } from '../board/map.ts';
import { defaultPack } from '../content/pack.ts';
import { checkPack } from '../model/pack.ts';
import { SIGHT_DEFAULTS } from '../model/sight-options.ts';
import { readPosition } from './position.ts';

const pack = checkPack(defaultPack);
const boards = pack.ok ? pack.value.boards : [];
const PLAIN = { game: 'bear', map: { boards: [{ board: 'b1', at: [0, 0] }] } };
const BARE = { game: 'bear', map: { bare: { radius: 2, hexes: { '1,0': 'lightWoods' } } } };

function read(raw: unknown) {
  const position = readPosition(boards, raw);
  if (!position.ok) throw new Error(position.problems.map(printProblem).join());
  return position.value;
}

function wrong(raw: unknown): string[] {
  const position = readPosition(boards, raw);
  return position.ok ? [] : position.problems.map(printProblem);
}

test('a position names boards or bare ground; all else has its default', () => {
  const position = read(PLAIN);
  expect(position.map.names).toHaveLength(196);
  expect(position.options).toMatchObject(SIGHT_DEFAULTS);
  expect(position.smoke.size).toBe(0);
  expect(read(BARE).map.names).toHaveLength(19);
});

test('smoke lies where its markers are, and counters in one hex add up', () => {
  const { map, smoke } = read({
    ...PLAIN,
    markers: [
      { kind: 'smoke', at: 'E09', dm: 1 },
      { kind: 'smoke', at: 'D11', dm: 2 },
      { kind: 'smoke', at: 'E09', dm: 1 },
    ],
  });
  const [e09, d11] = ['E09', 'D11'].map((name) => hexNamed(map, name));
  expect([...smoke]).toEqual([
    [e09?.ok && e09.value, 2],
    [d11?.ok && d11.value, 2],
  ]);
});

test('options are read, those of the map too', () => {
  const options = { labels: 'columnLetter', hillBlindSpot: 'never' };
  const position = read({ ...PLAIN, options });
  expect(position.options).toMatchObject({ ...SIGHT_DEFAULTS, hillBlindSpot: 'never' });
  expect(position.map.names).toContain('K03');
});

test.each([
  [{}, ['game: expected "bear", got nothing', 'map: expected an object, got nothing']],
  [{ ...PLAIN, game: 'limanowa' }, ['game: expected "bear", got "limanowa"']],
  [{ ...PLAIN, weather: 'rain' }, ['weather: expected no such field, got "rain"']],
  [{ ...PLAIN, options: { labels: 'none' } }, ['options.labels: expected "rowLetter" or "columnLetter", got "none"']],
  [{ ...PLAIN, options: { luck: 'on' } }, ['options.luck: expected no such field, got "on"']],
  [{ ...PLAIN, markers: [{ kind: 'smoke', at: 'E09', dm: 3 }] }, ['markers.0.dm: expected 1 or 2, got 3']],
  [
    { ...PLAIN, markers: [{ kind: 'smoke', at: 'Z09', dm: 1 }] },
    ['markers.0.at: expected a hex from A09 to M09 in this column, got Z09'],
  ],
  [{ ...PLAIN, map: { boards: [] } }, ['map.boards: expected from 1 to 64 boards, got 0']],
  [
    { ...PLAIN, map: { boards: [{ board: 'b9', at: [0, 0] }] } },
    ['map.boards.0.board: expected one of b1, b2, b3, b4, b5, b12, got b9'],
  ],
])('a position that says %j is refused, naming the field', (raw, problems) => {
  expect(wrong(raw)).toEqual(problems);
});
