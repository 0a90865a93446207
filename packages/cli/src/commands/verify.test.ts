import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { fileWith, sandtable } from '../testing/sandtable.ts';
import { savedInParts, savedMatch } from '../testing/saved.ts';

interface Answer {
  readonly ok: boolean;
  readonly seed: { readonly verdict: string };
}

interface Entries {
  readonly entries: readonly string[];
}

/** A save of the first release. */
function oldSave(name: string): string {
  return fileURLToPath(new URL(`../../../bear/saves/0.1.0/${name}.sandtable.json`, import.meta.url));
}

test('one CAP altered is found out at its entry', async () => {
  const save = savedMatch('first-shots');
  const { entries } = JSON.parse(save) as Entries;
  const places = entries.flatMap((entry, index) => (/caps:[01]\b/.test(entry) ? [index] : []));
  expect(places.length).toBeGreaterThan(2);
  for (const place of places) {
    const altered = entries.with(
      place,
      (entries[place] ?? '').replace(/caps:[01]/, (it) => (it === 'caps:0' ? 'caps:1' : 'caps:0')),
    );
    const file = fileWith(JSON.stringify({ ...JSON.parse(save), entries: altered }));
    const { code, out } = await sandtable('verify', file);
    expect({ code, out }).toEqual({
      code: 1,
      out: expect.stringMatching(
        new RegExp(`: altered or damaged at entry ${place + 1}: (?:entries|record)\\.\\d+: `),
      ) as string,
    });
    if (place !== places[0]) continue;
    const { out: json } = await sandtable('verify', file, '--json');
    expect(JSON.parse(json)).toMatchObject({ ok: false, verdict: 'wrong', divergence: { seq: place + 1 } });
  }
});

test('a match of other rules that comes out as it was told is whole, and told of with its version', async () => {
  const { code, out } = await sandtable('verify', oldSave('firefight'));
  expect(code).toBe(0);
  expect(out).toMatch(
    /: all \d+ entries match its seed \([0-9a-f]{64}\), saved (?:under version 1 of the rules, this is version \d+|in an older format)(?:; but its last state is not the one saved, in something that no entry tells)?\n$/,
  );
  const { out: json } = await sandtable('verify', oldSave('firefight'), '--json');
  expect(JSON.parse(json)).toMatchObject({ ok: true, verdict: 'renewed', from: { format: 1, version: 1 } });
});

test('a match of other rules whose last state is another is not said to be the same', async () => {
  const save = JSON.parse(readFileSync(oldSave('firefight'), 'utf8')) as object;
  const file = fileWith(JSON.stringify({ ...save, hash: '0'.repeat(64) }));
  const { code, out } = await sandtable('verify', file);
  expect(code).toBe(0);
  expect(out).toMatch(/; but its last state is not the one saved, in something that no entry tells\n$/);
  const { out: json } = await sandtable('verify', file, '--json');
  expect(JSON.parse(json)).toMatchObject({ ok: true, verdict: 'renewed', isSameState: false });
});

test('where the rules have changed, it is they that are told of, and the match up to there', async () => {
  const file = oldSave('drafted-own-guideline');
  const { entries } = JSON.parse(readFileSync(file, 'utf8')) as Entries;
  const words = new RegExp(
    `: the rules have changed since: entry 17 of ${entries.length} \\("\\w+: .+"\\) turns out differently; entries 1 to 16 still match; saved `,
  );
  const verified = await sandtable('verify', file);
  expect(verified.code).toBe(1);
  expect(verified.out).toMatch(words);
  expect(verified.out).not.toMatch(/damaged|altered/);
  const { out: json } = await sandtable('verify', file, '--json');
  expect(JSON.parse(json)).toMatchObject({
    ok: false,
    verdict: 'changed',
    divergence: { seq: 17 },
    entries: entries.length,
  });
  const told = await sandtable('replay', file, '--from', '16');
  expect(told.code).toBe(1);
  expect(told.out).toMatch(/^16 /);
  expect(told.out).not.toMatch(/^17 /m);
  expect(told.err).toMatch(words);
});

test('a damaged set-up, a file that is no match and a sealed one are told apart', async () => {
  const save = savedMatch('first-shots');
  const { seed, commitment } = JSON.parse(save) as { readonly seed: string; readonly commitment: string };
  const verdict = async (text: string, ...more: string[]) => (await sandtable('verify', fileWith(text), ...more)).out;
  expect(await verdict(save.replace(commitment, 'f'.repeat(64)))).toMatch(
    /: altered or damaged at its set-up: commitment: /,
  );
  expect(await verdict('{"format":"chess"}')).toMatch(
    /: no match that can be read here: format: expected "sandtable-match"/,
  );
  expect(await verdict('{')).toMatch(/: no match that can be read here: file: expected a JSON text/);
  const sealed = save.replace(`"seed":"${seed}"`, '"seed":null');
  expect(await verdict(sealed)).toMatch(/: sealed: --seed must give its seed\n$/);
  expect(await verdict(sealed, '--seed', seed)).toMatch(/: all \d+ entries match/);
});

test('a seed made of parts is told of with all that was published, and a part that was not given is found out', async () => {
  const save = savedInParts('first-shots');
  const { commitment } = JSON.parse(save) as { commitment: { server: string; parts: object } };
  const { code, out } = await sandtable('verify', fileWith(save));
  expect(code).toBe(0);
  expect(out).toContain(`made of parts: the server’s, committed to by ${commitment.server}, german ${'1'.repeat(32)}`);
  const { out: json } = await sandtable('verify', fileWith(save), '--json');
  expect(JSON.parse(json)).toMatchObject({ ok: true, verdict: 'same', commitment });
  const parts = { ...commitment.parts, german: '3'.repeat(32) };
  const forged = fileWith(JSON.stringify({ ...JSON.parse(save), commitment: { ...commitment, parts } }));
  expect(await sandtable('verify', forged)).toMatchObject({ code: 1 });
});

test('your own part and the hash that you were told are held against the record, in three outcomes', async () => {
  const save = savedInParts('first-shots');
  const file = fileWith(save);
  const { commitment } = JSON.parse(save) as { commitment: { server: string } };
  const [own, others, strange] = ['1'.repeat(32), '2'.repeat(32), 'a'.repeat(64)];
  const told = ['--commitment', commitment.server];
  const verdict = async (...options: string[]) => {
    const { code, out } = await sandtable('verify', file, ...options);
    const { seed, ok } = JSON.parse((await sandtable('verify', file, ...options, '--json')).out) as Answer;
    expect(ok).toBe(code === 0);
    return { code, seed: seed.verdict, text: out.slice(out.lastIndexOf('; ') + 2, -1) };
  };
  for (const part of [own, `german=${own}`])
    expect(await verdict('--part', part, ...told)).toEqual({
      ...{ code: 0, seed: 'verified' },
      text: 'verified with your part, and with what the server had committed to',
    });
  expect(await verdict()).toMatchObject({ code: 0, seed: 'unchecked', text: 'your part was not checked: add --part' });
  expect(await verdict('--part', own)).toMatchObject({ code: 0, seed: 'unchecked' });
  expect(await verdict('--part', strange, ...told)).toMatchObject({
    ...{ code: 1, seed: 'notPromised' },
    text: `NOT WHAT WAS PROMISED: The part that you sent, ${strange}, is not in the seed.`,
  });
  expect(await verdict('--part', `german=${others}`, ...told)).toMatchObject({
    ...{ code: 1, seed: 'notPromised' },
    text: `NOT WHAT WAS PROMISED: You sent ${others} for german, but the record has ${own}.`,
  });
  expect(await verdict('--part', own, '--commitment', strange)).toMatchObject({
    ...{ code: 1, seed: 'notPromised' },
    text: expect.stringContaining(`The server first committed to ${strange}, but the record`) as string,
  });
  const plain = fileWith(savedMatch('first-shots'));
  expect(await sandtable('verify', plain, '--part', own)).toMatchObject({
    code: 1,
    out: expect.stringContaining('The seed is not made of parts') as string,
  });
  for (const [option, value] of [
    ['--part', 'xyz'],
    ['--part', '=1'],
    ['--commitment', '12'],
  ] as const)
    expect((await sandtable('verify', file, option, value)).err).toContain(`${option}: expected`);
});
