import { outpost } from '@sandtable/kernel/testing';
import { expect, test } from 'vitest';
import { branchOff, createMatch, exportMatch, playOne } from './index.ts';

const FIRST = { kind: 'person', name: 'first' };
const SECOND = { kind: 'person', name: 'second' };

function begin(options: object = {}, seats: object = { red: FIRST, blue: SECOND }) {
  const match = createMatch(outpost, { options, seed: 'branch', seats });
  if (!match.ok) throw new Error(JSON.stringify(match.problems));
  return match.value;
}

function branch(match: ReturnType<typeof begin>, seed: string, seq?: number) {
  const branched = branchOff(match, 'red', seed, seq);
  if (!branched.ok) throw new Error(JSON.stringify(branched.problems));
  return branched.value;
}

test('a branch begins with what its seat knows and nothing else', () => {
  const match = begin();
  match.say('red', 0, 'draw');
  const before = match.hash();
  const hands = new Set<string>();
  for (let seed = 0; seed < 20; seed++) {
    const branched = branch(match, `what-if-${seed}`);
    expect(branched.now('red').view).toEqual(match.now('red').view);
    hands.add(JSON.stringify(branched.now('referee').view.players[1]?.hand));
  }
  expect(hands.size).toBeGreaterThan(5);
  expect(match.hash()).toBe(before);
});

test('a branch has dice of its own, is played by one person, and leaves the match alone', () => {
  const match = begin();
  const before = match.hash();
  const draws = new Set<string>();
  for (let seed = 0; seed < 12; seed++) {
    const branched = branch(match, `dice-${seed}`);
    expect(branched.say('red', 0, 'u1 step b1 dug').granted).toBe(true);
    expect(branched.undo('blue', 1).granted).toBe(true);
    branched.say('red', 2, 'draw');
    draws.add(JSON.stringify(branched.now('red').events));
  }
  expect(draws.size).toBeGreaterThan(3);
  expect(match.hash()).toBe(before);
  expect(match.seq).toBe(0);
});

test('a branch may go off at any past entry, and the procedure keeps its seat in it', () => {
  const match = begin({ opponent: 'procedure' }, { red: FIRST, ai: { kind: 'procedure' } });
  match.say('red', 0, 'u1 step b1 dug');
  playOne(match);
  match.say('red', 2, 'u2 step b2 dug');
  const branched = branch(match, 'past', 1);
  expect(branched.now('red').view.squads).toEqual(match.at(1, 'red').view.squads);
  expect(playOne(branched)).toMatchObject({ granted: true });
});

test('a branch needs a seed of its own form, and cannot be saved by its log', () => {
  const match = begin();
  expect(branchOff(match, 'red', 'two words')).toMatchObject({ ok: false, problems: [{ field: 'seed' }] });
  expect(exportMatch(branch(match, 'fine'))).toMatchObject({ ok: false, problems: [{ field: 'match' }] });
});
