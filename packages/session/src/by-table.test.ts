import { outpost } from '@sandtable/kernel/testing';
import { expect, test } from 'vitest';
import { parseTableEntry, printTableEntry } from './by-table.ts';
import {
  createMatch,
  explainByTable,
  exportForKeeper,
  importMatch,
  isByTable,
  type TableEntry,
  verify,
} from './index.ts';
import { FORMAT_THREE } from './testing/old-formats.ts';

const ANNA = { kind: 'person', id: 'u1', name: 'Anna' } as const;
const OTHER_ANNA = { kind: 'person', id: 'u2', name: 'Anna' } as const;
const BOT = { kind: 'bot', bot: 'random' } as const;
const bots = ['random'];

function begin(seats: object = { red: ANNA, blue: OTHER_ANNA }, options: object = { rounds: 2 }) {
  const match = createMatch(outpost, { options, seed: 'table', seats }, bots);
  if (!match.ok) throw new Error(JSON.stringify(match.problems));
  return match.value;
}

function fileOf(match: ReturnType<typeof begin>): string {
  const file = exportForKeeper(match);
  if (!file.ok) throw new Error(JSON.stringify(file.problems));
  return file.value;
}

function said(match: ReturnType<typeof begin>, entry: TableEntry) {
  const answer = match.sayByTable(match.seq, entry, bots);
  return answer.granted ? 'granted' : answer.reasons.map(({ rule, key }) => `${rule} ${key}`).join();
}

const ENTRIES: readonly [string, TableEntry, string][] = [
  ['* resign red', { table: 'resign', by: ['red'] }, 'Red resigned'],
  ['* draw red blue', { table: 'draw', by: ['red', 'blue'] }, 'Red and Blue agreed to a draw'],
  ['* flag red', { table: 'flag', by: ['red'] }, 'Red ran out of time'],
  ['* claim blue', { table: 'claim', by: ['blue'] }, 'Blue claimed the match'],
  ['* abort', { table: 'abort', by: [] }, 'the match was called off'],
  ['* undo 0 red blue', { table: 'undo', to: 0, by: ['red', 'blue'] }, 'Red and Blue agreed to go back to the start'],
  [
    '* seat blue {"bot":"random","kind":"bot"}',
    { table: 'seat', seat: 'blue', holder: BOT },
    'the bot random plays Blue from here',
  ],
];

test.each(ENTRIES)('%s is written, read and told', (text, entry, words) => {
  expect(printTableEntry(entry)).toBe(text);
  expect(parseTableEntry(text, 'entry')).toEqual({ ok: true, value: entry });
  expect(explainByTable(entry, (seat) => seat.charAt(0).toUpperCase() + seat.slice(1))).toBe(words);
});

test.each([
  '* sing',
  '* undo',
  '* undo 01 red',
  '* seat red',
  '* seat red {"kind":"ghost"}',
  '* seat red {',
  '* resign  red',
])('%s is nothing that a table says, nor a sentence', (text) => {
  expect(parseTableEntry(text, 'entry')).toMatchObject({ ok: false });
});

test.each([
  [{ table: 'resign', by: ['red'] }, ['blue']],
  [{ table: 'resign', by: ['blue'] }, ['red']],
  [{ table: 'flag', by: ['red'] }, ['blue']],
  [{ table: 'claim', by: ['blue'] }, ['blue']],
  [{ table: 'draw', by: ['red', 'blue'] }, []],
  [{ table: 'abort', by: [] }, []],
] as const)(
  '%j ends a match: nothing more is taken, the seed lies open, and its file is verified',
  (ending, winners) => {
    const match = begin();
    match.say('red', 0, 'draw');
    match.say('blue', 1, 'u4 step c1 dug');
    const state = match.hash();
    expect(said(match, ending)).toBe('granted');
    expect(match.hash()).toBe(state);
    const { outcome, pending, undo } = match.now('red');
    expect(outcome).toEqual({ winners, scores: {}, reason: { rule: 'table', key: ending.table }, by: ending.by });
    expect(outcome !== undefined && isByTable(outcome)).toBe(true);
    expect(pending).toBeUndefined();
    expect(undo.granted).toBe(false);
    expect(match.asks).toBeNull();
    expect(match.say('red', 3, 'pass')).toMatchObject({ reasons: [{ key: 'over' }] });
    expect(said(match, { table: 'abort', by: [] })).toBe('table over');
    expect(match.reveal().granted).toBe(true);
    expect(match.at(2, 'red')).toMatchObject({ outcome: undefined, pending: { seat: 'red' } });
    expect(match.at(3, 'red').outcome).toEqual(outcome);
    const file = fileOf(match);
    expect(verify(outpost, file)).toMatchObject({ ok: true, entries: 3, outcome });
    // Neither cut off, nor somebody else's.
    const save = JSON.parse(file);
    const cut = { ...save, entries: save.entries.slice(0, 2), record: save.record.slice(0, 3) };
    const other = { ...save, entries: [...save.entries.slice(0, 2), '* resign red blue'] };
    for (const forged of [cut, other]) expect(verify(outpost, JSON.stringify(forged)).ok).toBe(false);
  },
);

test.each<[TableEntry, object, string]>([
  [{ table: 'resign', by: ['green'] }, {}, 'table unknownSeat'],
  [{ table: 'resign', by: ['red', 'red'] }, {}, 'table namedTwice'],
  [{ table: 'resign', by: [] }, {}, 'table noPerson'],
  [{ table: 'resign', by: ['red', 'blue'] }, {}, 'table nobodyElse'],
  [{ table: 'resign', by: ['blue'] }, { blue: BOT }, 'table noPerson'],
  [{ table: 'flag', by: ['blue'] }, {}, 'table notWaiting'],
  [{ table: 'flag', by: ['red'] }, { red: BOT }, 'table notWaiting'],
  [{ table: 'claim', by: ['red'] }, {}, 'table notWaiting'],
  [{ table: 'claim', by: ['blue'] }, { red: BOT }, 'table notWaiting'],
  [{ table: 'draw', by: ['red'] }, {}, 'table notAgreed'],
  [{ table: 'draw', by: ['red', 'blue'] }, { blue: BOT }, 'table notAgreed'],
  [{ table: 'undo', to: 0, by: ['red', 'blue'] }, {}, 'undo noSuchEntry'],
  [{ table: 'undo', to: 0, by: ['red'] }, {}, 'table notAgreed'],
  [{ table: 'undo', to: 0, by: [] }, { red: BOT, blue: BOT }, 'table notAgreed'],
  [{ table: 'seat', seat: 'blue', holder: OTHER_ANNA }, {}, 'table sameHolder'],
  [{ table: 'seat', seat: 'blue', holder: { kind: 'procedure' } }, {}, 'table rulesOwn'],
  [{ table: 'seat', seat: 'blue', holder: { kind: 'bot', bot: 'hal' } }, {}, 'table unknownBot'],
  [{ table: 'seat', seat: 'blue', holder: { kind: 'person', name: 'x'.repeat(1000) } }, {}, 'session tooLong'],
])('%j is refused with %j: %s', (entry, seats, why) => {
  const match = begin({ red: ANNA, blue: OTHER_ANNA, ...seats });
  expect(said(match, entry)).toBe(why);
  expect(match.seq).toBe(0);
});

test('a seat changes hands by an entry: whoever has it speaks for it, and takes back nothing said before', () => {
  const match = begin();
  match.say('red', 0, 'u1 step b1 dug');
  expect(said(match, { table: 'seat', seat: 'red', holder: OTHER_ANNA })).toBe('granted');
  expect(match.seating).toEqual({ red: OTHER_ANNA, blue: OTHER_ANNA });
  expect(match.terms.seats).toEqual({ red: ANNA, blue: OTHER_ANNA });
  expect(match.undo('red', 2)).toMatchObject({ granted: false, reasons: [{ key: 'saidByAnother' }] });
  match.say('blue', 2, 'u4 step c1 dug');
  expect(match.undo('red', 3).granted).toBe(true);
  expect(said(match, { table: 'seat', seat: 'blue', holder: BOT })).toBe('granted');
  const again = importMatch(outpost, fileOf(match), { bots });
  if (!again.ok) throw new Error(JSON.stringify(again.problems));
  expect(again.value.seating).toEqual(match.seating);
  expect(fileOf(again.value)).toBe(fileOf(match));
  expect(importMatch(outpost, fileOf(match), { bots: [] })).toMatchObject({ ok: false });
  expect(verify(outpost, fileOf(match)).ok).toBe(true);
});

test('two people of one name are two, and two names of one id are one; a name may change, an id may not', () => {
  const two = begin();
  two.say('red', 0, 'u1 step b1 dug');
  expect(two.undo('red', 1)).toMatchObject({ reasons: [{ key: 'otherPersonAsked' }] });
  const one = begin({ red: ANNA, blue: { ...ANNA, name: 'Anna at work' } });
  one.say('red', 0, 'u1 step b1 dug');
  expect(one.undo('red', 1).granted).toBe(true);
  said(two, { table: 'seat', seat: 'red', holder: { ...OTHER_ANNA, name: 'Aunt' } });
  const file = fileOf(two);
  expect(verify(outpost, file.replaceAll('Anna', 'Anne').replaceAll('Aunt', 'Uncle')).ok).toBe(true);
  expect(verify(outpost, file.replace('"u1"', '"u3"'))).toMatchObject({ divergence: { seq: 0 } });
  expect(verify(outpost, file.replace('\\"u2\\"', '\\"u3\\"'))).toMatchObject({ divergence: { seq: 2 } });
});

test('a file of format 3 opens as it did, by names; it has no entries by the table', () => {
  const old = JSON.stringify(FORMAT_THREE);
  expect(verify(outpost, old)).toMatchObject({ ok: true, entries: 4, from: null });
  expect(verify({ ...outpost, version: 2 }, old)).toMatchObject({ ok: true, from: { format: 3 } });
  expect(verify(outpost, old.replace('"first"', '"second"'))).toMatchObject({ divergence: { seq: 0 } });
  expect(verify(outpost, old.replace('red: undo 2', '* resign red'))).toMatchObject({
    divergence: { seq: 4, problem: { field: 'entries.3' } },
  });
  const { seats: _seats, ...rest } = FORMAT_THREE;
  const passing = JSON.stringify({ ...rest, seats: FORMAT_THREE.seats, formatVersion: 4 });
  expect(verify(outpost, passing)).toMatchObject({ ok: false, divergence: { problem: { field: 'record.0' } } });
});
