import type { Denied } from '@sandtable/kernel';
import { outpost } from '@sandtable/kernel/testing';
import { expect, test } from 'vitest';
import { act, createMatch, playOne } from './index.ts';

const PLAN = {
  options: { rounds: 2 },
  seed: 'sfc32:match',
  seats: { red: { kind: 'person', name: 'first' }, blue: { kind: 'person', name: 'second' } },
};

function begin(plan: object = {}) {
  const match = createMatch(outpost, { ...PLAN, ...plan }, ['random']);
  if (!match.ok) throw new Error(JSON.stringify(match.problems));
  return match.value;
}

function refusal(answer: { readonly granted: true } | Denied) {
  return answer.granted ? 'granted' : answer.reasons.map(({ rule, key }) => `${rule} ${key}`).join();
}

test.each([
  [{ options: { rounds: 7 } }, 'options.rounds', 'at most 6', '7'],
  [{ options: null }, 'options', 'an object', 'null'],
  [{ seed: '' }, 'seed', expect.stringContaining('sfc32:'), '""'],
  [{ seed: 'mt19937:1' }, 'seed', expect.stringContaining('sfc32:'), '"mt19937:1"'],
  [{ seats: { red: PLAN.seats.red } }, 'seats.blue', 'a person, a bot or a procedure', 'nothing'],
  [{ seats: { ...PLAN.seats, green: PLAN.seats.red } }, 'seats.green', 'no seat but red, blue', 'an object'],
  [
    { seats: { ...PLAN.seats, blue: { kind: 'ghost' } } },
    'seats.blue.kind',
    expect.stringContaining('"bot"'),
    '"ghost"',
  ],
  [{ seats: { ...PLAN.seats, blue: { kind: 'bot', bot: 'hal' } } }, 'seats.blue.bot', 'one of random', '"hal"'],
  [{ seats: { ...PLAN.seats, blue: { kind: 'procedure' } } }, 'seats.blue.kind', '"person" or "bot"', '"procedure"'],
  [
    { options: { opponent: 'procedure' }, seats: { red: PLAN.seats.red, ai: { kind: 'bot', bot: 'random' } } },
    'seats.ai.kind',
    '"procedure"',
    '"bot"',
  ],
])('a match is not begun on bad input: %j', (plan, field, expected, got) => {
  expect(createMatch(outpost, { ...PLAN, ...plan }, ['random'])).toEqual({
    ok: false,
    problems: [{ field, expected, got }],
  });
});

test('a sentence is taken from the seat that is asked, and everybody sees the next moment', () => {
  const match = begin();
  expect(match.now('red')).toMatchObject({ seq: 0, pending: { seat: 'red', key: 'turn' } });
  expect(match.say('red', 0, 'u1 step b1 dug')).toMatchObject({ granted: true, value: { seq: 1 } });
  const stepped = { rule: 'step', key: 'stepped', squad: 0, at: 1, posture: 'dug' };
  for (const audience of ['red', 'blue', 'spectator', 'referee']) {
    expect(match.now(audience)).toMatchObject({ seq: 1, audience, pending: { seat: 'blue' }, events: [stepped] });
  }
});

test('words may come as a text or as a list', () => {
  const match = begin();
  expect(match.say('red', 0, ['u1', 'step', 'b1', 'dug']).granted).toBe(true);
  expect(match.entries).toEqual([{ seat: 'red', say: ['u1', 'step', 'b1', 'dug'] }]);
});

test('what cannot be taken is refused with its reason, and the match stays as it was', () => {
  const match = begin();
  const before = match.hash();
  expect(refusal(match.say('green', 0, 'pass'))).toBe('session unknownSeat');
  expect(refusal(match.say('__proto__', 0, 'pass'))).toBe('session unknownSeat');
  expect(refusal(match.say('red', 1, 'pass'))).toBe('session stale');
  expect(refusal(match.say('blue', 0, 'pass'))).toBe('session notAsked');
  expect(refusal(match.say('red', 0, 'pass  '))).toBe('session malformed');
  expect(refusal(match.say('red', 0, ['pass', 3]))).toBe('session malformed');
  expect(refusal(match.say('red', 0, null))).toBe('session malformed');
  expect(refusal(match.say('red', 0, 'u1 step'))).toBe('session unfinished');
  expect(refusal(match.say('red', 0, 'u4 step c1 dug'))).toBe('turn notYours');
  expect(refusal(match.say('red', 0, 'u1 step d1 dug'))).toBe('step noWay');
  expect(refusal(match.say('red', 0, 'sing'))).toBe('sentence unexpected');
  expect(match.seq).toBe(0);
  expect(match.hash()).toBe(before);
});

test('what is no sentence at all is refused with what was expected in its place', () => {
  expect(begin().say('red', 0, ['pass', 3])).toMatchObject({
    reasons: [{ key: 'malformed' }],
    problems: [{ field: 'sentence', expected: expect.stringContaining('one space between them'), got: 'a list of 2' }],
  });
});

test('a stale sentence is told the number that the match has come to', () => {
  const match = begin();
  match.say('red', 0, 'pass');
  expect(match.say('blue', 0, 'pass')).toMatchObject({ granted: false, reasons: [{ key: 'stale', amount: 1 }] });
});

test('a seat hears what it may know: its own card, and of the other only that there was one', () => {
  const match = begin();
  match.say('red', 0, 'draw');
  const [red] = match.now('red').events;
  expect(red).toMatchObject({ key: 'drew', seat: 'red', card: expect.any(Number) });
  expect(match.now('blue').events).toEqual([{ rule: 'draw', key: 'drew', seat: 'red', card: null }]);
  expect(match.now('blue').view.players[0]?.hand).toEqual([null, null, null]);
});

test('once it is over nothing more is taken, and the seed lies open', () => {
  const match = begin({ options: { rounds: 1 } });
  expect(match.reveal()).toMatchObject({ granted: false, reasons: [{ key: 'stillPlayed' }] });
  match.say('red', 0, 'pass');
  match.say('blue', 1, 'pass');
  expect(match.asks).toBeNull();
  expect(match.now('spectator').outcome).toMatchObject({ winners: [], scores: { red: 3, blue: 3 } });
  expect(refusal(match.say('red', 2, 'pass'))).toBe('session over');
  expect(match.reveal()).toMatchObject({ granted: true, value: 'sfc32:match' });
});

test('the commitment binds the seed from the start and is nothing but its SHA-256', () => {
  expect(begin({ seed: 'sfc32:abc' }).commitment).toBe(begin({ seed: 'abc' }).commitment);
  expect(begin({ seed: 'sfc32:abc' }).commitment).not.toBe(begin({ seed: 'sfc32:abd' }).commitment);
});

test('should the rules break down, the sentence is refused with the hash and the match goes on', () => {
  const broken: typeof outpost = {
    ...outpost,
    apply(state, sentence, io) {
      outpost.apply(state, sentence, io);
      if (sentence[0] === 'u2') throw new Error('out of ammunition');
    },
  };
  const created = createMatch(broken, PLAN);
  if (!created.ok) throw new Error('no match');
  const match = created.value;
  match.say('red', 0, 'u1 step b1 dug');
  match.say('blue', 1, 'pass');
  const before = match.hash();
  expect(match.say('red', 2, 'u2 step b2 dug')).toMatchObject({
    granted: false,
    reasons: [{ rule: 'session', key: 'broken' }],
    fault: { seq: 3, sentence: 'u2 step b2 dug', hash: before, message: 'Error: out of ammunition' },
  });
  expect(match.hash()).toBe(before);
  expect(match.say('red', 2, 'u3 step b3 dug').granted).toBe(true);
});

test('what the procedure does may be carried out elsewhere, by the state alone, and comes out as it would have here', () => {
  const plan = {
    options: { rounds: 3, opponent: 'procedure' },
    seats: { red: PLAN.seats.red, ai: { kind: 'procedure' } },
  };
  const [here, there] = [begin(plan), begin(plan)];
  let carried = 0;
  while (here.asks !== null) {
    const { asks, seq } = here;
    if (asks === 'red') {
      const [words = []] = outpost.everySentence(here.now('red').view);
      for (const match of [here, there]) match.say('red', seq, words);
      continue;
    }
    // Through a text, as a thread gets it.
    const state = outpost.revive(there.frozen());
    const [say = []] = outpost.everySentence(outpost.view(state, asks));
    const { told, news, asks: next } = act(outpost, state, { seat: asks, say }, false);
    const done = JSON.parse(JSON.stringify({ say, state: outpost.freeze(state), told, news, asks: next }));
    const dropped = there.prepareDone(asks, seq, done);
    if (dropped.granted) dropped.value.drop();
    const prepared = there.prepareDone(asks, seq, done);
    if (!prepared.granted) throw new Error(JSON.stringify(prepared.reasons));
    prepared.value.commit();
    playOne(here);
    expect([there.hash(), there.log.mark(there.seq), there.told]).toEqual([
      here.hash(),
      here.log.mark(here.seq),
      here.told,
    ]);
    expect(refusal(there.prepareDone(asks, seq, done))).toBe('session stale');
    carried += 1;
  }
  expect(carried).toBeGreaterThan(3);
});
