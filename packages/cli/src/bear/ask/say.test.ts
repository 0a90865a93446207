import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { fileWith, sandtable } from '../../testing/sandtable.ts';

const odds = fileURLToPath(new URL('../../../../../docs/examples/odds.json', import.meta.url));
const move = fileURLToPath(new URL('../../../../../docs/examples/move.json', import.meta.url));

const say = (words: string, ...more: string[]) => sandtable('ask', 'odds', '--position', odds, '--say', words, ...more);

test('without units, every attack that the side to move could make is told', async () => {
  const { code, out } = await sandtable('ask', 'odds', '--position', odds, '--json');
  const { turn, attacks } = JSON.parse(out) as { turn: string; attacks: { unit: string; target: string }[] };
  expect({ code, turn }).toEqual({ code: 0, turn: 'german' });
  expect(attacks.map(({ unit, target }) => `${unit} ${target}`)).toContain('g04 s03');
});

test('a beginning is judged with every term, its sums and odds, what paying for it comes to, and the words that may follow', async () => {
  expect(await say('g04 fire 1,0 +g03')).toEqual({
    code: 0,
    err: '',
    out: `german: 'g04 fire 1,0 +g03' may be said
  s03: needs 9: 10 of 36, with 1 CAP 15, with 2 CAPs 21
    kills on 9: 10 of 36, with 1 CAP 15, with 2 CAPs 21
    FP 3
      +2 printed FP of g04 (B7.1)
      +1 supported by g03 (B9.1.2)
    DV 12 (red, front)
      +12 front DR of s03 (B7.3)
    s03 is already hit: another hit destroys it (B7.4)
    s03 has a face-down hit marker, whose figures are not counted (B7.5)
  costs 3
    +3 printed attack cost of g04 (B1.1)
  caps:0: 3 AP, spent 25 of 55, 45%
  next: caps:0
`,
  });
});

test('a rally is judged with its number and what helps', async () => {
  expect((await say('g03 rally')).out).toBe(`german: 'g03 rally' may be said
  g03: needs 5: 30 of 36, with 1 CAP 33, with 2 CAPs 35
    7 on the hit marker of g03 (B7.6)
    +1 in cover in 4,0 (B7.6.1)
    the terrain in 4,0 is cover (B4.3)
    +1 stacked with unhit g04 (B7.6.1)
  costs 5
  caps:0: 5 AP, spent 39 of 55, 71%
  next: caps:0
`);
});

/** A tank facing a bunker, with a dug-in unit beside it and a hidden one farther off. */
const FORTS = {
  game: 'bear',
  map: { bare: { radius: 6, hexes: { '4,0': 'lightWoods' } } },
  options: { cautiousMovement: 'on' },
  units: [
    { unit: 'g49', at: '0,0', facing: 'SE' },
    { unit: 'g03', at: '0,1', facing: 'SE' },
    { unit: 's03', at: '3,0', facing: 'NW', inside: true },
    { unit: 's04', at: '3,0', facing: 'NW', hasty: true },
    { unit: 's05', at: '4,0', hidden: true },
  ],
  markers: [
    { kind: 'bunker', at: '3,0', facing: 'NW' },
    { kind: 'wire', at: '0,2' },
  ],
  players: { german: { caps: 2 } },
};

const sayThere = (words: string, ...more: string[]) =>
  sandtable('ask', 'odds', '--position', fileWith(JSON.stringify(FORTS)), '--say', words, ...more);

test('B18.4 each unit and each fortification in a hex has odds and terms of its own', async () => {
  const { out } = await sayThere('g49 fire 3,0');
  const titles = out.split('\n').filter((line) => /^ {2}\S.*: needs|^ {4}(FP|DV|any)/.test(line));
  expect(titles.map((line) => line.trim().replace(/: \d+ of.*/, ''))).toEqual([
    's03: needs 14',
    ...['FP 3', 'DV 17 (red, front)'],
    's04: needs 10',
    ...['FP 3', 'DV 13 (red, front)'],
    'bunker: needs 13',
    ...['any hit removes it', 'FP 3', 'DV 16'],
    'hasty defense of s04: needs 10',
    ...['any hit removes it', 'FP 3', 'DV 13'],
  ]);
  expect(out).toContain('+5 bunker in 3,0, attacked from its front (B18.1.2)');
  expect(out).toContain('caps:1: 2 AP and 1 CAP, spent 14 of 55, 25%');
});

test('in JSON targets, fortifications and rallies are told by name, each with its own terms', async () => {
  const { figures } = JSON.parse((await sayThere('g49 fire 3,0', '--json')).out) as {
    figures: { targets: { target: string; terms: { amount: number }[] }[]; forts: object[] };
  };
  expect(figures.targets.map(({ target, terms }) => [target, terms.map(({ amount }) => amount)])).toEqual([
    ['s03', [3, 12, 5, 3]],
    ['s04', [3, 12, 1, 3]],
  ]);
  expect(figures.forts).toMatchObject([
    { what: 'bunker', unit: null },
    {
      what: 'hasty',
      unit: 's04',
      terms: [
        { key: 'printed', unit: 'g49' },
        { key: 'ownDefense', at: '3,0' },
      ],
    },
  ]);
  const rally = JSON.parse((await say('g03 rally', '--json')).out) as object;
  expect(rally).toMatchObject({
    figures: { rallies: [{ unit: 'g03', terms: [{ key: 'markerNumber' }, {}, {}, {}] }] },
  });
});

test('B10.0.3 fire on suspicion is told with its FP of both colours', async () => {
  expect((await sayThere('g49 fire 4,0')).out).toContain(
    'on suspicion: FP 3 red, 5 blue, against any unit hidden there (B10.0.3)',
  );
});

test('a move is told unit by unit with every term, and B18.3.1 with the die for wire', async () => {
  expect((await sayThere('g03 move 0,2 SE')).out).toBe(`german: 'g03 move 0,2 SE' may be said
  costs 1 + 1d6, rolled before it is paid: 2 to 7 (B18.3.1)
  toll: in AP, after rolling for the obstacle
  command-toll: in CAPs, after rolling for the obstacle
  g03 pays 1 + 1d6
    +1 printed move cost (B5.0)
    wire in 0,2: +1d6, rolled on arrival (B18.3.1)
  next: +g49 cautious toll command-toll
`);
  expect((await sayThere('g03 move 1,1 SE +g49 N cautious')).out).toContain(`
  g03 pays 2
    +1 printed move cost (B5.0)
    +1 moving cautiously (B5.0.3)
  g49 pays 1
    +1 pivoting in place (B5.3)
`);
});

test('what is neither attack, rally nor move is told with its price alone; a card makes it free', async () => {
  expect((await sayThere('g03 dig')).out).toContain('\n  costs 7\n  caps:0: 7 AP, spent 49 of 55, 89%\n');
  expect((await sayThere('g03 pivot N')).out).toContain('\n  g03 pays 1\n    +1 pivoting in place (B5.3)\n');
  const withCard = { ...FORTS, players: { german: { hand: ['c02'] } } };
  const file = fileWith(JSON.stringify(withCard));
  const free = await sandtable('ask', 'cost', '--position', file, '--say', 'c02 g03 dig');
  expect(free.out).toContain('\n  costs 0\n  free, by card\n');
});

test('every question takes a sentence', async () => {
  for (const question of ['cost', 'reach', 'rally']) {
    const { code, out } = await sandtable('ask', question, '--position', move, '--say', 'g03 move');
    expect(code).toBe(0);
    expect(out).toMatch(/next: .*D11/);
  }
});

test('one that may not be said is told with the reasons, and with the words that could stand there', async () => {
  expect(await say('g04 fire 1,0 command')).toEqual({
    code: 1,
    err: '',
    out: [
      "german: 'g04 fire 1,0 command' may not be said",
      'needs 3 CAPs (B2.2b)',
      "in place of 'command': +g03 caps:0\n",
    ].join('\n  '),
  });
});

test('a word that cannot stand where it does is told with those that can, shortened if there are many', async () => {
  expect((await say('g04 dance')).out).toMatch(/\n {2}in place of 'dance': ([a-z]+ )*fire( [a-z]+)*\n$/);
  const many = await sandtable('ask', 'reach', '--position', move, '--say', 'g37 move Z99');
  expect(many.code).toBe(1);
  expect(many.out).toMatch(/in place of 'Z99': [A-Z]\d\d /);
  const json = JSON.parse((await say('g04 dance 1,0', '--json')).out) as object;
  expect(json).toMatchObject({ allowed: false, wrong: 1, instead: expect.arrayContaining(['fire']) as string[] });
});

test('without a unit, everybody who may rally is told', async () => {
  const { code, out } = await sandtable('ask', 'rally', '--position', odds);
  expect(code).toBe(0);
  expect(out).toMatch(/^german has 1 unit that may rally\n {2}g03 may rally\n {4}needs 5/);
});

test('B3.2.3 of own units in the hex it is said that CAPs lower the roll against them', async () => {
  const mixed = {
    game: 'bear',
    map: { bare: { radius: 4 } },
    options: { friendlyFire: 'all' },
    turn: 'german',
    units: [
      { unit: 'g03', at: '0,0', facing: 'SE' },
      { unit: 's03', at: '3,0', facing: 'NW' },
      { unit: 'g05', at: '3,0', facing: 'SE' },
    ],
  };
  const { out } = await sandtable(
    'ask',
    'odds',
    '--position',
    fileWith(JSON.stringify(mixed)),
    '--say',
    'g03 fire 3,0',
  );
  expect(out).toContain('s03: needs 10: 6 of 36, with 1 CAP 10, with 2 CAPs 15\n');
  expect(out).toContain('g05: needs 9: 10 of 36, with 1 CAP 6, with 2 CAPs 3\n');
  expect(out).toContain('of your own side: CAPs lower this roll (B3.2.3)');
});
