import { expect, test } from 'vitest';
import { readSummary, type Summary } from './summary.ts';

const SUMMARY: Summary = {
  id: 'm',
  system: 'bear',
  mission: 'one-bridge',
  name: 'One Bridge',
  standing: 'Round 1 of 4',
  pieces: [{ at: 'A01', side: 'german' }],
  rules: [],
  names: { german: 'the Germans' },
  seating: {
    german: { kind: 'person', name: 'You' },
    ai: { kind: 'procedure' },
    soviet: { kind: 'bot', bot: 'captain' },
  },
  asks: 'german',
  winners: [],
  entries: 3,
  changed: 1_700_000_000_000,
};

test('a whole summary is read as it is', () => {
  expect(readSummary(SUMMARY)).toBe(SUMMARY);
});

test.each(Object.keys(SUMMARY).filter((field) => field !== 'names'))('one without its %s is none', (field) => {
  const { [field]: _gone, ...rest }: Readonly<Record<string, unknown>> = { ...SUMMARY };
  expect(readSummary(rest)).toBe(null);
});

const ODD = [undefined, true, [7], [null], [{}], { german: null }, { german: { kind: 'ghost' } }, Symbol.iterator];

test.each(Object.keys(SUMMARY))('nothing odd in its %s is believed', (field) => {
  for (const odd of ODD) expect(readSummary({ ...SUMMARY, [field]: odd })).toBe(null);
});

test('no day is believed that cannot be written down', () => {
  for (const changed of [NaN, Infinity, 1e300, -1e16]) expect(readSummary({ ...SUMMARY, changed })).toBe(null);
});

test('nothing in it is believed that no list could show', () => {
  const long = 'x'.repeat(10_001);
  for (const field of ['id', 'system', 'mission', 'name', 'standing', 'asks'])
    expect(readSummary({ ...SUMMARY, [field]: long })).toBe(null);
  expect(readSummary({ ...SUMMARY, names: { german: long } })).toBe(null);
  const many = Array.from({ length: 10_001 }, () => 'A01');
  expect(readSummary({ ...SUMMARY, rules: many })).toBe(null);
  expect(readSummary({ ...SUMMARY, pieces: many.map((at) => ({ at, side: 'german' })) })).toBe(null);
  for (const entries of [NaN, -1, 1.5]) expect(readSummary({ ...SUMMARY, entries })).toBe(null);
});

test('what is no record at all is no summary', () => {
  for (const odd of ODD) expect(readSummary(odd)).toBe(null);
  expect(readSummary({ ...SUMMARY, names: undefined, round: 1, rounds: 2, vp: null })).toBe(null);
});
