import { defaultPack } from '@sandtable/bear';
import { expect, test } from 'vitest';
import { BadInput } from '../io/input.ts';
import { fileWith, sandtable } from '../testing/sandtable.ts';
import { savedMatch } from '../testing/saved.ts';

/** Moves up a line, clears it, and writes something else there. */
const EVIL = '\u001b[1A\u001b[2K\rall entries match\u009b\u202e';
const UNSEEN = /[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}]/u;

/** Every line is short and shows every character. */
function expectClean(text: string, most = 21): void {
  const lines = text.trimEnd().split('\n');
  expect(lines.length).toBeLessThanOrEqual(most);
  for (const line of lines) {
    expect(line).not.toMatch(UNSEEN);
    expect(line.length).toBeLessThan(700);
  }
}

test.each([
  ['a key', (save: object) => ({ ...save, [EVIL]: 1 })],
  ['a seat', (save: { seats?: object }) => ({ ...save, seats: { ...save.seats, [EVIL]: { kind: 'procedure' } } })],
  ['a game', (save: object) => ({ ...save, system: EVIL })],
  ['an entry', (save: object) => ({ ...save, entries: [EVIL.repeat(1000)] })],
])('what a save says cannot overwrite what is said of it: %s', async (_what, change) => {
  const file = fileWith(JSON.stringify(change(JSON.parse(savedMatch('first-shots')) as object)));
  for (const args of [
    ['verify', file],
    ['verify', file, '--json'],
    ['replay', file],
  ]) {
    const { code, out, err } = await sandtable(...args);
    expect(code).toBeGreaterThan(0);
    expectClean(out + err);
  }
});

test('a text that is no JSON is quoted, not repeated', async () => {
  const file = fileWith(`{"${EVIL.repeat(500)}`);
  for (const args of [
    ['verify', file],
    ['replay', file],
    ['pack', 'check', file],
    ['ask', '--batch', file],
  ]) {
    const { code, out, err } = await sandtable(...args);
    expect(code).toBeGreaterThan(0);
    expectClean(out + err);
  }
});

test('of many problems the first twenty are told, and how many there are', async () => {
  const unitTypes = Array.from({ length: 200 }, () => EVIL);
  const file = fileWith(JSON.stringify({ ...defaultPack, id: 'own-pack', unitTypes }));
  const { out } = await sandtable('pack', 'check', file);
  expectClean(out);
  expect(out.trimEnd().split('\n').at(-1)).toMatch(/^and \d+ more problems$/);
  const told = JSON.parse((await sandtable('pack', 'check', file, '--json')).out) as {
    problems: object[];
    more: number;
  };
  expect(told.problems).toHaveLength(20);
  expect(told.more).toBeGreaterThanOrEqual(180);
  const units = Array.from({ length: 100 }, () => ({ [EVIL]: EVIL }));
  const position = fileWith(JSON.stringify({ game: 'bear', map: { boards: ['b1'] }, units }));
  const asked = await sandtable('ask', 'los', '--position', position, '--from', 'B06', '--to', 'F15');
  expect(asked.code).toBe(2);
  expectClean(asked.err);
  expect(asked.err).toMatch(/\nand \d+ more problems\n$/);
  const record = Array.from({ length: 60 }, () => EVIL);
  const save = fileWith(JSON.stringify({ ...JSON.parse(savedMatch('first-shots')), record }));
  const replayed = await sandtable('replay', save);
  expectClean(replayed.err);
  expect(replayed.err).toMatch(/\nand 40 more problems\n$/);
});

test('very many problems are no more than many', () => {
  const { message } = new BadInput(Array.from({ length: 300_000 }, (_, place) => `units.${place}: expected a unit`));
  expect(message.split('\n').slice(20)).toEqual(['and 299980 more problems']);
});

test('a batch names its questions by clean names', async () => {
  const { out } = await sandtable(
    'ask',
    '--batch',
    fileWith(JSON.stringify([{ id: EVIL.repeat(50), ask: EVIL, [EVIL]: 1 }])),
  );
  expectClean(out);
  const { out: json } = await sandtable(
    'ask',
    '--json',
    '--batch',
    fileWith(JSON.stringify([{ id: EVIL, ask: EVIL }])),
  );
  expectClean(json);
  expect(JSON.parse(json)).toMatchObject({ id: EVIL, code: 2 });
});

test('a pack with a 0 that has a sign is refused with its field', async () => {
  const [rifle] = defaultPack.unitTypes;
  const text = JSON.stringify({ ...defaultPack, unitTypes: [{ ...rifle, moveCost: 4711 }] }).replace('4711', '-0');
  expect(await sandtable('pack', 'check', fileWith(text))).toEqual({
    code: 1,
    out: 'unitTypes.0.moveCost: expected 0 without a sign, got -0\n',
    err: '',
  });
});

test('a pack with a strange name is refused in a clean line', async () => {
  const file = fileWith(JSON.stringify({ ...defaultPack, id: 'x', name: EVIL }));
  const { code, out } = await sandtable('pack', 'check', file);
  expect(code).toBe(1);
  expectClean(out, 1);
  expect(out).toContain('name: expected');
  const { out: json } = await sandtable('pack', 'check', '--json', file);
  expectClean(json, 1);
  expect(JSON.parse(json)).toMatchObject({ ok: false, problems: [{ field: 'name' }] });
});

test('a strange word on the command line is not obeyed by the terminal', async () => {
  for (const args of [
    [EVIL],
    ['verify', `--${EVIL}`],
    ['ask', EVIL],
    ['ask', 'los', `--${EVIL}`],
    ['verify', 'x', EVIL],
  ]) {
    const { code, out, err } = await sandtable(...args);
    expect(code).toBe(2);
    expectClean(out + err);
  }
});
