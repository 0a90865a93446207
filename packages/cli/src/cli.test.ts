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
  const file = fileWith(JSON.stringify({ ...defaultPack, id: 'my-front' }));
  expect(await sandtable('pack', 'check', file)).toEqual({
    code: 0,
    out: `my-front: valid (unitTypes 52, counters 138, boards 14, hitMarkers 40, actionCards 57, orderCards 55, missions ${defaultPack.missions?.length})\n`,
    err: '',
  });
  const { out } = await sandtable('pack', 'check', file, '--json');
  expect(JSON.parse(out)).toMatchObject({ ok: true, hash: expect.stringMatching(/^[0-9a-f]{64}$/), boards: 14 });
});

test('a broken pack ends with 1, and everything that is wrong has a line', async () => {
  const [rifle] = defaultPack.unitTypes;
  const unitTypes = [{ ...rifle, moveCost: -1, colour: 'grey' }];
  const file = fileWith(JSON.stringify({ ...defaultPack, id: 'my-front', unitTypes }));
  expect(await sandtable('pack', 'check', file)).toEqual({
    code: 1,
    out: 'unitTypes.0.moveCost: expected at least 0, got -1\nunitTypes.0.colour: expected no such field, got "grey"\n',
    err: '',
  });
  const { code, out } = await sandtable('pack', 'check', file, '--json');
  expect(code).toBe(1);
  expect(JSON.parse(out)).toMatchObject({ ok: false, problems: [{ field: 'unitTypes.0.moveCost' }, {}] });
});

test('a pack with the id of ours is refused in words', async () => {
  expect(await sandtable('pack', 'check', fileWith(JSON.stringify(defaultPack)))).toEqual({
    code: 1,
    out: 'id: expected an id of your own: east-front-1941 is the pack that comes with the game, got "east-front-1941"\n',
    err: '',
  });
});

test('the check ends with what is new, what takes the place of ours, and what does nothing', async () => {
  const [rifle] = defaultPack.unitTypes;
  const solo = defaultPack.missions?.find((mission) => mission.solo !== undefined && mission.solo !== null);
  const players = solo?.players.map((player) => (player.side === solo.solo?.ai ? { ...player, caps: 3 } : player));
  const missions = [{ ...solo, players }];
  const pack = { id: 'mine', name: 'Mine', extends: 'east-front-1941', unitTypes: [rifle], missions };
  const { code, out } = await sandtable('pack', 'check', fileWith(JSON.stringify(pack)));
  expect(code).toBe(0);
  const place = players?.findIndex(({ side }) => side === solo?.solo?.ai);
  expect(out.trim().split('\n').slice(1)).toEqual([
    `new: missions ${solo?.id}`,
    `in place of ours: unitTypes ${rifle?.id}`,
    `missions.0.players.${place}.caps: the AI has none, so 3 does nothing; write 0 (S2.2)`,
  ]);
  const without = solo?.players.map(({ caps: _caps, ...player }) => player);
  const left = { ...pack, missions: [{ ...solo, players: without }] };
  expect((await sandtable('pack', 'check', fileWith(JSON.stringify(left)))).out).toContain(
    'missions.0.players.0.caps: expected a number, 0 for the AI, or null: by the number of units (B1.0a), got nothing',
  );
});

test('the JSON Schema of packs is printed for each game', async () => {
  for (const game of ['bear', 'limanowa']) {
    const { code, out } = await sandtable('pack', 'schema', '--game', game);
    expect(code).toBe(0);
    expect(JSON.parse(out)).toMatchObject({ $schema: expect.stringContaining('json-schema.org') as string });
  }
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
