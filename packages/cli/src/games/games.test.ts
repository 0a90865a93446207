import { expect, test } from 'vitest';
import { fileWith, sandtable } from '../testing/sandtable.ts';
import { savedMatch } from '../testing/saved.ts';
import { deskNamed, GAME_NAMES } from './games.ts';

const LIST = GAME_NAMES.join(', ');
const BARE = { game: 'bear', map: { bare: { radius: 3 } } };

test('every game in the list has a desk of its own name', async () => {
  const desks = await Promise.all(GAME_NAMES.map((name) => deskNamed(name, '--game')));
  expect(desks.map(({ id }) => id)).toEqual(GAME_NAMES);
});

test.each([
  ['missions'],
  ['simulate', '--mission', 'first-shots'],
  ['simulate'],
  ['generate', '--guideline', '1'],
  ['ask', 'los', '--from', 'A02'],
  ['ask', '--batch', 'nowhere.jsonl'],
  ['pack', 'check', 'nowhere.json'],
])('a game that nobody knows ends with 2 and the list: %j', async (...command) => {
  expect(await sandtable(...command, '--game', 'chess')).toEqual({
    code: 2,
    out: '',
    err: `--game: expected one of ${LIST}, got chess\n`,
  });
});

test('a game may be named wherever options may stand, and the first is meant where none is', async () => {
  const [bare] = [await sandtable('simulate', '--mission', 'first-shots', '--games', '2', '--json')];
  expect(await sandtable('simulate', '--game', 'bear', '--mission', 'first-shots', '--games', '2', '--json')).toEqual(
    bare,
  );
  expect(await sandtable('simulate', '--mission', 'first-shots', '--games', '2', '--json', '--game=bear')).toEqual(
    bare,
  );
  expect(bare.code).toBe(0);
});

test('a position names its game; one that nobody knows is refused, one that is none as ever', async () => {
  const los = (position: object, ...more: string[]) =>
    sandtable('ask', 'los', '--position', fileWith(JSON.stringify(position)), '--from', '0,0', '--to', '2,0', ...more);
  expect(await los(BARE)).toMatchObject({ code: 0 });
  expect(await los(BARE, '--game', 'bear')).toEqual(await los(BARE));
  const err = `game: expected one of ${LIST}, got "chess"\n`;
  expect(await los({ ...BARE, game: 'chess' })).toEqual({ code: 2, out: '', err });
  expect(await los({ ...BARE, game: 7 })).toMatchObject({ code: 2, err: expect.stringMatching(/^game: /) as string });
  expect(await sandtable('ask', 'los', '--position')).toMatchObject({ code: 2, out: '' });
});

test('in a file of questions each position names its game', async () => {
  const questions = [
    { ask: 'los', position: BARE, from: '0,0', to: '2,0' },
    { ask: 'los', position: { ...BARE, game: 'chess' }, from: '0,0', to: '2,0' },
  ];
  const { code, out } = await sandtable('ask', '--batch', fileWith(JSON.stringify(questions)));
  expect(code).toBe(2);
  expect(out).toBe(`1: 0,0 sees 2,0\n2: bad input\n  game: expected one of ${LIST}, got "chess"\n`);
});

test.each(['verify', 'replay'])(
  '%s takes the game from the file, and refuses one that nobody knows',
  async (command) => {
    const save = savedMatch('first-shots');
    expect(await sandtable(command, fileWith(save))).toMatchObject({ code: 0 });
    const strange = fileWith(save.replace('"system":"bear"', '"system":"chess"'));
    expect(await sandtable(command, strange)).toEqual({
      code: 2,
      out: '',
      err: `system: expected one of ${LIST}, got "chess"\n`,
    });
    expect((await sandtable(command, fileWith('{'))).code).toBeGreaterThan(0);
  },
);

test('an option that only another game has is refused with the name of the game', async () => {
  const series = ['simulate', '--mission', 'first-shots', '--games', '1'];
  expect(await sandtable(...series, '--level', 'tried')).toEqual({
    code: 2,
    out: '',
    err: "error: unknown option '--level': bear has no such option\n",
  });
  expect(await sandtable(...series, '--set', 'level=tried')).toEqual({
    code: 2,
    out: '',
    err: 'options.level: expected no such field, got "tried"\n',
  });
});

test('missions are listed with their game', async () => {
  const { out } = await sandtable('missions', '--json');
  const missions = JSON.parse(out) as { game: string }[];
  expect([...new Set(missions.map(({ game }) => game))]).toEqual(GAME_NAMES);
  const { out: ofBear } = await sandtable('missions', '--game', 'bear', '--json');
  expect(JSON.parse(ofBear)).toEqual(missions.filter(({ game }) => game === 'bear'));
});
