import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { defaultPack } from '@sandtable/bear';
import { expect, test } from 'vitest';
import { fileWith, LAUNCHER, sandtable } from './testing/sandtable.ts';

const EXAMPLE = fileURLToPath(new URL('../../../docs/examples/los.json', import.meta.url));

function los(from: string, to: string, ...more: string[]) {
  return sandtable('ask', 'los', '--position', EXAMPLE, '--from', from, '--to', to, ...more);
}

test('a line of sight that is clear ends with 0, and says what veils it', async () => {
  expect(await los('G08', 'G12')).toEqual({
    code: 0,
    out: 'G08 sees G12\n  B6.0.7 light smoke in G10 veils the target: +1 DM\n',
    err: '',
  });
});

test('one that is blocked ends with 1, and says where and by which rule', async () => {
  const { code, out } = await los('B06', 'F15');
  expect(code).toBe(1);
  expect(out).toMatch(/^B06 does not see F15\n {2}B6\.0\.5 .*C08/);
});

test('the same in JSON', async () => {
  const { code, out } = await los('G12', 'G08', '--json');
  expect(code).toBe(0);
  expect(JSON.parse(out)).toEqual({
    from: 'G12',
    to: 'G08',
    clear: true,
    veils: 1,
    reasons: [{ rule: 'B6.0.7', key: 'veil', at: 'G10' }],
  });
});

test.each([
  ['a hex that is not there', () => ['--position', EXAMPLE, '--from', 'B06', '--to', 'Z15'], /^--to: expected a hex /],
  ['a file that is not there', () => ['--position', 'nowhere.json', '--from', 'A02', '--to', 'A04'], /cannot be read/],
  ['a file that is no JSON', () => ['--position', fileWith('{'), '--from', 'A02', '--to', 'A04'], /a JSON text/],
  ['a file without a map', () => ['--position', fileWith('{"game":"bear"}'), '--from', 'A02', '--to', 'A04'], /^map: /],
  [
    'an option too few',
    () => ['--position', EXAMPLE, '--from', 'A02'],
    /^--to: expected the hex looked at, got nothing/,
  ],
  ['an option nobody knows', () => ['--position', EXAMPLE, '--from', 'A02', '--to', 'A04', '--loud'], /unknown option/],
])('bad input ends with 2 and one line: %s', async (_what, args, line) => {
  const { code, out, err } = await sandtable('ask', 'los', ...args());
  expect({ code, out }).toEqual({ code: 2, out: '' });
  expect(err).toMatch(line);
  expect(err.trim().split('\n')).toHaveLength(1);
});

test('a sound pack ends with 0 and is told by what it holds', async () => {
  const file = fileWith(JSON.stringify(defaultPack));
  expect(await sandtable('pack', 'check', file)).toEqual({
    code: 0,
    out: `east-front-1941: valid (unitTypes 52, counters 138, boards 14, hitMarkers 40, actionCards 57, orderCards 55, missions ${defaultPack.missions?.length})\n`,
    err: '',
  });
  const { out } = await sandtable('pack', 'check', file, '--json');
  expect(JSON.parse(out)).toMatchObject({ ok: true, hash: expect.stringMatching(/^[0-9a-f]{64}$/), boards: 14 });
});

test('a broken pack ends with 1, and everything that is wrong has a line', async () => {
  const [rifle] = defaultPack.unitTypes;
  const unitTypes = [{ ...rifle, moveCost: -1, colour: 'grey' }];
  const file = fileWith(JSON.stringify({ ...defaultPack, unitTypes }));
  expect(await sandtable('pack', 'check', file)).toEqual({
    code: 1,
    out: 'unitTypes.0.moveCost: expected at least 0, got -1\nunitTypes.0.colour: expected no such field, got "grey"\n',
    err: '',
  });
  const { code, out } = await sandtable('pack', 'check', file, '--json');
  expect(code).toBe(1);
  expect(JSON.parse(out)).toMatchObject({ ok: false, problems: [{ field: 'unitTypes.0.moveCost' }, {}] });
});

test('a pack that cannot be read ends with 2', async () => {
  expect(await sandtable('pack', 'check', 'nowhere.json')).toMatchObject({ code: 2, out: '' });
});

test('the launcher runs the bundle, which answers as the sources do', async () => {
  const args = ['ask', 'los', '--position', EXAMPLE, '--from', 'F10', '--to', 'F12'];
  const { status, stdout } = spawnSync(process.execPath, [LAUNCHER, ...args], { encoding: 'utf8' });
  const { code, out } = await sandtable(...args);
  expect({ status, stdout }).toEqual({ status: code, stdout: out });
  expect(out).toBe('F10 sees F12\n');
});

test.each([
  ['bear', 'first-shots'],
  ['limanowa', 'jabloniec-ridge'],
])('worker threads play from the bundle what one thread plays: %s', (game, mission) => {
  const args = ['simulate', '--game', game, '--mission', mission, '--bots', 'random', '--games', '41', '--json'];
  const played = (workers: string) =>
    spawnSync(process.execPath, [LAUNCHER, ...args, '--workers', workers], { encoding: 'utf8' }).stdout;
  expect(JSON.parse(played('2'))).toEqual(JSON.parse(played('1')));
});
