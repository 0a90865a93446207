import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { fileWith, sandtable } from '../../testing/sandtable.ts';

const position = fileURLToPath(new URL('../../../../../docs/examples/odds.json', import.meta.url));

const odds = (...options: string[]) => sandtable('ask', 'odds', '--position', position, ...options);
const rally = (...options: string[]) => sandtable('ask', 'rally', '--position', position, ...options);

test('an attack that can be made is told with its rolls and every term', async () => {
  expect(await odds('--unit', 's01', '--target', 'g03', '--with', 's02')).toEqual({
    code: 0,
    err: '',
    out: `s01 may attack g03
  needs 10: 6 of 36, with 1 CAP 10, with 2 CAPs 15
  kills on 10: 6 of 36, with 1 CAP 10, with 2 CAPs 15
  FP 4
    +3 printed FP of s01 (B7.1)
    +1 supported by s02 (B9.1.2)
  DV 14 (red, front)
    +12 front DR of g03 (B7.3)
    +2 terrain in 4,0 (B4.1)
  cost 4
    +4 printed attack cost of s01 (B1.1)
  g03 is already hit: another hit destroys it (B7.4)
`,
  });
});

test('one that cannot be is told with the reasons', async () => {
  expect(await odds('--unit', 's01', '--target', 'g03', '--with', 's02,s03')).toEqual({
    code: 1,
    err: '',
    out: 's01 may not attack g03\n  the hit marker of s03 lowers its FP, so it cannot support (B9.1.2)\n',
  });
});

test('the odds in JSON, with hexes and counters by name', async () => {
  const { code, out } = await odds('--unit', 's01', '--target', 'g03', '--json');
  expect(code).toBe(0);
  expect(JSON.parse(out)).toEqual({
    unit: 's01',
    target: 'g03',
    with: [],
    allowed: true,
    closeCombat: false,
    aspect: 'front',
    colour: 'red',
    firepower: 3,
    defense: 14,
    needed: 11,
    kill: 11,
    hitChances: [3, 6, 10],
    killChances: [3, 6, 10],
    cost: 4,
    deadlyMarker: null,
    reasons: [
      { rule: 'B7.1', key: 'printed', amount: 3, unit: 's01' },
      { rule: 'B7.3', key: 'front', amount: 12, unit: 'g03' },
      { rule: 'B4.1', key: 'terrain', amount: 2, at: '4,0' },
      { rule: 'B1.1', key: 'attackCost', amount: 4, unit: 's01' },
      { rule: 'B7.4', key: 'secondHit', unit: 'g03' },
    ],
  });
});

test('a rally is told with its roll and what helps', async () => {
  expect(await rally('--unit', 'g03')).toEqual({
    code: 0,
    err: '',
    out: `g03 may rally
  needs 5: 30 of 36, with 1 CAP 33, with 2 CAPs 35
  7 on the hit marker of g03 (B7.6)
  +1 in cover in 4,0 (B7.6.1)
  the terrain in 4,0 is cover (B4.3)
  +1 stacked with unhit g04 (B7.6.1)
`,
  });
  expect(await rally('--unit', 'g04')).toMatchObject({ code: 1, out: 'g04 may not rally\n  g04 is not hit (B7.6)\n' });
});

test('the rally in JSON', async () => {
  const json = async (unit: string): Promise<unknown> => JSON.parse((await rally('--unit', unit, '--json')).out);
  expect(await json('g03')).toMatchObject({ unit: 'g03', allowed: true, number: 7, needed: 5, cost: 5 });
  expect(await json('s01')).toEqual({
    unit: 's01',
    allowed: false,
    reasons: [{ rule: 'B7.6', key: 'notHit', unit: 's01' }],
  });
});

test.each([
  [['--unit', 's99', '--target', 'g03'], '--unit: expected a counter of the pack, such as g03, got "s99"\n'],
  [
    ['--unit', 's01', '--target', 'g03', '--with', 's02,x'],
    '--with: expected a counter of the pack, such as g03, got "x"\n',
  ],
  [['--unit', 's01'], '--target: expected the unit under attack, such as g03, got nothing\n'],
])('a counter nobody has, or none, is bad input, named with its option: %j', async (options, err) => {
  expect(await odds(...options)).toEqual({ code: 2, out: '', err });
});

/** A mortar behind woods, and in front of them a squad that sees the enemy. */
const MORTAR = {
  game: 'bear',
  map: { bare: { radius: 8, hexes: { '1,0': 'heavyWoods', '1,-1': 'heavyWoods', '0,1': 'heavyWoods' } } },
  units: [
    { unit: 'g23', at: '0,0', facing: 'SE' },
    { unit: 's03', at: '5,0', facing: 'NW' },
  ],
};

test('B12.0a a mortar without a line of sight is told that it may fire indirectly, and how that is said', async () => {
  const file = fileWith(JSON.stringify(MORTAR));
  const alone = await sandtable('ask', 'odds', '--position', file, '--unit', 'g23', '--target', 's03');
  expect(alone.code).toBe(1);
  const [, say = ''] = /--say '(g23 shell 5,0 [-\d]+,[-\d]+)' \(B12\.0a\)\n$/.exec(alone.out) ?? [];
  expect(await sandtable('ask', 'odds', '--position', file, '--say', say)).toMatchObject({ code: 0 });
  const all = await sandtable('ask', 'odds', '--position', file);
  expect(all.out).toMatch(/^german may make 0 attacks\n {2}g23 may fire indirectly, .*--say 'g23 shell 5,0 /);
  const json = JSON.parse((await sandtable('ask', 'odds', '--position', file, '--json')).out) as object;
  expect(json).toMatchObject({ attacks: [], indirect: [{ unit: 'g23', allowed: true }] });
});

test('B12.0a one that cannot do so either is told why, and one that is not to move when to ask', async () => {
  const near = { ...MORTAR, units: [MORTAR.units[0], { unit: 's03', at: '2,0' }] };
  const tooNear = fileWith(JSON.stringify(near));
  const asked = ['--unit', 'g23', '--target', 's03'];
  const { out } = await sandtable('ask', 'odds', '--position', tooNear, ...asked);
  expect(out).toContain('g23 may not fire indirectly either: ');
  const later = fileWith(JSON.stringify({ ...MORTAR, turn: 'soviet' }));
  const told = await sandtable('ask', 'odds', '--position', later, ...asked);
  expect(told.out).toContain(
    "g23 may fire indirectly: ask in its own turn with --say 'g23 shell HEX SPOTTER' (B12.0a)",
  );
});
