import { randomOf } from '@sandtable/kernel';
import { outpost } from '@sandtable/kernel/testing';
import { expect, test } from 'vitest';
import { branchOff, createMatch, exportForKeeper, openSnapshot, playOn, readMatch, snapshotOf } from './index.ts';

const BOT = { kind: 'bot', bot: 'random' };
const PERSON = { kind: 'person', name: 'first' };

function played(seed: string, entries = 12) {
  const seats = { red: PERSON, blue: PERSON };
  const match = good(createMatch(outpost, { options: { rounds: 3 }, seed, seats }));
  const random = randomOf(`sfc32:${seed}`);
  for (let { asks } = match; asks !== null && match.seq < entries; { asks } = match)
    if (!match.say(asks, match.seq, outpost.anySentence(match.now(asks).view, random)).granted) throw new Error(asks);
  return match;
}

function good<T>(result: { ok: true; value: T } | { ok: false; problems: readonly unknown[] }): T {
  if (!result.ok) throw new Error(JSON.stringify(result.problems));
  return result.value;
}

interface Fields {
  readonly entries: readonly string[];
  readonly record: readonly string[];
  readonly marks: readonly number[];
  readonly state: { readonly [field: string]: unknown };
  readonly [field: string]: unknown;
}

const OTHER = '0'.repeat(64);

const ALTERED: readonly [string, (shot: Fields) => object, string][] = [
  ['of another game', (shot) => ({ ...shot, system: 'pig' }), 'system'],
  ['of other rules', (shot) => ({ ...shot, version: 2 }), 'version'],
  ['of other content', (shot) => ({ ...shot, pack: 'f00d' }), 'pack'],
  ['with another hash of its content', (shot) => ({ ...shot, content: 'f00d' }), 'seal'],
  ['of another format', (shot) => ({ ...shot, formatVersion: 2 }), 'formatVersion'],
  ['that is a save', (shot) => ({ ...shot, format: 'sandtable-match' }), 'format'],
  ['with other options', (shot) => ({ ...shot, options: { rounds: 2 } }), 'seal'],
  ['with impossible options', (shot) => ({ ...shot, options: { rounds: -2 } }), 'seal'],
  ['with another seed', (shot) => ({ ...shot, seed: 'sfc32:other' }), 'seal'],
  ['with a seed that is none', (shot) => ({ ...shot, seed: 'a b' }), 'seed'],
  ['with another commitment', (shot) => ({ ...shot, commitment: OTHER }), 'seal'],
  ['with another entry', (shot) => ({ ...shot, entries: ['red: pass', ...shot.entries.slice(1)] }), 'seal'],
  ['cut off', (shot) => ({ ...shot, entries: shot.entries.slice(1) }), 'seal'],
  ['with another digest', (shot) => ({ ...shot, record: shot.record.toReversed() }), 'seal'],
  ['that hides news', (shot) => ({ ...shot, marks: shot.marks.map((mark) => mark & ~1) }), 'seal'],
  ['with news that nobody heard', (shot) => ({ ...shot, told: [] }), 'seal'],
  ['with another state', (shot) => ({ ...shot, state: { ...shot.state, round: 2 } }), 'state'],
  ['with no state at all', (shot) => ({ ...shot, state: null }), 'state'],
  ['with another hash', (shot) => ({ ...shot, hash: OTHER }), 'seal'],
  ['with other seats', (shot) => ({ ...shot, seats: { red: PERSON, blue: { ...PERSON, name: 'x' } } }), 'seal'],
  ['with a field too many', (shot) => ({ ...shot, mood: 'good' }), 'mood'],
];

test.each(ALTERED)('a snapshot %s is refused', (_what, alter, field) => {
  const match = played('altered');
  const text = JSON.stringify(alter(JSON.parse(good(snapshotOf(match)))));
  expect(openSnapshot(outpost, text)).toMatchObject({ ok: false, problems: [{ field }] });
});

test('in whatever order the fields and seats of a snapshot stand, it is the same match', () => {
  const match = played('order');
  const shot: Fields = JSON.parse(good(snapshotOf(match)));
  const turned = Object.fromEntries(Object.entries({ ...shot, seats: { blue: PERSON, red: PERSON } }).toReversed());
  expect(good(openSnapshot(outpost, JSON.stringify(turned))).asks).toBe(match.asks);
});

test('whoever knows a text to be intact need not have it hashed again; rules and bots are still looked at', () => {
  const match = played('intact');
  const shot: Fields = JSON.parse(good(snapshotOf(match)));
  const open = (text: object) => openSnapshot(outpost, JSON.stringify(text), { bots: [], isIntact: true });
  expect(good(open(shot)).hash()).toBe(match.hash());
  expect(open({ ...shot, seal: '0'.repeat(12) }).ok).toBe(true);
  expect(open({ ...shot, version: 2 })).toMatchObject({ ok: false, problems: [{ field: 'version' }] });
  expect(open({ ...shot, state: null })).toMatchObject({ ok: false, problems: [{ field: 'state' }] });
  expect(open({ ...shot, entries: [] })).toMatchObject({ ok: false, problems: [{ field: 'record' }] });
});

test('what is no JSON is refused in words', () => {
  const text = good(snapshotOf(played('cut')));
  for (const bad of ['', '{', text.slice(0, -9), 'null'])
    expect(openSnapshot(outpost, bad)).toMatchObject({ ok: false, problems: [{ expected: expect.any(String) }] });
});

test('a snapshot of another match is not used', () => {
  const [match, other] = [played('one'), played('two')];
  const read = readMatch(outpost, good(exportForKeeper(match)), {}, other);
  expect(read).toMatchObject({ kind: 'same', match: { secretSeed: 'sfc32:one' } });
});

test('a file that lies after the snapshot is found out', () => {
  const match = played('lies', 5);
  const snapshot = good(snapshotOf(match));
  const opened = () => good(openSnapshot(outpost, snapshot));
  const asks = match.asks ?? '';
  const said = outpost.anySentence(match.now(asks).view, randomOf('sfc32:lies'));
  expect(match.say(asks, match.seq, said).granted).toBe(true);
  const file = good(exportForKeeper(match));
  expect(readMatch(outpost, file, {}, opened()).kind).toBe('same');
  const { record, ...save }: Fields = JSON.parse(file);
  const forged = JSON.stringify({ ...save, record: [...record.slice(0, -1), '0'.repeat(12)] });
  expect(readMatch(outpost, forged, {}, opened())).toMatchObject({ kind: 'wrong', divergence: { seq: 6 } });
});

test('a match with a bot that is not here is not opened', () => {
  const plan = { options: { rounds: 2 }, seed: 'bots', seats: { red: BOT, blue: PERSON } };
  const match = good(createMatch(outpost, plan, ['random']));
  playOn(match, { random: outpost.anySentence });
  const text = good(snapshotOf(match));
  expect(openSnapshot(outpost, text, { bots: ['other'] })).toMatchObject({ problems: [{ field: 'seats' }] });
  expect(openSnapshot(outpost, text, { bots: ['random'] }).ok).toBe(true);
});

test('a branch has no snapshot', () => {
  expect(snapshotOf(good(branchOff(played('branch'), 'red', 'other')))).toMatchObject({ ok: false });
});
