import { printProblem } from '@sandtable/kernel';
import { expect, test } from 'vitest';
import { hexNamed } from '../board/map.ts';
import { defaultPack } from '../content/pack.ts';
import { type Battle, hasEnemyIn, hitOf, markerIn, smokeOf, unitOf, unitsIn } from '../model/battle/battle.ts';
import { counterNamed } from '../model/pack/counters.ts';
import { OPTIONS } from '../model/options.ts';
import { checkPack } from './check-pack.ts';
import { readPosition } from './read-position.ts';
import { SIGHT_DEFAULTS } from '../testing/sight-ground.ts';
import type { HexId, UnitId } from '../model/ids.ts';

const checked = checkPack(defaultPack);
if (!checked.ok) throw new Error('our own pack is broken');
const pack = checked.value;
const BOARD_LIST = pack.boards.map(({ id }) => id).join(', ');
const PLAIN = { game: 'bear', map: { boards: [{ board: 'b1', at: [0, 0] }] } };
const BARE = { game: 'bear', map: { bare: { radius: 2, hexes: { '1,0': 'lightWoods' } } } };

function read(raw: unknown) {
  const battle = readPosition(pack, raw);
  if (!battle.ok) throw new Error(battle.problems.map(printProblem).join());
  return battle.value;
}

function wrong(raw: unknown): string[] {
  const battle = readPosition(pack, raw);
  return battle.ok ? [] : battle.problems.map(printProblem);
}

const unit = (word: string): UnitId => counterNamed(pack.counters, word);

test('a position names boards or bare ground; all else has its default', () => {
  const { map, view } = read(PLAIN);
  expect(map.names).toHaveLength(196);
  expect(view.options).toEqual(Object.fromEntries(Object.entries(OPTIONS).map(([name, [first]]) => [name, first])));
  expect(view.markers).toEqual([]);
  expect(view.units.filter(({ at }) => at >= 0)).toEqual([]);
  expect(read(BARE).map.names).toHaveLength(19);
});

test('units are there by number or by type, with all that is said of them', () => {
  const battle = read({
    ...BARE,
    units: [
      { type: 's-rifle', at: '2,0' },
      { unit: 's01', at: '0,0', facing: 'SE', spent: true, hit: 'suppressed' },
      { unit: 'g37', at: '0,1', hit: 'suppressed' },
      { unit: 'g03', at: '0,1', carrier: 'g37' },
      { unit: 'g04', at: '1,0', hasty: true },
    ],
  });
  expect(unitsIn(battle, hexOn(battle, '0,0'))).toEqual([unit('s01')]);
  expect(unitsIn(battle, hexOn(battle, '2,0'))).toEqual([unit('s02')]);
  expect(unitOf(battle, unit('s01'))).toMatchObject({ facing: 2, spent: true });
  expect(hitOf(battle, unit('s01'))).toMatchObject({ pile: 'infantry', kind: 'suppressed' });
  expect(hitOf(battle, unit('g37'))).toMatchObject({ pile: 'vehicle', kind: 'suppressed' });
  expect(hitOf(battle, unit('g03'))).toBeNull();
  expect(unitOf(battle, unit('g03')).carrier).toBe(unit('g37'));
  expect(unitOf(battle, unit('g04')).hasty).toBe(true);
  expect(hasEnemyIn(battle, 'german', hexOn(battle, '2,0'))).toBe(true);
  expect(hasEnemyIn(battle, 'german', hexOn(battle, '0,1'))).toBe(false);
});

test('markers lie in their hexes, and smoke counters in one hex add up', () => {
  const battle = read({
    ...PLAIN,
    markers: [
      { kind: 'smoke', at: 'E09', dm: 1 },
      { kind: 'smoke', at: 'D11', dm: 2 },
      { kind: 'smoke', at: 'E09', dm: 1 },
      { kind: 'bunker', at: 'E09', facing: 'S' },
      { kind: 'mine', at: 'E09' },
    ],
  });
  const [e09, d11] = [hexOn(battle, 'E09'), hexOn(battle, 'D11')];
  expect([...smokeOf(battle)]).toEqual([
    [e09, 2],
    [d11, 2],
  ]);
  expect(markerIn(battle, 'bunker', e09)).toMatchObject({ facing: 3 });
  expect(markerIn(battle, 'mine', e09)).toBeDefined();
  expect(markerIn(battle, 'mine', d11)).toBeUndefined();
});

function hexOn({ map }: Battle, name: string): HexId {
  const hex = hexNamed(map, name);
  if (!hex.ok) throw new Error(name);
  return hex.value;
}

test('units may stand on a bridge, swim if they carry little, and be in what takes them in', () => {
  const water = { terrain: 'water', roads: ['N'] };
  const battle = read({
    game: 'bear',
    map: { bare: { radius: 2, hexes: { '0,0': water, '1,0': 'water' } } },
    units: [
      { unit: 'g37', at: '0,0' },
      { unit: 'g03', at: '1,0' },
      { unit: 'g23', at: '0,2', inside: true },
      { unit: 'g30', at: '-1,0', inside: true },
    ],
    markers: [
      { kind: 'trench', at: '0,2' },
      { kind: 'bunker', at: '-1,0', facing: 'N' },
    ],
  });
  expect(battle.view.units.filter(({ at }) => at >= 0)).toHaveLength(4);
});

test('options are read, those of the map too', () => {
  const { map, view } = read({ ...PLAIN, options: { labels: 'columnLetter', hillBlindSpot: 'never' } });
  expect(view.options).toMatchObject({ ...SIGHT_DEFAULTS, hillBlindSpot: 'never' });
  expect(map.names).toContain('K03');
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
    ['markers.0.at: expected a hex from A09 to M09 in this column, got "Z09"'],
  ],
  [{ ...PLAIN, map: { boards: [] } }, ['map.boards: expected from 1 to 64 boards, got 0']],
  [
    { ...PLAIN, map: { boards: [{ board: 'b99', at: [0, 0] }] } },
    [`map.boards.0.board: expected one of ${BOARD_LIST}, got "b99"`],
  ],
  [
    { ...BARE, units: [{ unit: 'g99', at: '0,0' }] },
    ['units.0.unit: expected a counter of the pack, such as g03, got "g99"'],
  ],
  [
    {
      ...BARE,
      units: [
        { unit: 'g03', at: '0,0' },
        { unit: 'g03', at: '1,0' },
      ],
    },
    ['units.1.unit: expected a counter that is not on the map yet, got "g03"'],
  ],
  [{ ...BARE, units: [{ at: '0,0' }] }, ['units.0: expected either a unit or a type, got an object']],
  [
    { ...BARE, units: [{ type: 'g-zeppelin', at: '0,0' }] },
    ['units.0.type: expected a type of the pack, such as s-rifle, got "g-zeppelin"'],
  ],
  [
    {
      ...BARE,
      units: [
        { type: 's-kv2', at: '0,0' },
        { type: 's-kv2', at: '0,0' },
      ],
    },
    ['units.1.type: expected a type with a counter left, got "s-kv2"'],
  ],
  [
    { ...BARE, units: [{ unit: 'g37', at: '0,0', hit: 'berserk' }] },
    [
      'units.0.hit: expected one of stunned, panicked, suppressed, immobilized, redGunDamaged, blueGunDamaged, lightDamage (B7.5), got "berserk"',
    ],
  ],
  [
    { ...BARE, units: [{ unit: 'g03', at: '0,0', carrier: 'g04' }] },
    ['units.0.carrier: expected a vehicle of the pack (B17.0), got "g04"'],
  ],
  [{ ...BARE, units: [{ unit: 'g03', at: '9,0' }] }, ['units.0.at: expected a hex of the map, got "9,0"']],
  [
    {
      ...BARE,
      markers: [
        { kind: 'wire', at: '0,0' },
        { kind: 'wire', at: '0,0' },
      ],
    },
    ['markers.1.at: expected a hex without another wire (B18.0), got "0,0"'],
  ],
  [
    { game: 'bear', map: { bare: { radius: 1, hexes: { '0,0': 'water' } } }, units: [{ unit: 'g23', at: '0,0' }] },
    ['units.0.at: expected no water, except for unburdened foot (B4.4), got 0,0'],
  ],
  [
    { ...BARE, units: [{ unit: 'g37', at: '0,0', inside: true }], markers: [{ kind: 'trench', at: '0,0' }] },
    ['units.0.inside: expected a trench or bunker in the hex that can hold it (B18.1), got 0,0'],
  ],
  [
    {
      ...BARE,
      units: [
        { unit: 'g37', at: '0,0' },
        { unit: 'g03', at: '1,0', carrier: 'g37' },
      ],
    },
    ['units.1.carrier: expected a vehicle of its side in its hex, for a foot unit (B17.0), got g37'],
  ],
])('a position that says %j is refused, naming the field', (raw, problems) => {
  expect(wrong(raw)).toEqual(problems);
});

test('all that is wrong with shape and names is told at once, parts that are sound in shape included', () => {
  expect(
    wrong({
      ...BARE,
      round: 'late',
      units: [
        { unit: 'g99', at: '9,0' },
        { unit: 'g03', at: '9,0', hit: 'immobilized' },
      ],
      markers: [{ kind: 'wire', at: '7,7' }],
      players: { german: { hand: ['c99'] }, soviet: { caps: -1 } },
    }),
  ).toEqual([
    'round: expected a number, got "late"',
    'players.soviet.caps: expected at least 0, got -1',
    'units.0.unit: expected a counter of the pack, such as g03, got "g99"',
    'units.1.at: expected a hex of the map, got "9,0"',
    'units.1.hit: expected one of stunned, unnerved, panicked, pinned, suppressed, cowering, berserk (B7.5), got "immobilized"',
    'markers.0.at: expected a hex of the map, got "7,7"',
  ]);
});

test('numbers may stand in quotes, and switches that are numbers without', () => {
  const file = { ...BARE, round: '2', rounds: '8', options: { hastyCost: 5, commandCardsOut: 2, germanHandicap: -1 } };
  expect(read(file).view.options).toMatchObject({ hastyCost: '5', commandCardsOut: '2', germanHandicap: '-1' });
  expect(wrong({ ...BARE, options: { hastyCost: 6 } })).toEqual(['options.hastyCost: expected "5" or "7", got 6']);
  expect(wrong({ ...BARE, rounds: '99' })).toEqual(['rounds: expected at most 20, got "99"']);
});
