import { expect, test } from 'vitest';
import { readSummary, type Summary } from '../link/summary.ts';
import { printTurn, printWhen, reportRefused, whereKept } from './match-words.ts';

/** As stored when there was only one game. */
const OLD = {
  id: 'm',
  mission: 'm',
  name: 'M',
  round: 2,
  rounds: 4,
  vp: { german: 3, soviet: 1 },
  seating: { german: { kind: 'person', name: 'You' }, ai: { kind: 'procedure' } },
  asks: 'german',
  winners: [],
  entries: 7,
  pieces: [],
  changed: 0,
};
const MATCH = known(OLD);

function known(kept: unknown): Summary {
  const summary = readSummary(kept);
  if (summary === null) throw new Error('it is none');
  return summary;
}

test('a match is told by its round, its points and whose turn it is', () => {
  expect(MATCH.standing).toBe('Round 2 of 4 · VP German 3 : 1 Soviet');
  expect(printTurn(MATCH)).toBe('Your turn');
  expect(printTurn({ ...MATCH, asks: 'ai' })).toBe('the AI to move');
  expect(printTurn({ ...MATCH, asks: null, winners: ['ai'] })).toBe('Finished: the AI won');
  expect(printTurn({ ...MATCH, asks: null })).toBe('Finished: no winner');
  const two: Summary['seating'] = { german1: { kind: 'person', name: 'A' }, soviet2: { kind: 'person', name: 'B' } };
  expect(printTurn({ ...MATCH, seating: two, asks: 'soviet2' })).toBe('Soviet 2 player’s turn');
});

test('a seat that is only a number is a player, said once', () => {
  const seating: Summary['seating'] = { p1: { kind: 'person', name: 'A' }, p2: { kind: 'person', name: 'B' } };
  expect(printTurn({ ...MATCH, seating, asks: 'p1' })).toBe('Player 1’s turn');
  expect(printTurn({ ...MATCH, seating, asks: null, winners: ['p2'] })).toBe('Finished: Player 2 won');
});

test('a match that was kept while there was one game is read as one of it, and a newer one as it is', () => {
  expect(MATCH).toMatchObject({ system: 'bear', rules: [], name: 'M', entries: 7 });
  expect(MATCH).not.toHaveProperty('vp');
  expect(known({ ...OLD, rules: ['Hit markers: Open'] }).rules).toEqual(['Hit markers: Open']);
  expect(readSummary(MATCH)).toBe(MATCH);
  const { names: _names, ...nameless } = MATCH;
  expect(readSummary(nameless)).toEqual(MATCH);
});

test('a game may have names of its own for the seats', () => {
  const names = { p1: 'Szurmay', p2: 'Hadfy' };
  const seating: Summary['seating'] = { p1: { kind: 'person', name: 'A' }, p2: { kind: 'person', name: 'B' } };
  expect(printTurn({ ...MATCH, names, seating, asks: 'p2' })).toBe('Hadfy player’s turn');
  expect(printTurn({ ...MATCH, names, seating, asks: null, winners: ['p1', 'p2'] })).toBe(
    'Finished: Szurmay and Hadfy won',
  );
});

function refusedFor(reasons: readonly string[]) {
  return reasons.map((why, place) => ({ name: `match ${place}`, why }));
}

test('a few refused matches are told one by one, many by their reasons, the most frequent first', () => {
  const few = refusedFor(['Damaged.', 'No match.']);
  expect(reportRefused(few)).toEqual({ kind: 'each', matches: few });
  const many = refusedFor(Array.from({ length: 2000 }, (_, place) => (place % 500 === 1 ? 'Damaged.' : 'No match.')));
  expect(reportRefused(many)).toEqual({
    kind: 'reasons',
    lines: [
      { name: '1,996 matches', why: 'No match.' },
      { name: '4 matches', why: 'Damaged.' },
    ],
  });
  const diverse = refusedFor(Array.from({ length: 100 }, (_, place) => `Entry ${place}.`));
  const report = reportRefused(diverse);
  expect(report.kind === 'reasons' ? report.lines.length : 0).toBe(6);
  expect(report).toMatchObject({ lines: [{}, {}, {}, {}, {}, { name: '95 matches', why: 'Other reasons.' }] });
});

test('a date still to come is not shown as one', () => {
  expect(printWhen(Date.now() + 86_400_000)).toBe('at an unknown time');
  expect(printWhen(Date.now())).not.toContain('unknown');
});

test('at the server of one’s own machine it is said where matches are kept, and where else they may be', () => {
  expect(whereKept(new URL('http://localhost:8081/#/'))).toEqual({
    here: 'localhost:8081',
    other: { name: '127.0.0.1:8081', href: 'http://127.0.0.1:8081/?stay' },
  });
  expect(whereKept(new URL('http://127.0.0.1:8080/?stay'))).toEqual({
    here: '127.0.0.1:8080',
    other: { name: 'localhost:8080', href: 'http://localhost:8080/' },
  });
  expect(whereKept(new URL('https://sandtable.example/#/'))).toBe(null);
});
