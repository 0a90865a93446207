import { printProblem, Recorder, streamsOf } from '@sandtable/kernel';
import { describe, expect, test } from 'vitest';
import { game, pack } from '../testing/match.ts';
import { readPosition } from './read-position.ts';

// Impossible battles: refused with the field and the rule, however the match starts.

const FIELD = { game: 'bear', map: { bare: { radius: 4, hexes: { '2,0': 'lightWoods' } } } };
const SOLO = { ...FIELD, solo: { ai: 'soviet' } };
const SEVEN = { ...FIELD, options: { economy: 'sevenAP' } };

function wrong(more: object, base: object = FIELD): string[] {
  const position = { ...base, ...more };
  const read = readPosition(pack, position);
  const begun = game.options({ position });
  expect(begun.ok).toBe(read.ok);
  return read.ok ? [] : read.problems.map(printProblem);
}

/** Squads with this state, each in its own hex. */
function squads(count: number, more: object): object[] {
  return Array.from({ length: count }, (_each, place) => ({ type: 'g-rifle', at: `${place - 3},0`, ...more }));
}

const soviet = (player: object): object => ({ players: { soviet: player } });
const german = (player: object): object => ({ players: { german: player } });

describe('markers', () => {
  test('B7.5 six berserk squads: there is one such marker', () => {
    expect(wrong({ units: squads(6, { hit: 'berserk' }) })).toEqual(
      [1, 2, 3, 4, 5].map(
        (place) => `units.${place}.hit: expected no more than 1 infantry berserk in all (B7.5), got "berserk"`,
      ),
    );
    expect(wrong({ units: squads(1, { hit: 'berserk' }) })).toEqual([]);
    const stunned = [
      { unit: 'g37', at: '0,1', hit: 'stunned' },
      { unit: 'g38', at: '0,2', hit: 'stunned' },
    ];
    expect(wrong({ units: [...squads(2, { hit: 'stunned' }), ...stunned] })).toEqual([]);
    expect(wrong({ units: [...squads(3, { hit: 'stunned' }), ...stunned] })).toEqual([
      'units.2.hit: expected no more than 2 infantry stunned in all (B7.5), got "stunned"',
    ]);
  });

  test('B19.3 several Control Markers in a hex, or one of each side', () => {
    const at = '0,0';
    const twice = 'expected a hex without another Control Marker (B19.3), got "0,0"';
    expect(
      wrong({
        controls: [
          { at, side: 'german' },
          { at, side: 'soviet' },
          { at, side: null },
        ],
      }),
    ).toEqual([`controls.1.at: ${twice}`, `controls.2.at: ${twice}`]);
  });

  test('B19.3 a hundred thousand Control Markers in a hex', () => {
    const controls = Array.from({ length: 100_000 }, () => ({ at: '0,0', side: 'german' }));
    expect(wrong({ controls })).toHaveLength(1);
    expect(wrong({ controls: controls.slice(0, 501) })).toEqual([
      'controls: expected at most 500 items, got a list of 501',
    ]);
  });

  test('B13.0a smoke without end in a hex', () => {
    const markers = Array.from({ length: 10 }, () => ({ kind: 'smoke', at: '1,0', dm: 2 }));
    expect(wrong({ markers: markers.slice(1) })).toEqual([]);
    expect(wrong({ markers })).toEqual([
      'markers.9.at: expected no more than 9 smoke counters in a hex (B13.0a), got "1,0"',
    ]);
  });
});

describe('ground', () => {
  const hexes = { '0,0': 'heavyWoods', '1,0': 'smallBalka', '2,0': 'plowedField', '3,0': 'water' };
  const MIXED = { game: 'bear', map: { bare: { radius: 4, hexes } } };
  const [TRUCK, TANK, GUN, SQUAD] = ['g37', 'g55', 'g27', 'g03'];
  const off = (movers: string, terrain: string, at: string): string =>
    `units.0.at: expected ground that ${movers} units may enter, or a road (B4.1), not ${terrain}, got ${at}`;

  test.each([
    [TRUCK, '0,0', [off('wheeled', 'heavyWoods', '0,0')]],
    [TRUCK, '1,0', [off('wheeled', 'smallBalka', '1,0')]],
    [TRUCK, '2,0', [off('wheeled', 'plowedField', '2,0')]],
    [TRUCK, '3,0', ['units.0.at: expected no water, except for unburdened foot (B4.4), got 3,0']],
    [TRUCK, '0,1', []],
    [TANK, '0,0', []],
    [TANK, '1,0', [off('tracked', 'smallBalka', '1,0')]],
    [TANK, '3,0', ['units.0.at: expected no water, except for unburdened foot (B4.4), got 3,0']],
    [GUN, '0,0', []],
    [GUN, '3,0', ['units.0.at: expected no water, except for unburdened foot (B4.4), got 3,0']],
    [SQUAD, '1,0', []],
    [SQUAD, '3,0', []],
  ])('B4.1, B4.4 %s in %s', (unit, at, problems) => {
    expect(wrong({ units: [{ unit, at }] }, MIXED)).toEqual(problems);
  });

  test('B5.0.1, B17.0 by road a truck gets everywhere, with whoever it carries; off it, it alone is told', () => {
    const units = [
      { unit: TRUCK, at: '0,0' },
      { unit: SQUAD, at: '0,0', carrier: TRUCK },
    ];
    const road = { map: { bare: { radius: 4, hexes: { '0,0': { terrain: 'heavyWoods', roads: ['N', 'S'] } } } } };
    expect(wrong({ units, ...road }, MIXED)).toEqual([]);
    expect(wrong({ units }, MIXED)).toEqual([off('wheeled', 'heavyWoods', '0,0')]);
  });

  test('B4.1 a gun that moves on wheels may have been set up where they do not get', () => {
    expect(wrong({ options: { gunMoveClass: 'wheeled' }, units: [{ unit: GUN, at: '0,0' }] }, MIXED)).toEqual([]);
  });
});

describe('Rumored Enemies', () => {
  test('S6.0 with a hit', () => {
    expect(wrong({ units: [{ unit: 'sr1', at: '2,0', hit: 'pinned' }] }, SOLO)).toEqual([
      'units.0.hit: expected nothing of the kind on a Rumored Enemy (S6.0), got one',
    ]);
  });

  test('S6.0 aboard a truck, S2.2 hidden, or where nobody is the AI', () => {
    const truck = { unit: 's41', at: '2,0' };
    expect(wrong({ units: [truck, { unit: 'sr1', at: '2,0', carrier: 's41' }] }, SOLO)).toEqual([
      'units.1.carrier: expected a vehicle of its side in its hex, for a foot unit (B17.0), got s41',
    ]);
    expect(wrong({ units: [{ unit: 'sr1', at: '2,0', hidden: true }] }, SOLO)).toEqual([
      'units.0.hidden: expected none for the AI (S2.2), got true',
      'units.0.hidden: expected nothing of the kind on a Rumored Enemy (S6.0), got one',
    ]);
    expect(wrong({ units: [{ unit: 'sr1', at: '2,0' }] })).toEqual([
      'units.0.at: expected Rumored Enemies of the side that is the AI (S6.0), got sr1',
    ]);
  });

  test('S2.2 AIs that would come in by an entry', () => {
    const entries = [{ units: ['s03', 'g03'], hexes: ['0,0'] }];
    expect(wrong({ entries }, SOLO)).toEqual([
      'entries.0.units.0: expected none of the AI, whom the Mission Track brings (S2.2), got s03',
    ]);
  });

  test('S5.0a a unit that has just acted twice', () => {
    const solo = { ai: 'soviet', justActed: ['g03', 'g03'] };
    expect(wrong({ units: [{ unit: 'g03', at: '0,0' }], solo })).toEqual([
      'solo.justActed.1: expected each unit only once (S5.0a), got g03',
    ]);
  });
});

describe('aboard', () => {
  const truck = { unit: 'g37', at: '0,0' };
  const riding = (unit: string, more: object = {}): object => ({ unit, at: '0,0', carrier: 'g37', ...more });

  test('B17.0 an enemy’s vehicle', () => {
    expect(wrong({ units: [truck, riding('s03')] })).toEqual([
      'units.1.carrier: expected a vehicle of its side in its hex, for a foot unit (B17.0), got g37',
    ]);
  });

  test('B17.0 more than there is room for', () => {
    const room = 'expected a vehicle with room: one unit, or a German Rifle and LMG (B17.0), got g37';
    expect(wrong({ units: [truck, riding('g03'), riding('g04')] })).toEqual([`units.2.carrier: ${room}`]);
    expect(wrong({ units: [truck, riding('g03'), riding('g13')] })).toEqual([]);
  });

  test('B17.0a with a hasty defense or in a trench', () => {
    const markers = [{ kind: 'trench', at: '0,0' }];
    const none = 'expected none for a unit that is carried (B17.0a), got true';
    expect(wrong({ markers, units: [truck, riding('g03', { hasty: true, inside: true })] })).toEqual([
      `units.1.hasty: ${none}`,
      `units.1.inside: ${none}`,
    ]);
  });

  test('B18.2 two sides in one trench', () => {
    const markers = [{ kind: 'trench', at: '0,0' }];
    const units = ['g03', 's03'].map((unit) => ({ unit, at: '0,0', inside: true }));
    expect(wrong({ markers, units })).toEqual([
      'units.1.inside: expected no enemy in the same trench or bunker (B18.2), but g03 is, got 0,0',
    ]);
  });
});

describe('cards', () => {
  test('B8.0 more of a card in both hands than there are', () => {
    expect(wrong({ players: { german: { hand: ['c20'] }, soviet: { hand: ['c20', 'c02'] } } })).toEqual([
      'players.soviet.hand.0: expected no more than 1 of this card in all (B8.0), got "c20"',
    ]);
  });

  test('B8.3 B8.4 a hand with an event or a weapon', () => {
    const kept = 'expected a card that is kept in the hand (B8.3, B8.4), got';
    expect(wrong(german({ hand: ['score', 'grenades', 'objective-1'] }))).toEqual([
      `players.german.hand.0: ${kept} "score"`,
      `players.german.hand.1: ${kept} "grenades"`,
    ]);
  });

  test.each([
    ['an Action Card', { card: 'c02' }, 'card: expected a german weapon card (B8.4), got "c02"'],
    ['the enemy’s', { card: 'molotov', unit: 'g03' }, 'card: expected a german weapon card (B8.4), got "molotov"'],
    [
      'nobody’s',
      { card: 'grenades' },
      'unit: expected a german foot unit that is in play or to come (B8.4), got nobody',
    ],
    [
      'a lost unit’s',
      { card: 'grenades', unit: 'g05' },
      'unit: expected a german foot unit that is in play or to come (B8.4), got g05',
    ],
    [
      'an enemy unit’s',
      { card: 'grenades', unit: 's03' },
      'unit: expected a german foot unit that is in play or to come (B8.4), got s03',
    ],
    [
      'a truck’s',
      { card: 'grenades', unit: 'g37' },
      'unit: expected a german foot unit that is in play or to come (B8.4), got g37',
    ],
    [
      'a unit’s artillery',
      { card: 'artillery-105', unit: 'g03' },
      'unit: expected none: the card is the side’s (B8.4), got g03',
    ],
  ])('B8.4 a weapon that is %s', (_what, weapon, line) => {
    const units = ['g03', 's03', 'g37'].map((unit, place) => ({ unit, at: `${place},0` }));
    expect(wrong({ units, ...german({ weapons: [weapon], lost: ['g05'] }) })).toEqual([
      `players.german.weapons.0.${line}`,
    ]);
  });

  test('B8.4 the same weapon of the same unit twice', () => {
    const weapons = ['grenades', 'grenades'].map((card) => ({ card, unit: 'g03' }));
    expect(wrong({ units: [{ unit: 'g03', at: '0,0' }], ...german({ weapons }) })).toEqual([
      'players.german.weapons.1.card: expected each only once; several uses stand under uses (B8.4), got "grenades"',
    ]);
  });
});

test('B3.0 an activation that counts a unit twice', () => {
  const units = [{ unit: 'g03', at: '0,0' }];
  expect(wrong({ units, ...german({ activation: { units: ['g03', 'g03'], ap: 3 } }) }, SEVEN)).toEqual([
    'players.german.activation.units.1: expected each unit only once (B3.0), got g03',
  ]);
});

test('B2.4 a round after the last', () => {
  expect(wrong({ round: 5, rounds: 4 })).toEqual(['round: expected at most 4, the last round (B2.4), got 5']);
});

test('amounts beyond sense are refused wherever one can be written', () => {
  const huge = 9e15;
  const track = (event: object): object => ({
    solo: { ai: 'soviet', track: [{ space: 2, name: 'Two', events: [event] }] },
  });
  const places: readonly [object, string][] = [
    [soviet({ caps: huge }), 'players.soviet.caps: expected at most 30, got 9000000000000000'],
    [{ round: huge }, 'round: expected at most 20, got 9000000000000000'],
    [{ rounds: huge }, 'rounds: expected at most 20, got 9000000000000000'],
    [
      german({ activation: { units: ['g03'], ap: huge } }),
      'players.german.activation.ap: expected at most 20, got 9000000000000000',
    ],
    [
      german({ weapons: [{ card: 'grenades', uses: huge }] }),
      'players.german.weapons.0.uses: expected at most 9, got 9000000000000000',
    ],
    [
      track({ kind: 'vp', side: 'german', amount: huge }),
      'solo.track.0.events.0.amount: expected at most 20, got 9000000000000000',
    ],
    [
      track({ kind: 'playerCaps', amount: -huge }),
      'solo.track.0.events.0.amount: expected at least -20, got -9000000000000000',
    ],
    [{ solo: { ai: 'soviet', cup: { noEnemy: huge } } }, 'solo.cup.noEnemy: expected at most 20, got 9000000000000000'],
    [
      { solo: { ai: 'soviet', deck: { from: 1, to: huge } } },
      'solo.deck.to: expected at most 999, got 9000000000000000',
    ],
    [
      { rules: [{ rule: { kind: 'caps', amount: huge } }] },
      'rules.0.rule.amount: expected at most 9, got 9000000000000000',
    ],
    [
      { map: { boards: [{ board: 'b1', at: [huge, 0] }] } },
      'map.boards.0.at: expected two whole numbers within 100 of 0, got 9000000000000000,0',
    ],
  ];
  expect(places.map(([more]) => wrong(more))).toEqual(places.map(([, line]) => [line]));
});

test('long names are cut, whatever they name', () => {
  const name = 'x'.repeat(100_000);
  const lines = [
    ...wrong({ units: [{ unit: name, at: name }] }),
    ...wrong(german({ hand: [name], lost: [name] })),
    ...wrong({ map: { bare: { radius: 1, hexes: { [name]: 'open' } } } }),
    ...wrong({ map: { boards: [{ board: name, at: [0, 0] }] } }),
  ];
  expect(lines.length).toBeGreaterThan(5);
  for (const line of lines) expect(line.length).toBeLessThan(300);
});

test('a position that has a little of everything begins a match that is sound', () => {
  const options = game.options({
    position: {
      ...SEVEN,
      units: [
        { unit: 'g37', at: '0,0' },
        { unit: 'g03', at: '0,0', carrier: 'g37', hit: 'berserk' },
        { unit: 's03', at: '2,0', hidden: true },
      ],
      controls: [{ at: '0,0', side: null }],
      players: { german: { hand: ['c20'], activation: { units: ['g37'], ap: 3 } } },
    },
  });
  if (!options.ok) throw new Error(options.problems.map(printProblem).join('\n'));
  const state = game.setup(options.value, new Recorder(streamsOf('bounds', game.streams)));
  expect(game.audit(state)).toEqual([]);
});
