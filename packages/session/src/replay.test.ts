import { randomOf } from '@sandtable/kernel';
import { outpost } from '@sandtable/kernel/testing';
import { expect, test, vi } from 'vitest';
import { createMatch, playOne, playOn } from './index.ts';

const FIRST = { kind: 'person', name: 'first' };

function begin(seed: string, options: object = { rounds: 6 }, seats: object = { red: FIRST, blue: FIRST }) {
  const match = createMatch(outpost, { options, seed, seats }, ['random']);
  if (!match.ok) throw new Error(JSON.stringify(match.problems));
  return match.value;
}

/** A long random match with undos wherever allowed, and its state at each entry. */
function wander(seed: string) {
  const match = begin(seed);
  const random = randomOf(seed, 'wander');
  const moments = [snapshot(match)];
  while (match.asks !== null && match.seq < 400) {
    if (random.below(3) > 0 && match.judgeUndo(match.asks).granted) match.undo(match.asks, match.seq);
    else match.say(match.asks, match.seq, match.system.anySentence(match.now(match.asks).view, random));
    moments.push(snapshot(match));
  }
  return { match, moments };
}

function snapshot(match: ReturnType<typeof begin>) {
  return JSON.stringify(['red', 'blue', 'spectator', 'referee'].map((who) => ({ ...match.now(who), undo: null })));
}

test('replay gives every entry again, for every audience, as it was then', () => {
  const { match, moments } = wander('replay');
  expect(match.entries.some((entry) => 'undo' in entry)).toBe(true);
  expect(match.seq).toBeGreaterThan(130);
  for (const [seq, moment] of moments.entries()) {
    const again = ['red', 'blue', 'spectator', 'referee'].map((who) => {
      const { trace, ...past } = match.at(seq, who);
      expect(trace).toEqual([]);
      return { ...past, undo: null };
    });
    expect(JSON.stringify(again)).toBe(moment);
  }
});

test('replay leaves the match alone and refuses a place that is not there', () => {
  const { match } = wander('places');
  const before = match.hash();
  match.at(3, 'red', { trace: true });
  expect(match.hash()).toBe(before);
  for (const seq of [-1, match.seq + 1, 1.5]) expect(() => match.at(seq, 'red')).toThrow(/no entry/);
});

test('a procedure plays its seat, and its trace comes by replay to whoever asks', () => {
  const match = begin('trace', { opponent: 'procedure' }, { red: FIRST, ai: { kind: 'procedure' } });
  match.say('red', 0, 'u1 step b1 ready');
  expect(playOne(match)).toMatchObject({ granted: true, value: { seq: 2 } });
  expect(match.entries[1]).toEqual({ seat: 'ai', say: ['proceed'] });
  expect(playOne(match)).toBeNull();
  const first = { squad: 3, tries: 'strike', space: null };
  for (const who of ['red', 'spectator', 'referee'])
    expect(match.at(2, who, { trace: true }).trace).toContainEqual(first);
  expect(match.at(2, 'red').trace).toEqual([]);
  expect(match.at(0, 'red', { trace: true }).trace).toEqual([]);
});

test('bots play on until a person is asked; with none, to the end, and the same way from the same seed', () => {
  const bots = { random: outpost.anySentence };
  const bot = { kind: 'bot', bot: 'random' };
  const played = ['one', 'one', 'two'].map((seed) => {
    const match = begin(seed, { rounds: 2 }, { red: bot, blue: bot });
    expect(playOn(match, bots)).toBeNull();
    expect(match.asks).toBeNull();
    return match.hash();
  });
  expect(played[0]).toBe(played[1]);
  expect(played[0]).not.toBe(played[2]);
});

test('what a bot says is judged like anybody else: nonsense stops the play and changes nothing', () => {
  const match = begin('nonsense', {}, { red: { kind: 'bot', bot: 'random' }, blue: FIRST });
  expect(playOn(match, { random: () => ['abracadabra'] })).toMatchObject({
    granted: false,
    reasons: [{ rule: 'sentence', key: 'unexpected' }],
  });
  expect(match.seq).toBe(0);
  expect(() => playOn(match)).toThrow("no bot 'random' for the seat 'red'");
});

test('who looks back in any order sees every entry as it was, and one beside another quickly', () => {
  const { match, moments } = wander('backwards');
  expect(match.seq).toBeGreaterThan(130);
  const random = randomOf('backwards', 'places');
  const anywhere = moments.map(() => random.below(moments.length));
  for (const seq of [...moments.keys(), ...anywhere].reverse()) {
    const again = ['red', 'blue', 'spectator', 'referee'].map((who) => {
      const { trace, ...past } = match.at(seq, who);
      expect(trace).toEqual([]);
      return { ...past, undo: null };
    });
    expect(JSON.stringify(again)).toBe(moments[seq]);
  }
  const applied = vi.spyOn(match.system, 'apply');
  match.at(127, 'red');
  for (let seq = 126; seq > 64; seq--) {
    applied.mockClear();
    match.at(seq, 'red');
    expect(applied.mock.calls.length).toBeLessThanOrEqual(8);
  }
  applied.mockRestore();
});
