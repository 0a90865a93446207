import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { fileWith, sandtable } from '../../testing/sandtable.ts';

const EXAMPLE = fileURLToPath(new URL('../../../../../docs/examples/limanowa.json', import.meta.url));

interface Example {
  readonly corps: readonly { readonly units: readonly object[] }[];
}
const example = JSON.parse(readFileSync(EXAMPLE, 'utf8')) as Example;

const ask = (question: string, ...more: string[]) => sandtable('ask', question, '--position', EXAMPLE, ...more);

test('a unit’s reach: every hex where it can end its move, and for one hex what the move is made of', async () => {
  const { code, out } = await ask('reach', '--unit', 'a03');
  expect({ code, out }).toEqual({ code: 0, out: 'a03 can move to 1 hex\n  0706 forest\n' });
  const byRoad = await ask('reach', '--unit', 'a04', '--to', '0609', '--json');
  expect(byRoad.code).toBe(0);
  expect(JSON.parse(byRoad.out)).toMatchObject({
    unit: 'a04',
    to: '0609',
    allowed: true,
    reasons: [
      { rule: 'L7a', key: 'printedMove', amount: 1 },
      { rule: 'L2.1e', key: 'byRoad', amount: 1 },
    ],
  });
});

test('a move that is not allowed ends with 1 and says why', async () => {
  const { code, out } = await ask('reach', '--unit', 'a03', '--to', '0604');
  expect(code).toBe(1);
  expect(out).toMatch(/^a03 cannot move to 0604\n {2}the enemy’s r01 Guard regiment .* \(L7b\)\n$/);
});

test('without a unit the whole corps is told', async () => {
  const { out } = await ask('reach');
  expect(out).toMatch(/^Szurmay Group has 6 units on the map\n {2}a01 can move to \d+ hex/);
  for (const unit of ['a02', 'a03', 'a04', 'a05', 'a06']) expect(out).toContain(`\n  ${unit} can move to `);
});

test('the target value of an attack, term by term, the chance of all rolls together, and what comes back', async () => {
  const { code, out } = await ask('odds', '--unit', 'a03', '--target', 'r02', '--with', 'a01,a02');
  expect(code).toBe(0);
  expect(out.split('\n').slice(0, 7)).toEqual([
    'a03, a01, a02 may attack r02',
    '  if the AI adds nothing, r02 (3 RP) loses 0: 3.8%, 1: 20.0%, 2: 37.5%, 3 (destroyed): 38.7%',
    '  a03 attacks r02: TV 5, 5 of 10 hit; 46% with what the AI may add',
    '    +7 AV of a03 Honvéd (L8.2a)',
    '    +2 other attackers on the same target (L8.3d)',
    '    -3 DV of r02 Line infantry (L8.2a)',
    '    -1 town at Stary Sącz (0505) (L2.1d)',
  ]);
  expect(out).toContain('  a02 attacks r02: TV 5, 5 of 10 hit, 2 rolls; 46% with what the AI may add\n');
  expect(out).toContain('  r02 counter-attacks a03: TV 3, 3 of 10 hit; 43% with what the AI may add\n');
});

test('as data: figures with their terms, units by name, the losses with their chances', async () => {
  const { out } = await ask('odds', '--unit', 'a03', '--target', 'r02', '--json');
  const answer = JSON.parse(out);
  expect(answer).toMatchObject({
    attackers: ['a03'],
    target: 'r02',
    allowed: true,
    targets: [{ attacker: 'a03', tv: 3, ways: 3, of: 10, terms: [{ unit: 'a03', amount: 7 }, {}, { at: '0505' }] }],
    counters: [{ attacker: 'r02', target: 'a03', as: 'counterAttack' }],
  });
  expect(answer.losses).toEqual([0.7, 0.3]);
});

test('an attack that may not be made ends with 1 and says why', async () => {
  const far = await ask('odds', '--unit', 'a05', '--target', 'r01');
  expect(far.code).toBe(1);
  expect(far.out).toMatch(/^a05 may not attack r01\n {4}r01 Guard regiment is 4 hexes away, out of range \(L6\.2a\)\n/);
  const hopeless = await ask('odds', '--unit', 'a03', '--target', 'r06', '--json');
  expect(JSON.parse(hopeless.out)).toMatchObject({ allowed: false, reasons: [{ rule: 'L8.3e', key: 'noChance' }] });
});

test('a battery is told what a token buys; a unit whose round it is not, what it could hit back', async () => {
  const { code, out } = await ask('odds', '--unit', 'a06', '--target', 'r03');
  expect(code).toBe(0);
  expect(out).toMatch(/^a06 may shell r03\n {2}a06 shells r03: TV 3, 3 of 10 hit\n/);
  expect(out).toMatch(/a06 may not support an attack on r03\n.* forest .* \(L9c\)\n$/);
  const back = await ask('odds', '--unit', 'r01', '--target', 'a03');
  expect(back.out).toMatch(/^r01 could counter-attack a03\n {2}r01 counter-attacks a03: TV 3, 3 of 10 hit, 2 rolls\n/);
});

test('every attack there is, without units', async () => {
  const { out } = await ask('odds', '--json');
  const { corps, attacks } = JSON.parse(out) as { corps: string; attacks: { attacker: string; target: string }[] };
  expect(corps).toBe('Szurmay Group');
  expect(attacks.map(({ attacker, target }) => `${attacker} ${target}`)).toEqual([
    'a01 r02',
    'a02 r02',
    'a03 r01',
    'a03 r02',
    'a03 r03',
    'a06 r01',
    'a06 r02',
    'a06 r03',
    'a06 r06',
  ]);
});

test('a plan is judged as far as it is said, in its phase', async () => {
  const { code, out } = await ask('odds', '--say', 'move a04 0607 attack r02 a01 a03');
  expect(code).toBe(0);
  expect(out).toMatch(
    /^p1: 'move a04 0607 attack r02 a01 a03' may be said\n {2}a01 attacks r02: TV 6, 6 of 10 hit; 56% with what the AI may add\n/,
  );
  expect(out).toMatch(/\n {2}moves left: 2\n {2}tokens left: 2\n {2}next: a02 disclose\n$/);
  const wrong = await ask('reach', '--say', 'move a03 0604', '--json');
  expect(wrong.code).toBe(1);
  expect(JSON.parse(wrong.out)).toMatchObject({ allowed: false, wrong: 2, instead: ['0706'] });
  const opening = await ask('odds', '--phase', 'opening', '--say', 'bombardment a06 r01');
  expect(opening.out).toMatch(/a06 shells r01: TV 4, 4 of 10 hit\n[^]*next: disclose\n$/);
  const closing = await ask('reach', '--phase', 'closing', '--say', 'dressing');
  expect(closing.code).toBe(1);
  expect(closing.out).toMatch(/\(L10s\)\n {2}in place of 'dressing': disclose\n$/);
});

test('LS4b the AI’s round from a position, and in full who is reached by whom and who moves', async () => {
  const { code, out } = await ask('ai');
  expect(code).toBe(0);
  expect(out.split('\n')[0]).toBe('ai: proceed');
  expect(out.match(/The AI rolls \d+ against/g)).toHaveLength(3);
  expect(out).toContain('r06 Nikolai Orlov moves into the empty objective Grybów (0804) (LS4.2a)');
  const full = await ask('ai', '--full');
  expect(full.out).toContain('a01 Sándor Szurmay is reached by r02 Line infantry, r07 Field battery (LS4.1a)');
  expect(full.out).toMatch(/most RP: r03 .* 3 RP, r05 .* 2 RP, r06 .* 4 RP; leaves r06/);
  expect(await ask('ai', '--seed', '1')).toEqual(await ask('ai'));
  expect((await ask('ai', '--seed', '7')).out).not.toBe(out);
});

test('the AI’s answer to a plan: its rolls for a card and a token, each with its reasons, then the fighting', async () => {
  const { code, out } = await ask('ai', '--say', 'attack r02 a01 a02 a03 disclose', '--full');
  expect(code).toBe(0);
  expect(out).toMatch(/^p1: attack r02 a01 a02 a03 disclose\n/);
  expect(out.match(/^ai: proceed$/gm)).toHaveLength(2);
  expect(out).toMatch(/Central card: \d+ on a d10, (?:within|above) /);
  expect(out).toMatch(/Artillery token: \d+ on a d10, (?:within|above) /);
  expect(out).toMatch(/Counter-attack by r02 Line infantry: /);
  expect(out.match(/(?:a01|a02|a03) .* attacks? r02 .*: rolled \d+, (?:hit|miss)/g)).toHaveLength(4);
  const data = JSON.parse((await ask('ai', '--say', 'attack r02 a01 a02 a03 disclose', '--json')).out);
  expect(data.steps).toMatchObject([
    { seat: 'p1', say: 'attack r02 a01 a02 a03 disclose' },
    { seat: 'ai', notes: [{ note: 'cardRolled', phase: 'central', limit: 5 }, ...data.steps[1].notes.slice(1)] },
    { seat: 'ai', notes: [{ note: 'tokenRolled', limit: 5 }, ...data.steps[2].notes.slice(1)] },
  ]);
});

test('after a closing plan the AI’s own round is not part of its answer', async () => {
  const { out } = await ask('ai', '--phase', 'closing', '--say', 'disclose');
  expect(out).toMatch(/^p1: disclose\n/);
  expect(out).toContain('(LS3.2.1n2)');
  expect(out).not.toContain('ai: proceed');
});

test.each([
  [['reach', '--unit', 'a09'], '--unit: expected a unit of the position, such as a03, got "a09"'],
  [['reach', '--unit', 'a03', '--to', '9999'], '--to: expected a hex of the map, such as 0604, got "9999"'],
  [['reach', '--to', '0604'], '--unit: expected the unit that moves there, such as a03, got nothing'],
  [['odds', '--unit', 'a01'], '--target: expected the unit under attack, such as r05, got nothing'],
  [['odds', '--unit', 'a01', '--target', 'a02'], '--target: expected an enemy of the unit that attacks, got "a02"'],
  [['odds', '--say', 'x', '--phase', 'dawn'], '--phase: expected one of opening, central, closing, got "dawn"'],
  [['ai', '--say', 'attack r02'], '--say: expected a plan that may be disclosed (ask odds --say tells why not), got'],
  [['los', '--from', '0604', '--to', '0605'], 'ask: expected one of reach, odds, ai (limanowa), got los'],
])('bad input ends with 2 and one line: %j', async ([question = '', ...more], line) => {
  const { code, out, err } = await ask(question, ...more);
  expect({ code, out }).toEqual({ code: 2, out: '' });
  expect(err.startsWith(line)).toBe(true);
  expect(err.trim().split('\n')).toHaveLength(1);
});

test('all that is wrong with a position is told, by its fields, with the rule', async () => {
  const [own, ai] = example.corps;
  const wrong = {
    ...example,
    corps: [
      {
        ...own,
        units: [
          { type: 'szurmay', at: [6, 4] },
          { type: 'honved', at: [6, 5], rp: 9 },
        ],
      },
      {
        ...ai,
        units: [
          { type: 'tank', at: [5, 5] },
          { type: 'guard', at: [6, 4] },
        ],
      },
    ],
  };
  const told = await sandtable('ask', 'reach', '--position', fileWith(JSON.stringify(wrong)));
  expect(told).toMatchObject({ code: 2, out: '' });
  expect(told.err.trimEnd().split('\n')).toEqual([
    'corps[1].units[0].type: expected a unit type of the pack, such as honved, got "tank"',
    'corps[0].units[1].rp: expected at most the 3 it began with (L3s), got 9',
    'corps[1].units[1].at: expected a free hex: szurmay is there (L2.2e), got "6,4"',
  ]);
  for (const question of ['odds', 'ai'])
    expect(await sandtable('ask', question, '--position', fileWith(JSON.stringify(wrong)))).toEqual(told);
});

test('who asks what the AI does needs one', async () => {
  const versus = {
    ...example,
    options: {},
    goal: undefined,
    corps: example.corps.map((corps) => ({ ...corps, isAi: false })),
  };
  const { code, err } = await sandtable('ask', 'ai', '--position', fileWith(JSON.stringify(versus)));
  expect({ code, err }).toEqual({ code: 2, err: 'corps: expected a corps with isAi, got a list of 2\n' });
});

test('questions about both games stand in one file; --game refuses those of the other', async () => {
  const bare = { game: 'bear', map: { bare: { radius: 3 } } };
  const file = fileWith(
    JSON.stringify([
      { ask: 'los', position: bare, from: '0,0', to: '2,0' },
      { ask: 'odds', position: example, unit: 'a03', target: 'r02' },
      { ask: 'los', position: example, from: '0604', to: '0605' },
    ]),
  );
  const { code, out } = await sandtable('ask', '--batch', file, '--json');
  const lines = out
    .trimEnd()
    .split('\n')
    .map((line) => JSON.parse(line));
  expect(code).toBe(2);
  expect(lines).toMatchObject([
    { code: 0, answer: { clear: true } },
    { code: 0, answer: { target: 'r02' } },
    { code: 2, problems: ['ask: expected one of reach, odds, ai, got "los"'] },
  ]);
  const one = await sandtable('ask', '--batch', file, '--game', 'limanowa', '--json');
  expect(JSON.parse(one.out.split('\n')[0] ?? '')).toMatchObject({
    code: 2,
    problems: ['game: expected "limanowa", as --game says, got "bear"'],
  });
  expect(await ask('odds', '--game', 'bear')).toEqual({
    code: 2,
    out: '',
    err: 'game: expected "bear", as --game says, got "limanowa"\n',
  });
});
