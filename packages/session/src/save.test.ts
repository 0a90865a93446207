import { outpost } from '@sandtable/kernel/testing';
import { expect, test } from 'vitest';
import { createMatch, exportForKeeper, importMatch, playOn, verify } from './index.ts';
import { FORMAT_TWO } from './testing/old-formats.ts';

interface Save {
  readonly entries: readonly string[];
  readonly record: readonly string[];
  readonly [field: string]: unknown;
}

const FIRST = { kind: 'person', name: 'first' };
const BOT = { kind: 'bot', bot: 'random' };
const bots = ['random'];

function played(seats: object = { red: BOT, blue: BOT }, seed = 'save') {
  const match = createMatch(outpost, { options: { rounds: 2 }, seed, seats }, bots);
  if (!match.ok) throw new Error(JSON.stringify(match.problems));
  playOn(match.value, { random: outpost.anySentence });
  return match.value;
}

function fileOf(match: ReturnType<typeof played>, how?: { sealed: boolean }): string {
  const file = exportForKeeper(match, how);
  if (!file.ok) throw new Error(JSON.stringify(file.problems));
  return file.value;
}

/** A file with one change. */
function damaged(change: (save: Save) => object): string {
  return JSON.stringify(change(JSON.parse(fileOf(played()))));
}

test('a match comes back from its file whole: same hash, same log, and it goes on', () => {
  const match = played({ red: FIRST, blue: FIRST });
  match.say('red', 0, 'u1 step b1 dug');
  match.undo('red', 1);
  match.say('red', 2, 'draw');
  const imported = importMatch(outpost, fileOf(match));
  if (!imported.ok) throw new Error(JSON.stringify(imported.problems));
  expect(imported.value.hash()).toBe(match.hash());
  expect(imported.value.entries).toEqual(match.entries);
  expect(fileOf(imported.value)).toBe(fileOf(match));
  for (const either of [match, imported.value]) expect(either.say('blue', 3, 'draw').granted).toBe(true);
  expect(imported.value.hash()).toBe(match.hash());
});

test('a finished match is verified by replay, die for die', () => {
  const match = played();
  expect(verify(outpost, fileOf(match))).toEqual({
    ok: true,
    entries: match.seq,
    hash: match.hash(),
    outcome: match.now('spectator').outcome,
    isSameState: true,
    from: null,
  });
});

test('a sealed file keeps the seed back; with it, and only with it, the match can be played again', () => {
  const match = played();
  const file = fileOf(match, { sealed: true });
  expect(file).not.toContain('sfc32:save');
  expect(verify(outpost, file)).toMatchObject({ divergence: { seq: 0, problem: { field: 'seed' } } });
  expect(verify(outpost, file, { seed: 'sfc32:other' })).toMatchObject({
    divergence: { problem: { field: 'commitment' } },
  });
  expect(verify(outpost, file, { seed: 'sfc32:save' }).ok).toBe(true);
  expect(importMatch(outpost, file, { seed: 'sfc32:save', bots }).ok).toBe(true);
});

/** A file without its last two entries: a sentence, and the undo that took it back. */
function cutOff(text: string): string {
  const save: Save = JSON.parse(text);
  return JSON.stringify({ ...save, entries: save.entries.slice(0, -2), record: save.record.slice(0, -2) });
}

test('a last sentence that is cut off together with its undo is missed, by these rules and by others', () => {
  const match = played({ red: FIRST, blue: FIRST });
  match.say('red', 0, 'draw');
  match.say('blue', 1, 'draw');
  const before = fileOf(match);
  match.say('red', 2, 'u1 step b1 dug');
  expect(match.undo('red', 3).granted).toBe(true);
  const cut = cutOff(fileOf(match));
  const { end: _end, ...rest } = JSON.parse(before);
  expect(JSON.parse(cut)).toMatchObject(rest);
  for (const system of [outpost, { ...outpost, version: 2 }]) {
    expect(verify(system, before)).toMatchObject({ ok: true, entries: 2 });
    expect(verify(system, fileOf(match))).toMatchObject({ ok: true, entries: 4 });
    expect(verify(system, cut)).toMatchObject({ ok: false, divergence: { seq: 2, problem: { field: 'end' } } });
  }
});

test('a file of format 2, which has no end, is verified as it always was; one of today cannot pass for it', () => {
  const old = JSON.stringify(FORMAT_TWO);
  expect(verify(outpost, old)).toMatchObject({ ok: true, entries: 4, from: null });
  expect(verify(outpost, cutOff(old))).toMatchObject({ ok: true, entries: 2, from: null });
  expect(verify({ ...outpost, version: 2 }, old)).toMatchObject({ ok: true, from: { format: 2, version: 1 } });
  expect(verify(outpost, old.replace('"version":1', '"version":7'))).toMatchObject({ ok: false });
  const again = importMatch(outpost, old);
  if (!again.ok) throw new Error(JSON.stringify(again.problems));
  const { end: _end, ...save } = JSON.parse(fileOf(again.value));
  expect(save).toMatchObject({ formatVersion: 4, entries: FORMAT_TWO.entries, hash: FORMAT_TWO.hash });
  const passing = JSON.stringify({ ...save, formatVersion: 2 });
  expect(verify(outpost, passing)).toMatchObject({ ok: false, divergence: { problem: { field: 'record.0' } } });
});

const DIGEST = expect.stringMatching(/^[0-9a-f]{12}, the digest/);

const DAMAGES: readonly [string, (save: Save) => object, unknown, unknown, unknown][] = [
  ['another game', (save) => ({ ...save, system: 'bear' }), 'system', '"outpost"', '"bear"'],
  ['another version', (save) => ({ ...save, version: 2 }), 'record.0', DIGEST, expect.any(String)],
  ['other content', (save) => ({ ...save, content: 'f00d' }), 'record.0', DIGEST, expect.any(String)],
  ['other options', (save) => ({ ...save, options: { rounds: 3 } }), 'record.0', DIGEST, expect.any(String)],
  ['another form', (save) => ({ ...save, formatVersion: 9 }), 'formatVersion', '1 or 2 or 3 or 4 or 5', '9'],
  ['another head', (save) => ({ ...save, format: 'chess' }), 'format', '"sandtable-match"', '"chess"'],
  ['no entries', (save) => ({ ...save, entries: undefined }), 'entries', 'an array', 'nothing'],
  ['a strange field', (save) => ({ ...save, mood: 'good' }), 'mood', 'no such field', '"good"'],
  ['an empty seat', (save) => ({ ...save, seats: { red: BOT } }), 'seats.blue', expect.any(String), 'nothing'],
  ['bad options', (save) => ({ ...save, options: { rounds: 0 } }), 'options.rounds', 'at least 1', '0'],
  ['another seed', (save) => ({ ...save, seed: 'sfc32:evil' }), 'commitment', expect.any(String), expect.any(String)],
  ['a seed of another kind', (save) => ({ ...save, seed: 7 }), 'seed', 'a string', '7'],
  ['a broken hash', (save) => ({ ...save, hash: 'xyz' }), 'hash', '64 hexadecimal digits', '"xyz"'],
  ['a short digest', (save) => ({ ...save, record: ['abcdef'] }), 'record.0', '12 hexadecimal digits', '"abcdef"'],
  [
    'another last state',
    (save) => ({ ...save, hash: '0'.repeat(64) }),
    'hash',
    expect.stringMatching(/^[0-9a-f]{64}$/),
    expect.stringMatching(/^"0+/),
  ],
  ['no end', (save) => ({ ...save, end: undefined }), 'end', 'a string', 'nothing'],
  [
    'another end',
    (save) => ({ ...save, end: '0'.repeat(12) }),
    'end',
    expect.stringMatching(/^the digest of an end after \d+ entries$/),
    '"000000000000"',
  ],
  [
    'a digest too few',
    (save) => ({ ...save, record: save.record.slice(0, -1) }),
    expect.stringMatching(/^record\.\d+$/),
    expect.any(String),
    'nothing',
  ],
  [
    'a digest too many',
    (save) => ({ ...save, record: [...save.record, 'abcabcabcabc'] }),
    'record',
    expect.stringMatching(/digests$/),
    expect.any(String),
  ],
];

test.each(DAMAGES)('a file with %s is refused, naming the field', (_what, change, field, expected, got) => {
  expect(importMatch(outpost, damaged(change), { bots })).toEqual({ ok: false, problems: [{ field, expected, got }] });
});

test('a text that is no JSON is refused with the place where it breaks off', () => {
  expect(importMatch(outpost, fileOf(played()).slice(0, 200))).toMatchObject({
    ok: false,
    problems: [{ field: 'file' }],
  });
  expect(importMatch(outpost, '')).toMatchObject({ ok: false, problems: [{ field: 'file', got: '""' }] });
});

test('a bot that is not here is missed when the match should go on, not when it is only verified', () => {
  const file = fileOf(played());
  expect(importMatch(outpost, file)).toMatchObject({ ok: false, problems: [{ field: 'seats.red.bot' }] });
  expect(verify(outpost, file).ok).toBe(true);
});

/** A file in which the entry of this number is replaced. */
function forged(seq: number, entry: (seat: string) => string): string {
  const forge = (text: string) => entry(text.slice(0, text.indexOf(':')));
  return damaged((save) => ({ ...save, entries: save.entries.map((old, at) => (at === seq - 1 ? forge(old) : old)) }));
}

test.each([
  [5, (seat: string) => `${seat}: u1 fly`],
  [3, () => 'green: pass'],
  [7, (seat: string) => `${seat}: undo 0`],
  [7, (seat: string) => `${seat}: undo 99`],
  [2, (seat: string) => `${seat}:pass`],
  [2, (seat: string) => `${seat}: `],
])('verify names entry %i as the first at which a forged log goes another way', (seq, entry) => {
  const text = forged(seq, entry);
  expect(verify(outpost, text)).toMatchObject({
    ok: false,
    divergence: { seq, problem: { field: `entries.${seq - 1}` } },
  });
});

test('verify names the first entry at which the dice or cards were others', () => {
  const match = played({ red: BOT, blue: BOT }, 'roll3');
  const rolled = match.entries.findIndex((_entry, index) => match.at(index + 1, 'referee').events.some(isRoll)) + 1;
  expect(rolled).toBeGreaterThan(0);
  const loaded: typeof outpost = {
    ...outpost,
    apply: (state, sentence, io) => outpost.apply(state, sentence, Object.assign(io, { roll: () => 6 })),
  };
  expect(verify(loaded, fileOf(match))).toMatchObject({
    ok: false,
    divergence: { seq: rolled, problem: { field: `record.${rolled}` } },
  });
});

function isRoll(event: { key: string }): boolean {
  return event.key === 'rolled';
}

test.each([
  ['seed', (save: Save) => ({ ...save, seed: 'x'.repeat(4_900_000) })],
  ['content', (save: Save) => ({ ...save, content: 'x'.repeat(4_900_000) })],
  ['system', (save: Save) => ({ ...save, system: 'x'.repeat(4_900_000) })],
  [
    'pack',
    ({ content: _content, end: _end, ...save }: Save) => ({
      ...save,
      formatVersion: 1,
      pack: 'x'.repeat(4_900_000),
      record: [],
    }),
  ],
])('what is longer than any %s is not even hashed', (field, change) => {
  const read = importMatch(outpost, damaged(change), { bots });
  expect(read.ok ? [] : read.problems).toEqual([
    { field, expected: 'at most 200 characters', got: expect.stringMatching(/^"x+\.\.\."$/) as string },
  ]);
});

test('of more seats than any table has, none is looked at', () => {
  const seats = Object.fromEntries(Array.from({ length: 24_000 }, (_, seat) => [`s${seat}`, { kind: 'nobody' }]));
  const read = importMatch(
    outpost,
    damaged((save) => ({ ...save, seats })),
    { bots },
  );
  expect(read.ok ? [] : read.problems).toEqual([{ field: 'seats', expected: 'at most 20 seats', got: 'an object' }]);
});

test('an altered set-up is told of as such', () => {
  const read = importMatch(
    outpost,
    damaged((save) => ({ ...save, record: save.record.with(0, '0'.repeat(12)) })),
    { bots },
  );
  expect(read.ok ? [] : read.problems).toEqual([
    {
      field: 'record.0',
      expected: expect.stringMatching(/^[0-9a-f]{12}, the digest of the set-up$/) as string,
      got: '"000000000000"',
    },
  ]);
});
