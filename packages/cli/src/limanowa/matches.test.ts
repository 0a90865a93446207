import { nonEmpty } from '@sandtable/kernel/testing';
import { defaultPack, type SoloStatistics } from '@sandtable/limanowa';
import { expect, test } from 'vitest';
import { fileWith, sandtable } from '../testing/sandtable.ts';
import { savedLimanowa, savedMatch } from '../testing/saved.ts';

const simulate = (...more: string[]) => sandtable('simulate', '--game', 'limanowa', ...more);

test('the missions are listed by how they are played, with forces, objectives and what must be held', async () => {
  const { code, out } = await sandtable('missions', '--game', 'limanowa');
  expect(code).toBe(0);
  expect(out).toMatch(
    /^One player against the AI\n\nbridge-at-neu-sandez: The Bridge at Neu Sandez \(8 rounds; Szurmay Group: 8 units/,
  );
  expect(out).toMatch(/\nTwo players against the AI\n\nsteamroller: [^]*\nTwo to four players\n\n/);
  const missions = JSON.parse((await sandtable('missions', '--game', 'limanowa', '--json')).out);
  expect(missions[0]).toMatchObject({
    game: 'limanowa',
    id: 'bridge-at-neu-sandez',
    kind: 'solo',
    rounds: 8,
    objectives: [{ name: 'Nowy Sącz', grade: 'strategic' }, {}, {}],
    players: [{ name: 'Szurmay Group', side: 'austria', units: 8 }],
    solo: { ai: 'russia', difficulty: 'novice or tried or veteran', units: 8 },
  });
  expect(missions).toHaveLength(defaultPack.missions.length);
});

test('both games are listed one after the other, each under its name', async () => {
  const { out } = await sandtable('missions');
  expect(out).toMatch(
    /^Eastern Front, 1941 \(bear\)\n\nfirst-shots: [^]*\nLimanowa, 1914 \(limanowa\)\n\nOne player against the AI\n/,
  );
});

test('a series is the same by the same seed, and tells of VP, rounds, the AI’s cards, tokens and wounds', async () => {
  const series = ['--mission', 'bridge-at-neu-sandez', '--games', '4', '--seed', '7', '--level', 'veteran'];
  const first = await simulate(...series, '--json');
  expect(first).toEqual(await simulate(...series, '--json'));
  const made = JSON.parse(first.out);
  expect(made).toMatchObject({ mission: 'bridge-at-neu-sandez', games: 4, bots: { p1: 'corps' } });
  const ai = made.ai as SoloStatistics;
  expect(ai).toMatchObject({ games: 4, levels: { veteran: 4 } });
  expect(Object.values(ai.scores).reduce((sum, count) => sum + count, 0)).toBe(4);
  expect(ai.won).toBe(made.seats[0].wins.count);
  const { out } = await simulate(...series);
  for (const part of ['level ', 'missions won ', '\nVP  games', 'card, central', 'Dug-in defence', 'artillery attack'])
    expect(out).toContain(part);
  expect(out).toMatch(/\nwounds, core +\d+ +\d+ +\d+\.\d% +\d/);
});

test('--level and --die are --set by another name, and novice and d10 if nothing is said', async () => {
  const series = ['--mission', 'jabloniec-ridge', '--games', '2', '--bots', 'random', '--json'];
  const hard = await simulate(...series, '--level', 'tried', '--die', 'd6');
  expect(await simulate(...series, '--set', 'level=tried', 'die=d6')).toEqual(hard);
  const plain = await simulate(...series);
  expect(await simulate(...series, '--level', 'novice', '--die', 'd10')).toEqual(plain);
  expect(plain.out).not.toBe(hard.out);
});

test('all missions at once end with a line for each against the AI, one for all, and one for each battle', async () => {
  const asked = ['--mission', 'all', '--games', '1', '--bots', 'random', '--level', 'tried'];
  const { code, out } = await simulate(...asked);
  expect(code).toBe(0);
  const [, lines = ''] = out.split(/\nmission +level +won +/);
  const { missions, ai } = JSON.parse((await simulate(...asked, '--json')).out) as {
    readonly missions: readonly { readonly mission: string; readonly ai?: SoloStatistics }[];
    readonly ai: SoloStatistics;
  };
  expect(missions.map(({ mission }) => mission)).toHaveLength(defaultPack.missions.length);
  const [against, battles] = [missions.filter((each) => each.ai), missions.filter((each) => !each.ai)];
  for (const { mission } of nonEmpty(against)) expect(lines).toMatch(new RegExp(`\\n${mission} +tried `));
  for (const { mission } of nonEmpty(battles)) expect(out).toMatch(new RegExp(`\\nbattle +nobody [^]*\\n${mission} `));
  expect(lines).toMatch(/\nall +tried /);
  expect(ai.games).toBe(against.length);
});

test.each([
  [['--mission', 'nowhere'], /^options\.mission: expected one of bridge-at-neu-sandez, .*, got "nowhere"\n$/],
  [['--mission', 'first-shots'], /^options\.mission: expected one of bridge-at-neu-sandez, /],
  [
    ['--mission', 'steamroller', '--level', 'hard'],
    /^options\.level: expected "novice" or "tried" or "veteran", got "hard"\n$/,
  ],
  [['--mission', 'steamroller', '--die', 'd12'], /^options\.die: expected "d10" or "d6", got "d12"\n$/],
  [['--mission', 'steamroller', '--set', 'luck=on'], /^options\.luck: expected no such field, got "on"\n$/],
  [
    ['--mission', 'steamroller', '--set', 'level=tried', '--level', 'novice'],
    /^--level: expected tried, as --set says, got novice\n$/,
  ],
  [
    ['--mission', 'steamroller', '--bots', 'captain'],
    /^--bots: expected one of random, corps, general64, general256, general1024, got captain\n$/,
  ],
  [
    ['--mission', 'steamroller', '--bots', 'random,random,random'],
    /^--bots: expected one for each of p1, p2, got 3\n$/,
  ],
  [['--mission', 'battle-of-limanowa', '--player', 'corps'], /^--player: expected a solo mission/],
  [['--guideline', '2'], /^error: unknown option '--guideline': limanowa has no such option\n$/],
  [[], /^--mission: expected a mission, or all, got nothing\n$/],
])('a series that cannot be played ends with 2 and one line: %j', async (asked, line) => {
  const { code, out, err } = await simulate(...asked);
  expect({ code, out }).toEqual({ code: 2, out: '' });
  expect(err).toMatch(line);
});

test('battles of this game are not generated', async () => {
  expect(await sandtable('generate', '--game', 'limanowa', '--guideline', '2')).toEqual({
    code: 2,
    out: '',
    err: '--game: expected a game whose battles can be generated, got limanowa\n',
  });
});

test('a saved match is verified and told entry by entry, to its score', async () => {
  const file = fileWith(savedLimanowa({ mission: 'bridge-at-neu-sandez' }));
  const sound = await sandtable('verify', file);
  expect(sound.code).toBe(0);
  expect(sound.out).toMatch(/all \d+ entries match its seed/);
  const { out } = await sandtable('replay', file);
  expect(out).toMatch(/^0 set-up\n {4}/);
  expect(out).toMatch(/\n1 p1: .*disclose\n {4}/);
  expect(out).toMatch(/\n {4}(?:p1|ai) wins: \d+ VP, \d for the level and \d for speed\n$/);
  const last = (await sandtable('replay', file, '--json')).out.trim().split('\n').at(-1);
  expect(JSON.parse(last ?? '')).toMatchObject({ outcome: { reason: { rule: 'L13a' } } });
});

test('a battle between people ends with the points of each', async () => {
  const { out } = await sandtable('replay', fileWith(savedLimanowa({ mission: 'battle-of-limanowa' })));
  expect(out).toMatch(/\n {4}p[12] wins: p1 \d+ points, p2 \d+ points\n$/);
});

test('LS7A why the AI did what it did: its own entries, and counter-attacks in the players’', async () => {
  const file = fileWith(savedLimanowa({ mission: 'bridge-at-neu-sandez', level: 'veteran' }));
  const { code, out } = await sandtable('replay', file, '--why', 'all');
  expect(code).toBe(0);
  expect(out).toMatch(/^\d+ ai\n {4}.* on a d10, /m);
  expect(out).toMatch(/^ {4}Counter-attack by /m);
  const entries = [...out.matchAll(/^(\d+) \w+$/gm)].map(([, seq = '']) => seq);
  const [first = ''] = entries;
  const one = await sandtable('replay', file, '--why', first);
  expect(out.startsWith(one.out)).toBe(true);
  const lines = (await sandtable('replay', file, '--why', 'all', '--json')).out.trim().split('\n');
  expect(lines.map((line) => String(JSON.parse(line).seq))).toEqual(entries);
  expect(await sandtable('replay', file, '--why', '0')).toMatchObject({
    code: 2,
    err: '--why: expected an entry of the AI, or all, got 0\n',
  });
});

test('a save of one game is never taken for one of the other', async () => {
  const [bear, limanowa] = [savedMatch('first-shots'), savedLimanowa({ mission: 'jabloniec-ridge' })];
  const posing = [
    bear.replace('"system":"bear"', '"system":"limanowa"'),
    limanowa.replace('"system":"limanowa"', '"system":"bear"'),
  ];
  for (const text of posing) {
    const { code, out } = await sandtable('verify', fileWith(text));
    expect(code).toBe(1);
    expect(out).toMatch(/: (?:altered or damaged at its set-up: |.* its set-up turns out differently \()options/);
    expect(await sandtable('replay', fileWith(text))).toMatchObject({
      code: expect.toBeOneOf([1, 2]) as number,
      out: '',
    });
  }
});

test('a pack is told by what it holds; a broken one by all that is wrong with it', async () => {
  const check = (pack: object, ...more: string[]) =>
    sandtable('pack', 'check', fileWith(JSON.stringify(pack)), '--game', 'limanowa', ...more);
  const own = { ...defaultPack, id: 'my-1914' };
  const held = `unitTypes ${defaultPack.unitTypes.length}, battlecards 34, maps 1, missions ${defaultPack.missions.length}`;
  const whole = await check(own);
  expect([whole.code, whole.err]).toEqual([0, '']);
  expect(whole.out).toContain(`my-1914: valid (${held})\n`);
  expect(await check(defaultPack)).toMatchObject({
    code: 1,
    out: expect.stringMatching(/^id: expected an id of your own/) as string,
  });
  expect(JSON.parse((await check(own, '--json')).out)).toMatchObject({ ok: true, battlecards: 34 });
  const [first, ...others] = defaultPack.unitTypes;
  const broken = await check({ ...own, unitTypes: [{ ...first, rp: -1, colour: 'grey' }, ...others] });
  expect(broken.code).toBe(1);
  expect(broken.out).toMatch(/^unitTypes\.0\.rp: expected .*, got -1\nunitTypes\.0\.colour: expected no such field/);
  const asBear = await sandtable('pack', 'check', fileWith(JSON.stringify(defaultPack)));
  expect(asBear.code).toBe(1);
});
