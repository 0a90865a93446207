import { outpost } from '@sandtable/kernel/testing';
import { expect, test } from 'vitest';
import { createMatch, exportForKeeper, importMatch } from './index.ts';

const FIRST = { kind: 'person', name: 'first' };
const SECOND = { kind: 'person', name: 'second' };

function begin(blue: object = FIRST) {
  const match = createMatch(outpost, { options: {}, seed: 'undo', seats: { red: FIRST, blue } }, ['random']);
  if (!match.ok) throw new Error(JSON.stringify(match.problems));
  return match.value;
}

function say(match: ReturnType<typeof begin>, ...sentences: string[]) {
  for (const sentence of sentences) {
    const answer = match.say(match.asks ?? '', match.seq, sentence);
    if (!answer.granted) throw new Error(`${sentence}: ${JSON.stringify(answer)}`);
  }
}

function reasonOf(verdict: ReturnType<ReturnType<typeof begin>['undo']>) {
  return verdict.granted ? 'granted' : verdict.reasons.map(({ key }) => key).join();
}

test('a person takes back what nobody learned from; the undo is an entry itself', () => {
  const match = begin();
  const start = match.hash();
  say(match, 'u1 step b1 dug');
  const after = match.hash();
  expect(match.now('red').undo).toMatchObject({ granted: true, value: { to: 0 } });
  expect(match.undo('red', 1)).toMatchObject({ granted: true, value: { seq: 2 } });
  expect(match.hash()).toBe(start);
  expect(match.entries).toEqual([
    { seat: 'red', say: ['u1', 'step', 'b1', 'dug'] },
    { seat: 'red', undo: 0 },
  ]);
  expect(match.now('red')).toMatchObject({ seq: 2, events: [], pending: { seat: 'red' } });
  say(match, 'u1 step b1 dug');
  expect(match.hash()).toBe(after);
  expect(match.seq).toBe(3);
});

test('undo goes back one entry after another, also over an undo, or to a named entry at once', () => {
  const match = begin();
  const hashes = [match.hash()];
  for (const sentence of ['u1 step b1 dug', 'u4 step c1 dug', 'u2 step b2 dug']) {
    say(match, sentence);
    hashes.push(match.hash());
  }
  match.undo('red', 3);
  expect(match.hash()).toBe(hashes[2]);
  match.undo('red', 4);
  expect(match.hash()).toBe(hashes[1]);
  say(match, 'u5 step c2 dug');
  match.undo('red', 6);
  expect(match.hash()).toBe(hashes[1]);
  expect(match.entries.at(-1)).toEqual({ seat: 'red', undo: 1 });
  say(match, 'u5 step c2 dug', 'u3 step b3 dug');
  expect(match.undo('blue', 9, 1).granted).toBe(true);
  expect(match.hash()).toBe(hashes[1]);
  match.undo('red', 10);
  expect(match.hash()).toBe(hashes[0]);
  expect(reasonOf(match.undo('red', 11))).toBe('nothingSaid');
});

test('no undo goes behind dice, draws and reveals', () => {
  const match = begin();
  say(match, 'draw');
  expect(match.undo('red', 1)).toMatchObject({ reasons: [{ rule: 'undo', key: 'newInformation', amount: 1 }] });
  say(match, 'u4 step c1 dug');
  expect(match.undo('blue', 2, 1).granted).toBe(true);
  expect(reasonOf(match.undo('blue', 3, 0))).toBe('newInformation');
});

test('what another person has been asked but not seen may be taken back, and a log with it can be played again', () => {
  const match = begin(SECOND);
  const start = match.hash();
  say(match, 'u1 step b1 dug');
  expect(match.undo('red', 1, undefined, () => false)).toMatchObject({ granted: true });
  expect(match.hash()).toBe(start);
  const saved = exportForKeeper(match);
  if (!saved.ok) throw new Error(JSON.stringify(saved));
  const again = importMatch(outpost, saved.value);
  expect(again.ok && again.value.hash()).toBe(start);
});

test('no undo once another person is asked', () => {
  const match = begin(SECOND);
  say(match, 'u1 step b1 dug');
  expect(reasonOf(match.undo('red', 1))).toBe('otherPersonAsked');
  expect(reasonOf(match.undo('blue', 1))).toBe('saidByAnother');
  expect(match.seq).toBe(1);
});

test('a word may be taken back before a bot has answered it, not after', () => {
  const match = begin({ kind: 'bot', bot: 'random' });
  say(match, 'u1 step b1 dug');
  expect(match.now('red').undo.granted).toBe(true);
  say(match, 'pass');
  expect(reasonOf(match.undo('red', 2))).toBe('saidByAnother');
});

test('nothing is taken back when it is over: the seed lies open', () => {
  const match = createMatch(outpost, { options: { rounds: 1 }, seed: 'undo', seats: { red: FIRST, blue: FIRST } });
  if (!match.ok) throw new Error('no match');
  say(match.value, 'pass', 'pass');
  expect(reasonOf(match.value.undo('red', 2))).toBe('over');
});

test('an undo is refused that is stale, of a stranger, or goes to no earlier entry', () => {
  const match = begin();
  expect(reasonOf(match.undo('red', 0))).toBe('nothingSaid');
  say(match, 'u1 step b1 dug', 'u4 step c1 dug');
  expect(reasonOf(match.undo('red', 1))).toBe('stale');
  expect(reasonOf(match.undo('green', 2))).toBe('unknownSeat');
  for (const to of [2, 3, -1, 0.5, Number.NaN]) expect(reasonOf(match.undo('red', 2, to))).toBe('noSuchEntry');
  expect(match.seq).toBe(2);
});
