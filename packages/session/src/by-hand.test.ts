import { type Given, type Need, randomOf } from '@sandtable/kernel';
import { outpost } from '@sandtable/kernel/testing';
import { expect, test } from 'vitest';
import { createMatch, exportForKeeper, importMatch, parseEntry, playOn, printEntry } from './index.ts';

const seats = { red: { kind: 'person', name: 'Anna' }, ai: { kind: 'procedure', chance: 'table' } };

function begin(own: object = seats) {
  const match = createMatch(outpost, { options: { opponent: 'procedure', rounds: 3 }, seed: 'hand', seats: own });
  if (!match.ok) throw new Error(JSON.stringify(match.problems));
  return match.value;
}

type OutpostMatch = ReturnType<typeof begin>;

/** Says a sentence, with whatever the table is asked for. */
function sayWith(match: OutpostMatch, seat: string, say: readonly string[], roll: (need: Need) => Given): Given[] {
  const given: Given[] = [];
  for (;;) {
    const answer = match.prepare(seat, match.seq, say, given);
    if (answer.granted) {
      answer.value.commit();
      return given;
    }
    if (answer.want === undefined) throw new Error(JSON.stringify(answer));
    given.push(roll(answer.want.need));
  }
}

/** A whole match by a random player whose dice and cards come from a seed of their own. */
function playedByHand(seed: string): OutpostMatch {
  const match = begin();
  const random = randomOf(seed);
  while (match.asks !== null) {
    const { asks } = match;
    const say = outpost.anySentence(match.now(asks).view, random);
    sayWith(match, asks, say, ({ of }) => (random.below(5) === 0 ? null : random.pick(of)));
  }
  return match;
}

test('what a table gave is part of its entry, and read again', () => {
  const entry = { seat: 'ai', say: ['proceed'], given: [31, null, -1] };
  expect(printEntry(entry)).toBe('ai [31 ~ -1]: proceed');
  expect(parseEntry('ai [31 ~ -1]: proceed', 'entries.0')).toEqual({ ok: true, value: entry });
  expect(printEntry({ ...entry, given: [] })).toBe('ai: proceed');
  for (const text of ['ai [31: proceed', 'ai []: proceed', 'ai [3 x]: proceed', 'red [4]: undo 2'])
    expect(parseEntry(text, 'entries.0').ok).toBe(false);
});

test('a match beside a table never plays the AI by itself', () => {
  const match = begin();
  match.say('red', 0, ['pass']);
  expect(match.asks).toBe('ai');
  expect(playOn(match)).toBeNull();
});

test('without a die nothing happens, and the answer says what is wanted; a wrong one is refused and nothing is lost', () => {
  const match = playedTo((need) => need.kind === 'die');
  const { seat, say, given, hash } = match;
  const asked = match.match.prepare(seat, match.match.seq, say, given);
  expect(asked.granted ? null : asked.want?.need).toEqual({ kind: 'die', stream: 'dice', of: [1, 2, 3, 4, 5, 6] });
  const wrong = match.match.prepare(seat, match.match.seq, say, [...given, 7]);
  expect(wrong.granted ? null : wrong.want?.need.refused).toBe(7);
  expect(match.match.hash()).toBe(hash);
  const right = match.match.prepare(seat, match.match.seq, say, [...given, 3]);
  expect(right.granted ? null : right.want?.need.refused).toBeUndefined();
});

/** Plays until the table is asked for something like this. */
function playedTo(isIt: (need: Need) => boolean) {
  for (let seed = 0; seed < 20; seed++) {
    const match = begin();
    const random = randomOf(`to ${seed}`);
    while (match.asks !== null) {
      const seat = match.asks;
      const say = outpost.anySentence(match.now(seat).view, random);
      const given: Given[] = [];
      for (;;) {
        const hash = match.hash();
        const answer = match.prepare(seat, match.seq, say, given);
        if (answer.granted) {
          answer.value.commit();
          break;
        }
        if (answer.want === undefined) throw new Error(JSON.stringify(answer));
        if (isIt(answer.want.need)) return { match, seat, say, given, hash };
        given.push(random.pick(answer.want.need.of));
      }
    }
  }
  throw new Error('never asked for');
}

test('more than is needed is refused', () => {
  const match = begin();
  const answer = match.say('red', 0, ['pass'], [4]);
  expect(answer.granted).toBe(false);
  expect(match.seq).toBe(0);
});

test('dice are given only where a table rolls', () => {
  const match = begin({ ...seats, ai: { kind: 'procedure' } });
  expect(match.say('red', 0, ['pass'], []).granted).toBe(false);
  expect(match.say('red', 0, ['pass']).granted).toBe(true);
});

test.each([1, 2, 3])('what a table gave replays to the same hash, %i', (seed) => {
  const match = playedByHand(`whole ${seed}`);
  const file = exportForKeeper(match);
  if (!file.ok) throw new Error(JSON.stringify(file.problems));
  const again = importMatch(outpost, file.value);
  expect(again.ok && again.value.hash()).toBe(match.hash());
  // Any entry can be looked at again.
  for (let seq = 1; seq <= match.seq; seq++)
    expect(again.ok && again.value.at(seq, 'referee').events).toEqual(match.at(seq, 'referee').events);
});

test('an edited die does not pass', () => {
  const match = playedByHand('edited');
  const file = exportForKeeper(match);
  if (!file.ok) throw new Error(JSON.stringify(file.problems));
  const edited = file.value.replace(/\[(\d)/, (_, die: string) => `[${die === '1' ? 2 : 1}`);
  expect(edited).not.toBe(file.value);
  expect(importMatch(outpost, edited).ok).toBe(false);
});

test('a game that has no words for a table is told so', () => {
  const match = begin();
  const answer = match.prepareByTable(0, { table: 'put', put: ['u1', 'b2'] });
  expect(answer.granted ? null : answer.problems).toMatchObject([{ field: 'put' }]);
  const plain = begin({ ...seats, ai: { kind: 'procedure' } });
  expect(plain.sayByTable(0, { table: 'put', put: ['u1'] })).toMatchObject({ reasons: [{ key: 'notByHand' }] });
});
