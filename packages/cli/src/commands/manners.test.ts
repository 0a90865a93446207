import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { spawnSync } from 'node:child_process';
import { expect, test } from 'vitest';
import { GAME_NAMES } from '../games/games.ts';
import { fileWith, LAUNCHER, sandtable } from '../testing/sandtable.ts';
import { savedMatch } from '../testing/saved.ts';

const EXAMPLE = fileURLToPath(new URL('../../../../docs/examples/los.json', import.meta.url));
const { version } = JSON.parse(readFileSync(new URL('../../package.json', import.meta.url), 'utf8')) as {
  version: string;
};

/** A file in a new folder, which is not there yet. */
const newFile = (name: string) => path.join(path.dirname(fileWith('')), name);

test('the command tells its version', async () => {
  expect(await sandtable('--version')).toEqual({ code: 0, out: `${version}\n`, err: '' });
});

test.each([
  [['simulat'], 'simulate'],
  [['missions', '--jsn'], '--json'],
  [['pack', 'chek', EXAMPLE], 'check'],
  [['ask', 'oddz'], 'odds'],
  [['ask', 'los', '--positon', EXAMPLE], '--position'],
  [['missions', '--game', 'baer'], 'bear'],
  [['simulate', '--mission', 'first-shot', '--games', '1'], 'first-shots'],
  [['simulate', '--game', 'limanowa', '--mission', 'steamroler', '--games', '1'], 'steamroller'],
])('a slip of the finger is answered with what was meant: %j', async (args, meant) => {
  const { code, err } = await sandtable(...args);
  expect(code).toBe(2);
  expect(err.toLowerCase()).toContain(`did you mean ${meant}?`);
});

test('a word that is like no other is only refused', async () => {
  expect((await sandtable('ask', 'weather')).err).not.toContain('mean');
});

test('a hex may be written in small letters', async () => {
  const los = (from: string, to: string) => sandtable('ask', 'los', '--position', EXAMPLE, '--from', from, '--to', to);
  expect(await los('g08', 'g12')).toEqual(await los('G08', 'G12'));
  expect(await los('z99', 'G12')).toMatchObject({ code: 2, err: expect.stringContaining('got "z99"') as string });
});

test('- reads standard input, for a match as for a position', () => {
  const piped = (input: string, ...args: string[]) =>
    spawnSync(process.execPath, [LAUNCHER, ...args], { input, encoding: 'utf8' });
  const match = piped(savedMatch('first-shots'), 'verify', '-');
  expect(match).toMatchObject({ status: 0, stdout: expect.stringMatching(/^standard input: all /) as string });
  const los = ['ask', 'los', '--position', '-', '--from', 'G08', '--to', 'G12'];
  expect(piped(readFileSync(EXAMPLE, 'utf8'), ...los)).toMatchObject({ status: 0 });
  expect(piped('{', 'verify', '-').stdout).toMatch(/^standard input: no match that can be read here/);
});

test.each([
  ['html', ['generate', '--guideline', '1', '--html']],
  ['save', ['generate', '--guideline', '1', '--save']],
  ['position', ['generate', '--guideline', '1', '--position']],
  ['a pack', ['pack', 'new']],
])('a file that is there is written over only with --force: %s', async (_what, args) => {
  const file = fileWith('mine');
  const refused = `${file}: is there already; --force writes over it\n`;
  expect(await sandtable(...args, file)).toEqual({ code: 2, out: '', err: refused });
  expect(readFileSync(file, 'utf8')).toBe('mine');
  expect(await sandtable(...args, file, '--force')).toMatchObject({ code: 0, err: '' });
  expect(readFileSync(file, 'utf8')).not.toBe('mine');
});

test('a range of entries that is empty is an error', async () => {
  const file = fileWith(savedMatch('first-shots'));
  const { code, out, err } = await sandtable('replay', file, '--from', '5', '--to', '3');
  expect({ code, out }).toEqual({ code: 2, out: '' });
  expect(err).toMatch(/^--to: expected an entry from 5 to \d+, got 3\n$/);
  expect((await sandtable('replay', file, '--from', '5', '--to', '5')).out).toMatch(/^5 /);
});

const SERIES = ['simulate', '--mission', 'first-shots', '--bots', 'random', '--seed', 'stop'];

/** Presses Ctrl-C as soon as the command listens for it, and lets it play a little before. */
function pressed(): void {
  const before = process.listenerCount('SIGINT');
  const timer = setInterval(() => {
    if (process.listenerCount('SIGINT') === before) return;
    clearInterval(timer);
    setTimeout(() => process.emit('SIGINT'), 50);
  }, 1);
}

test('Ctrl-C ends a series with the report of what was played, and says what is kept', async () => {
  pressed();
  const { code, out, err } = await sandtable(...SERIES, '--games', '100000', '--workers', '1', '--json');
  expect(code).toBe(130);
  const { games } = JSON.parse(out) as { games: number };
  expect(err).toBe(
    `stopped after ${games} of 100000 games: the report is of these; no results were kept (--keep <folder> keeps them)\n`,
  );
  const again = await sandtable(...SERIES, '--games', String(games), '--json');
  expect(JSON.parse(again.out)).toEqual(JSON.parse(out));
});

test('Ctrl-C leaves the games that were to be saved, and says where', async () => {
  const folder = newFile('games');
  pressed();
  const { code, err } = await sandtable(...SERIES, '--games', '400', '--workers', '1', '--save', folder);
  expect(code).toBe(130);
  expect(err).toMatch(
    new RegExp(`^stopped after \\d+ of 400 games: the report is of these; these are saved in ${folder}\n$`),
  );
  expect(readdirSync(folder)).toHaveLength(Number(/\d+/.exec(err)?.[0]));
});

test('Ctrl-C in an arena says what is kept, and the same command goes on from there', async () => {
  const folder = newFile('kept');
  const arena = ['arena', '--bots', 'random,recruit', '--missions', 'first-shots', '--keep', folder];
  pressed();
  const { code, out, err } = await sandtable(...arena, '--games', '4000', '--workers', '1');
  expect({ code, out }).toEqual({ code: 130, out: '' });
  expect(err).toContain(`every series that was complete is kept in ${folder}: the same command goes on from there`);
});

test.each([
  ['bear', 'first-shots', []],
  ['limanowa', 'jabloniec-ridge', ['--level', 'tried']],
])('every game of a series can be saved, verified and played alone: %s', async (game, mission, more) => {
  const folder = newFile('games');
  const series = ['simulate', '--game', game, '--mission', mission, '--seed', 's', ...more, '--json'];
  const { out } = await sandtable(...series, '--games', '3', '--save', folder);
  expect(readdirSync(folder).sort()).toEqual([1, 2, 3].map((number) => `${mission}-${number}.json`));
  const third = path.join(folder, `${mission}-3.json`);
  expect(await sandtable('verify', third)).toMatchObject({ code: 0 });

  const alone = newFile('alone');
  const only = await sandtable(...series, '--game-number', '3', '--save', alone);
  expect(readFileSync(path.join(alone, `${mission}-3.json`), 'utf8')).toBe(readFileSync(third, 'utf8'));
  expect(existsSync(path.join(alone, `${mission}-1.json`))).toBe(false);
  expect(JSON.parse(only.out)).toMatchObject({ games: 1 });
  // The match that was saved ended as the one that was counted.
  const { outcome } = JSON.parse((await sandtable('verify', third, '--json')).out) as {
    outcome: { winners: string[] };
  };
  const { seats } = JSON.parse(only.out) as { seats: { seat: string; wins: { count: number } }[] };
  expect(seats.filter(({ wins }) => wins.count > 0).map(({ seat }) => seat)).toEqual(outcome.winners);

  expect(JSON.parse(out)).toMatchObject({ games: 3 });
  writeFileSync(third, 'mine');
  expect(await sandtable(...series, '--games', '3', '--save', folder)).toMatchObject({ code: 2, out: '' });
  expect(readFileSync(third, 'utf8')).toBe('mine');
});

test('games of generated battles are saved in the same way', async () => {
  const folder = newFile('games');
  const series = [
    'simulate',
    '--guideline',
    '1',
    '--game-number',
    '2',
    '--seed',
    's',
    '--bots',
    'random',
    '--save',
    folder,
  ];
  expect(await sandtable(...series)).toMatchObject({ code: 0 });
  expect(await sandtable('verify', path.join(folder, 'guideline-1-2.json'))).toMatchObject({ code: 0 });
});

const OPTION = /^ {2}(--[\w-]+)/gm;

const optionsIn = (help: string) => [...help.matchAll(OPTION)].map(([, option = '']) => option);

test.each(['ask', 'simulate', 'arena', 'learn', 'generate', 'ask odds', 'ask reach', 'ask ai'])(
  'the help of %s has every option of every game',
  async (command) => {
    const words = command.split(' ');
    const { out } = await sandtable(...words, '--help');
    const own = await Promise.all(GAME_NAMES.map((game) => sandtable(...words, '--game', game, '--help')));
    const options = new Set(own.flatMap(({ out: help }) => optionsIn(help)));
    expect(options).toContain('--json');
    expect(new Set(optionsIn(out))).toEqual(options);
  },
);

test('what only the second game has stands in the help without its name, and help <command> says the same', async () => {
  const { out } = await sandtable('simulate', '--help');
  expect(out).toMatch(/With --game limanowa:\n[^]*--level/);
  expect((await sandtable('help', 'simulate')).out).toBe(out);
  expect((await sandtable('simulate', '--game', 'bear', '--help')).out).not.toContain('limanowa:');
});
