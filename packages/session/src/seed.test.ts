import { randomOf, sha256Hex } from '@sandtable/kernel';
import { outpost } from '@sandtable/kernel/testing';
import { expect, test } from 'vitest';
import { createMatch, exportForKeeper, exportMatch, importMatch, playOn, verify } from './index.ts';

const SERVER = '0123456789abcdef0123456789abcdef';
const RED = 'a'.repeat(32);
const BLUE = 'b'.repeat(64);
const PARTS = { red: RED, blue: BLUE };
const PERSON = { kind: 'person', name: 'first' };
const seats = { red: PERSON, blue: { kind: 'person', name: 'second' } };

function begin(seed: unknown, seating: object = seats) {
  return createMatch(outpost, { options: { rounds: 2 }, seed, seats: seating }, ['random']);
}

function played(seed: unknown = { algorithm: 'sha256', server: SERVER, parts: PARTS }) {
  const match = good(begin(seed));
  const random = randomOf('sfc32:played');
  for (let { asks } = match; asks !== null; { asks } = match)
    if (!match.say(asks, match.seq, outpost.anySentence(match.now(asks).view, random)).granted) throw new Error(asks);
  return match;
}

function good<T>(result: { ok: true; value: T } | { ok: false; problems: readonly unknown[] }): T {
  if (!result.ok) throw new Error(JSON.stringify(result.problems));
  return result.value;
}

test('the server’s part shows by its hash, the seats’ parts as they are; the seed comes of all', () => {
  const match = good(begin({ algorithm: 'sha256', server: SERVER, parts: PARTS }));
  expect(match.commitment).toEqual({ algorithm: 'sha256', server: sha256Hex(SERVER), parts: PARTS });
  expect(match.secretSeed).toBe(`sha256:${sha256Hex(`["${SERVER}",{"blue":"${BLUE}","red":"${RED}"}]`)}`);
  expect(match.reveal()).toMatchObject({ granted: false });
  for (const [name, cursor] of Object.entries(match.stateAt(0).random)) {
    expect(cursor).toEqual([sha256Hex(`${match.secretSeed}/${name}`), expect.any(Number)]);
  }
});

test('one other part, of the server or a seat, gives another seed', () => {
  const seeds = [
    { server: SERVER, parts: PARTS },
    { server: RED, parts: PARTS },
    { server: SERVER, parts: { red: RED, blue: RED } },
    { server: SERVER, parts: { red: BLUE, blue: RED } },
  ].map((seed) => good(begin({ algorithm: 'sha256', ...seed })).secretSeed);
  expect(new Set(seeds).size).toBe(4);
});

test.each<[string, object, string]>([
  ['short', { parts: { ...PARTS, red: 'abc' } }, 'seed.parts.red'],
  ['no text', { parts: { ...PARTS, red: 5 } }, 'seed.parts.red'],
  ['too long', { parts: { ...PARTS, red: 'a'.repeat(129) } }, 'seed.parts.red'],
  ['no hexadecimal digits', { parts: { ...PARTS, red: 'x'.repeat(32) } }, 'seed.parts.red'],
  ['of an unknown seat', { parts: { ...PARTS, green: RED } }, 'seed.parts.green'],
  ['of a seat called __proto__', { parts: JSON.parse(`{"__proto__":"${RED}"}`) }, 'seed.parts.'],
  ['missing', { parts: { red: RED } }, 'seed.parts.blue'],
  ['all missing', { parts: undefined }, 'seed.parts'],
  ['short, the server’s', { server: 'abc' }, 'seed.server'],
  ['missing, the server’s', { server: undefined }, 'seed.server'],
  ['for sfc32', { algorithm: 'sfc32' }, 'seed.algorithm'],
  ['beside another field', { more: 1 }, 'seed.more'],
])('a part %s is refused by its field', (_what, change, field) => {
  const refused = begin({ algorithm: 'sha256', server: SERVER, parts: PARTS, ...change });
  expect(refused).toMatchObject({
    ok: false,
    problems: [{ field: expect.stringContaining(field), expected: expect.any(String) }],
  });
});

test('a bot gives no part', () => {
  const seating = { red: PERSON, blue: { kind: 'bot', bot: 'random' } };
  expect(begin({ algorithm: 'sha256', server: SERVER, parts: PARTS }, seating)).toMatchObject({
    problems: [{ field: 'seed.parts.blue' }],
  });
  const match = good(begin({ algorithm: 'sha256', server: SERVER, parts: { red: RED } }, seating));
  playOn(match, { random: outpost.anySentence });
  expect(match.asks).toBe('red');
});

test('a file in parts names them, and is verified by the server’s part and all dice', () => {
  const match = played();
  expect(match.reveal()).toMatchObject({ granted: true, value: SERVER });
  const file = good(exportMatch(match));
  expect(JSON.parse(file)).toMatchObject({ formatVersion: 5, seed: SERVER, commitment: match.commitment });
  expect(verify(outpost, file)).toMatchObject({ ok: true, entries: match.seq, hash: match.hash() });
  expect(good(importMatch(outpost, file)).hash()).toBe(match.hash());
  const sealed = good(exportForKeeper(match, { sealed: true }));
  expect(sealed).not.toContain(SERVER);
  expect(verify(outpost, sealed)).toMatchObject({ ok: false, divergence: { problem: { field: 'seed' } } });
  expect(verify(outpost, sealed, { seed: SERVER }).ok).toBe(true);
  expect(verify(outpost, sealed, { seed: RED })).toMatchObject({ divergence: { problem: { field: 'commitment' } } });
});

test.each<[string, (save: { commitment: object }) => object, string]>([
  ['another server’s part', () => ({ seed: RED }), 'commitment'],
  ['another hash of it', ({ commitment }) => ({ commitment: { ...commitment, server: sha256Hex(RED) } }), 'commitment'],
  [
    'another seat’s part',
    ({ commitment }) => ({ commitment: { ...commitment, parts: { red: RED, blue: RED } } }),
    'record.0',
  ],
  [
    'no part of a seat',
    ({ commitment }) => ({ commitment: { ...commitment, parts: { red: RED } } }),
    'seed.parts.blue',
  ],
  ['a plain commitment', () => ({ commitment: sha256Hex(SERVER) }), 'commitment'],
  ['the number of format 4', () => ({ formatVersion: 4 }), 'commitment'],
])('a file with %s is found out', (_what, change, field) => {
  const save = JSON.parse(good(exportMatch(played())));
  const forged = JSON.stringify({ ...save, ...change(save) });
  expect(verify(outpost, forged)).toMatchObject({ ok: false, divergence: { seq: 0, problem: { field } } });
});

test('a plain seed may have either algorithm, and its files are of format 4 as ever', () => {
  for (const seed of ['sfc32:plain', `sha256:${RED}`]) {
    const match = played(seed);
    const file = good(exportMatch(match));
    expect(JSON.parse(file)).toMatchObject({ formatVersion: 4, seed, commitment: sha256Hex(seed) });
    expect(verify(outpost, file).ok).toBe(true);
  }
  expect(begin('sha256:short')).toMatchObject({
    problems: [{ field: 'seed', expected: expect.stringContaining('32') }],
  });
});
