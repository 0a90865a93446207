import { expect, test } from 'vitest';
import { fileWith, sandtable } from '../testing/sandtable.ts';
import { savedMatch, savedWith } from '../testing/saved.ts';

test('all missions are listed, with what they are about', async () => {
  const { code, out } = await sandtable('missions', '--json');
  const missions = JSON.parse(out) as { id: string; boards: string[]; players: object[]; briefing: string }[];
  expect(code).toBe(0);
  expect(missions.map(({ id }) => id)).toContain('panzerkoloss-ahead');
  expect(missions.find(({ id }) => id === 'all-four-roads')?.players).toHaveLength(4);
  const text = await sandtable('missions');
  expect(text.out).toContain('panzerkoloss-ahead: Panzerkoloss Ahead (b2 b12, 5 rounds; german');
});

test('a series of matches is played and told, the same by the same seed', async () => {
  const series = ['simulate', '--mission', 'first-shots', '--games', '3', '--seed', '7'];
  const first = await sandtable(...series, '--json');
  const second = await sandtable(...series, '--json');
  expect(first).toEqual(second);
  expect(first.code).toBe(0);
  expect(JSON.parse(first.out)).toMatchObject({
    mission: 'first-shots',
    bots: { german: 'captain', soviet: 'captain' },
    games: 3,
    measures: { rounds: expect.any(Object) as object },
  });
  const told = await sandtable(...series, '--bots', 'captain,random', '--set', 'economy=sevenAP');
  expect(told.out).toMatch(/^3 games\n\nseat +wins +rate/);
});

test('a general can be seated', async () => {
  const asked = ['simulate', '--mission', 'first-shots', '--games', '1', '--seed', '3', '--workers', '1', '--json'];
  const { out } = await sandtable(...asked, '--bots', 'general64,captain');
  expect(JSON.parse(out)).toMatchObject({ bots: { german: 'general64', soviet: 'captain' }, games: 1 });
});

test('what is learned is the same for the same seed, and says how good it is', async () => {
  const asked = ['learn', '--missions', 'first-shots,the-millers-hill', '--games', '4', '--workers', '1'];
  const first = await sandtable(...asked, '--json');
  expect(first).toEqual(await sandtable(...asked, '--json'));
  const { versus } = JSON.parse(first.out) as { versus: { weights: number[] } };
  expect(versus).toMatchObject({ missions: 2, matches: 8, tenths: expect.any(Array) as object });
  expect(versus.weights.every(Number.isFinite)).toBe(true);
  const { code, err } = await sandtable('learn', '--missions', 'first-shots', '--games', '2', '--workers', '1');
  expect([code, err]).toEqual([2, '--missions: expected at least two of a kind to learn from\n']);
});

test('an arena ranks its bots, with sides changed and the same for the same seed', async () => {
  const asked = ['arena', '--bots', 'random,recruit', '--missions', 'first-shots,all-four-roads', '--games', '3'];
  const first = await sandtable(...asked, '--json');
  expect(first).toEqual(await sandtable(...asked, '--json'));
  const { bouts, ladder } = JSON.parse(first.out) as { bouts: object[]; ladder: { bot: string }[] };
  expect(ladder.map(({ bot }) => bot)).toEqual(['recruit', 'random']);
  expect(bouts).toMatchObject([
    { mission: 'first-shots', one: 'random', other: 'recruit', games: 4 },
    { mission: 'all-four-roads', games: 4 },
  ]);
});

test.each([
  [['--bots', 'captain,cat'], /^--bots: expected some of random, recruit, .*, got cat/],
  [['--bots', 'captain,captain'], /^--bots: expected each bot once/],
  [['--bots', 'captain,random', '--missions', 'nowhere'], /^options\.mission: expected one of first-shots, /],
])('an arena that cannot be held ends with 2 and one line: %j', async (asked, line) => {
  const { code, out, err } = await sandtable('arena', ...asked);
  expect({ code, out }).toEqual({ code: 2, out: '' });
  expect(err).toMatch(line);
});

test.each([
  [['--mission', 'nowhere'], /^options\.mission: expected one of first-shots, /],
  [
    ['--mission', 'first-shots', '--bots', 'cat'],
    /^--bots: expected one of random, recruit, captain, captain-aggressive, captain-defensive, general64, general256, general1024, got cat/,
  ],
  [['--mission', 'first-shots', '--bots', 'random,random,random'], /^--bots: expected one for each of german, soviet/],
  [['--mission', 'first-shots', '--games', 'many'], /^--games: expected a whole number from 1 on, got many/],
  [['--mission', 'first-shots', '--set', 'economy=barter'], /^options\.economy: expected/],
])('a series that cannot be played ends with 2 and one line: %j', async (asked, line) => {
  const { code, out, err } = await sandtable('simulate', ...asked);
  expect({ code, out }).toEqual({ code: 2, out: '' });
  expect(err).toMatch(line);
});

test('a saved match is verified, and a changed one is found out at its entry', async () => {
  const save = savedMatch('first-shots');
  const sound = await sandtable('verify', fileWith(save));
  expect(sound.code).toBe(0);
  expect(sound.out).toMatch(/all \d+ entries match its seed/);
  const changed = await sandtable('verify', fileWith(save.replace('"seed":"sfc32:save"', '"seed":"sfc32:other"')));
  expect(changed.code).toBe(1);
  expect(changed.out).toContain('altered or damaged at its set-up: commitment');
});

test('a saved match is told entry by entry', async () => {
  const file = fileWith(savedMatch('first-shots'));
  const { code, out } = await sandtable('replay', file, '--from', '0', '--to', '3');
  expect(code).toBe(0);
  expect(out).toMatch(/^0 set-up\n {4}Round 1 begins \(B2\.0\)/);
  const lines = (await sandtable('replay', file, '--json')).out.trim().split('\n');
  expect(JSON.parse(lines.at(-1) ?? '')).toMatchObject({ events: expect.any(Array) as unknown[] });
  const beyond = await sandtable('replay', file, '--to', '9999');
  expect(beyond.code).toBe(2);
  expect(beyond.err).toMatch(/^--to: expected an entry from 0 to \d+, got 9999/);
});

test('B20.3 a match that single players win ends with the score of each', async () => {
  const file = fileWith(savedWith({ mission: 'all-four-roads', teamWin: 'individual' }));
  const { out } = await sandtable('replay', file);
  const scores = [...(/(?:Nobody wins|\w+ wins): (.*)\n$/.exec(out)?.[1] ?? '').matchAll(/(\w+) (-?\d+) VP/g)];
  expect(scores.map(([, seat]) => seat)).toEqual(['german1', 'soviet1', 'german2', 'soviet2']);
  expect(out).toMatch(/(?:German|Soviet) player [12] scores \d+ VP \(B19\.2a?\)/);
  const last = (await sandtable('replay', file, '--json')).out.trim().split('\n').at(-1);
  const figures = Object.fromEntries(scores.map(([, seat, vp]) => [seat, Number(vp)]));
  expect(JSON.parse(last ?? '')).toMatchObject({ outcome: { scores: figures } });
  const series = ['simulate', '--mission', 'all-four-roads', '--games', '2', '--seed', '1', '--json'];
  const { seats } = JSON.parse((await sandtable(...series, '--set', 'teamWin=individual')).out) as {
    seats: { seat: string; score: { mean: number } }[];
  };
  expect(new Set(seats.map(({ score }) => score.mean)).size).toBeGreaterThan(2);
});
