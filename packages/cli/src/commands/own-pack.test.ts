import { readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { openTable } from '../bear/table.ts';
import { fileWith, sandtable } from '../testing/sandtable.ts';

const EXAMPLES = fileURLToPath(new URL('../../../../docs/examples/', import.meta.url));
const ZALESIE = path.join(EXAMPLES, 'zalesie.pack.json');
const DUKLA = path.join(EXAMPLES, 'dukla.pack.json');
const LIMANOWA = path.join(EXAMPLES, 'limanowa-box.pack.json');

test('the example is sound, and its missions are listed instead of ours', async () => {
  expect(await sandtable('pack', 'check', ZALESIE)).toMatchObject({ code: 0 });
  const { out } = await sandtable('missions', '--pack', ZALESIE, '--json');
  expect(JSON.parse(out)).toMatchObject([{ game: 'bear', id: 'the-sluice', boards: ['b15'] }]);
});

test.each([
  ['that ends well', ZALESIE, 0],
  ['that fails', LIMANOWA, 2],
])('the pack of a command %s is put away with it', async (_how, file, code) => {
  expect(
    await sandtable('simulate', '--game', 'bear', '--mission', 'the-sluice', '--games', '1', '--pack', file),
  ).toMatchObject({ code });
  expect(openTable().named).toBeNull();
});

test('a series is played with a pack, here and in threads, and without it there is no such mission', async () => {
  const simulate = (...more: string[]) => sandtable('simulate', '--mission', 'the-sluice', '--json', ...more);
  const { code, out } = await simulate('--pack', ZALESIE, '--games', '4');
  expect(code).toBe(0);
  expect(JSON.parse(out)).toMatchObject({ games: 4 });
  expect(await simulate('--games', '4')).toMatchObject({ code: 2 });
});

test('a match that was drafted with a pack names it, and is opened with it and nothing else', async () => {
  const save = fileWith('');
  const drafted = await sandtable('generate', '--guideline', '1', '--pack', ZALESIE, '--save', save, '--force');
  expect(drafted).toMatchObject({ code: 0 });
  const { options } = JSON.parse(readFileSync(save, 'utf8')) as { options: { pack: { id: string; hash: string } } };
  expect(options.pack.id).toBe('sluice-at-zalesie');

  // A pack that was on the table stays known to the process, so the save names one that never was.
  const strange = options.pack.hash.replaceAll('1', '2');
  const unknown = fileWith(readFileSync(save, 'utf8').replaceAll(options.pack.hash, strange));
  const asked = await sandtable('verify', unknown);
  expect(asked.code).toBe(2);
  expect(asked.err).toContain('the pack The Sluice at Zalesie (sluice-at-zalesie, ');
  expect(asked.err).toContain(strange.slice(0, 16));
  expect(asked.err).toContain('--pack');
  // The same id is not enough.
  expect(await sandtable('verify', unknown, '--pack', ZALESIE)).toMatchObject({ code: 2 });
  expect(await sandtable('verify', save, '--pack', ZALESIE)).toMatchObject({ code: 0 });
  expect(await sandtable('replay', save, '--pack', ZALESIE, '--to', '1')).toMatchObject({ code: 0 });
});

test('questions are answered with a pack: its counters on its board', async () => {
  const position = fileWith(
    JSON.stringify({
      game: 'bear',
      map: { boards: [{ board: 'b15', at: [0, 0] }] },
      units: [
        { unit: 'g90', at: 'G11', facing: 'SE' },
        { unit: 's90', at: 'G13', facing: 'NW' },
      ],
    }),
  );
  const ask = ['ask', 'odds', '--position', position, '--unit', 'g90', '--target', 's90'];
  const { code, out, err } = await sandtable(...ask, '--pack', ZALESIE);
  expect({ code, err }).toEqual({ code: 0, err: '' });
  expect(out).toContain('g90');
  expect(await sandtable(...ask)).toMatchObject({ code: 2 });
});

test('a pack with faults is refused with its places before anything is done', async () => {
  const spoilt = fileWith(readFileSync(ZALESIE, 'utf8').replace('"caps": 6', '"caps": "many"'));
  const { code, err } = await sandtable('simulate', '--pack', spoilt, '--mission', 'the-sluice');
  expect(code).toBe(2);
  expect(err).toMatch(/^missions\.0\.players\.0\.caps: expected /);
});

test.each(['bear', 'limanowa'])(
  'a new pack of %s is sound and can be played, and no file is written over',
  async (game) => {
    const file = fileWith('');
    expect(await sandtable('pack', 'new', file, '--game', game)).toMatchObject({ code: 2 });
    rmSync(file);
    expect(await sandtable('pack', 'new', file, '--game', game)).toMatchObject({ code: 0 });
    expect(await sandtable('pack', 'check', file)).toMatchObject({ code: 0 });
    const { out } = await sandtable('missions', '--pack', file, '--json');
    const [first, ...more] = JSON.parse(out) as { id: string }[];
    expect([first?.id, more]).toEqual(['my-mission', []]);
    const series = ['simulate', '--game', game, '--pack', file, '--mission', first?.id ?? '', '--games', '1', '--json'];
    expect(await sandtable(...series)).toMatchObject({ code: 0 });
  },
);

test('figures of Limanowa are changed one by one, and its missions played with them', async () => {
  expect(await sandtable('pack', 'check', LIMANOWA)).toMatchObject({ code: 0 });
  const series = ['simulate', '--pack', LIMANOWA, '--mission', 'jabloniec-ridge', '--games', '2', '--json'];
  expect(await sandtable(...series)).toMatchObject({ code: 0 });
});

test('Limanowa is played on a map of your own: against the AI at every level, and between people', async () => {
  expect(await sandtable('pack', 'check', DUKLA)).toMatchObject({
    code: 0,
    out: expect.stringContaining('new: maps dukla-8x7; missions over-the-pass, the-dukla-road'),
  });
  const simulate = (...more: string[]) => sandtable('simulate', '--pack', DUKLA, '--games', '1', '--json', ...more);
  for (const level of ['novice', 'tried', 'veteran'])
    expect(await simulate('--mission', 'over-the-pass', '--level', level)).toMatchObject({ code: 0 });
  const { code, out } = await simulate('--mission', 'the-dukla-road');
  expect(code).toBe(0);
  expect(JSON.parse(out)).toMatchObject({ games: 1 });
});
