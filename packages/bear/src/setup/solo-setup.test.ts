import { printProblem } from '@sandtable/kernel';
import { expect, test } from 'vitest';
import { unit } from '../testing/fire-field.ts';
import { game } from '../testing/match.ts';
import { soloMatch, soloMissionMatch, type Trial } from '../testing/solo-match.ts';

const NO_CARDS = { first: 0, later: 0 };

const TRIAL: Trial = {
  map: { bare: { radius: 3, hexes: {} } },
  victory: [],
  deck: ['c02', 'c03'],
  players: [
    { side: 'german', caps: 5, cards: { first: 1, later: 1 }, units: [{ unit: 'g03', at: '0,0' }] },
    { side: 'soviet', caps: null, cards: NO_CARDS, units: [{ unit: 's03', at: '3,0' }] },
  ],
};

test('S1.0 a mission begins with its units, VP, CAPs, the marker on space 1, the piles, the cup and both decks', () => {
  const { state } = soloMissionMatch(
    TRIAL,
    { ai: 'soviet', cup: { units: ['s05'], noEnemy: 2, mines: 1 } },
    { cards: [{}, {}], rest: [{ isCommand: true }], order: [] },
  );
  expect(state.vp).toEqual({ german: 0, soviet: 0 });
  expect(state.players.map(({ seat, start, hand }) => [seat, start, hand.length])).toEqual([
    ['german', 5, 1],
    ['ai', 0, 0],
  ]);
  expect(state.solo?.marker).toBe(1);
  expect(state.solo?.cup.inside.toSorted((a, b) => a - b)).toEqual([-2, -1, -1, unit('s05')]);
  expect([state.infantryHits.inside.length, state.vehicleHits.inside.length]).toEqual([20, 20]);
  expect(state.orderDeck.inside.toSorted((a, b) => a - b)).toEqual([0, 1, 2]);
});

test('S1.0 a mission may name starting VP: they are scored before anything else, and the log tells it', () => {
  const match = soloMissionMatch(
    TRIAL,
    { ai: 'soviet', startVp: { soviet: 3 } },
    { cards: [{}], rest: [{ isCommand: true }], order: [] },
  );
  expect(match.state.vp).toEqual({ german: 0, soviet: 3 });
  const player = match.state.players.findIndex(({ side }) => side === 'soviet');
  expect(match.events()[0]).toEqual({ rule: 'S1.0', key: 'scored', side: 'soviet', player, vp: 3, why: 'start' });
  expect(match.state.players[player]?.vp).toBe(3);
  expect(match.events().filter(({ key }) => key === 'scored')).toHaveLength(1);
});

test('S1.0 those of both sides, and fewer than none', () => {
  const script = { cards: [{}], rest: [{ isCommand: true }], order: [] };
  const { state } = soloMissionMatch(TRIAL, { ai: 'soviet', startVp: { german: -2, soviet: 1 } }, script);
  expect(state.vp).toEqual({ german: -2, soviet: 1 });
});

test('S1.0 a position may begin in the middle of the track', () => {
  const { state } = soloMatch('g03 0,0 SE; s03 9,0 NW', { solo: { marker: 7, justActed: ['g03'] } });
  expect(state.solo).toMatchObject({ marker: 7, justActed: [unit('g03')] });
});

test.each([
  ['0', 3],
  ['1', 2],
  ['2', 1],
])('S1.0 commandCardsOut %s leaves %i of three Command cards', (commandCardsOut, left) => {
  const { state } = soloMissionMatch(
    TRIAL,
    { ai: 'soviet' },
    {
      cards: [{}, { isCommand: true }, { isCommand: true }, { isCommand: true }],
      order: [3, 1].slice(0, Number(commandCardsOut)),
      options: { commandCardsOut },
    },
  );
  const commands = state.orderDeck.inside.filter((card) => card > 0);
  expect(commands).toHaveLength(left + 1);
});

test('S1.0 one Command card always stays', () => {
  const match = soloMissionMatch(
    TRIAL,
    { ai: 'soviet' },
    { cards: [{}, { isCommand: true }], rest: [], order: [], options: { commandCardsOut: '2' } },
  );
  expect(match.state.orderDeck.inside).toHaveLength(2);
});

const FIELD = { game: 'bear', map: { bare: { radius: 3, hexes: {} } }, solo: { ai: 'soviet' } };

test.each([
  [
    { position: FIELD, economy: 'sevenAP' },
    ['options.economy: expected spentCheck in a match against the AI (S2.1), got "sevenAP"'],
  ],
  [
    { position: { ...FIELD, players: { soviet: { hand: ['c02'], weapons: [{ card: 'grenades' }] } } } },
    [
      'position.players.soviet.hand: expected none for the AI (S2.2), got 1',
      'position.players.soviet.weapons: expected none for the AI (S2.2), got 1',
    ],
  ],
  [
    { position: { ...FIELD, units: [{ unit: 's03', at: '0,0', hidden: true }] } },
    ['position.units.0.hidden: expected none for the AI (S2.2), got true'],
  ],
  [
    { position: { ...FIELD, solo: { ai: 'soviet', marker: 12, length: 12 } } },
    ['position.solo.marker: expected at most 11 (S2.7a), got 12'],
  ],
])('S2.1 S2.2 what an AI cannot have is refused: %j', (options, problems) => {
  const read = game.options(options);
  expect(read.ok ? [] : read.problems.map(printProblem)).toEqual(problems);
});

test('S2.2 the AI of a mission has no cards, weapons, entries, zones for units or hidden units', () => {
  const players: Trial['players'] = [
    { side: 'german', caps: 5, cards: NO_CARDS, units: [{ unit: 'g03', at: '0,0' }] },
    {
      side: 'soviet',
      caps: null,
      cards: { first: 1, later: 0 },
      weapons: [{ card: 'grenades' }],
      units: [{ unit: 's03', at: '3,0', hidden: true }, { unit: 's04' }],
      zones: [
        { mines: 1, hexes: ['4,0'] },
        { units: ['s04'], hexes: ['4,0'] },
      ],
    },
  ];
  expect(() => soloMissionMatch({ ...TRIAL, players }, { ai: 'soviet' })).toThrow(
    /players\.1\.cards[^]*players\.1\.weapons[^]*players\.1\.zones: expected none for the AI \(S2\.2\), got 1[^]*players\.1\.units\.hidden/,
  );
});

test.each([
  ['s35', 's03', true],
  ['s03', 's04', false],
  ['s35', 's36', false],
])('S5.5 in a position %s and %s of the AI may share a hex: %s', (one, other, may) => {
  const position = {
    game: 'bear',
    map: { bare: { radius: 5 } },
    units: [
      { unit: 'g03', at: '0,0' },
      { unit: one, at: '4,0' },
      { unit: other, at: '4,0' },
    ],
  };
  expect(game.options({ position: { ...position, solo: { ai: 'soviet' } } }).ok).toBe(may);
});

test('S5.5 S6.2 a rumor stands alone', () => {
  const units = [{ unit: 's35', at: '4,0' }];
  const solo = { ai: 'soviet', rumors: [{ at: '4,0' }] };
  const position = { game: 'bear', map: { bare: { radius: 5, hexes: { '4,0': 'heavyWoods' } } }, units, solo };
  expect(game.options({ position }).ok).toBe(false);
});
