import { randomAt } from '@sandtable/kernel';
import { outpost } from '@sandtable/kernel/testing';
import { expect, test } from 'vitest';
import { botTurn, branchOff, createMatch, exportForKeeper, importMatch, playOne } from './index.ts';

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
  expect(exportForKeeper(branch(match, 'fine'))).toMatchObject({ ok: false, problems: [{ field: 'match' }] });
});

/** A part of outpost for this test: the first round. */
const firstRound = ({ round }: { readonly round: number }) => (round === 1 ? 'opening' : null);

test('a deputy speaks in a seat for its part of the match, before and after a save, and then whoever holds the seat', () => {
  const seats = {
    red: { ...FIRST, deputies: { opening: 'random' } },
    blue: { ...FIRST, deputies: { other: 'random' } },
  };
  const bots = { random: outpost.anySentence };
  const made = createMatch(outpost, { options: { rounds: 2 }, seed: 'deputy', seats }, ['random']);
  if (!made.ok) throw new Error(JSON.stringify(made.problems));
  let match = made.value;
  const spoken: string[] = [];
  while (match.now('red').view.round === 1) {
    const text = exportForKeeper(match);
    const again = text.ok ? importMatch(outpost, text.value, { bots: ['random'] }) : text;
    if (!again.ok) throw new Error(JSON.stringify(again.problems));
    const [seat, here, there] = [
      match.asks ?? '',
      ...[match, again.value].map((each) => playOne(each, bots, firstRound)),
    ];
    expect(here).toEqual(there);
    expect(here === null).toBe(seat === 'blue');
    if (here === null)
      again.value.say(seat, match.seq, outpost.anySentence(match.now(seat).view, randomAt('sfc32:b', seat, match.seq)));
    else spoken.push(seat);
    match = again.value;
  }
  expect(spoken.length).toBeGreaterThan(0);
  expect(playOne(match, bots, firstRound)).toBe(null);
});

test('a deputy that nobody knows is refused by name, in a plan and in a file', () => {
  const seats = { red: { ...FIRST, deputies: { opening: 'nobody' } }, blue: SECOND };
  const problems = [{ field: 'seats.red.deputies.opening', expected: 'one of random', got: '"nobody"' }];
  expect(createMatch(outpost, { options: {}, seed: 'deputy', seats }, ['random'])).toEqual({ ok: false, problems });
  const made = createMatch(outpost, { options: {}, seed: 'deputy', seats }, ['nobody']);
  const text = made.ok ? exportForKeeper(made.value) : made;
  if (!text.ok) throw new Error(JSON.stringify(text.problems));
  expect(importMatch(outpost, text.value, { bots: ['random'] })).toEqual({ ok: false, problems });
  expect(importMatch(outpost, text.value, { bots: ['nobody'] }).ok).toBe(true);
});

test('a bot that takes its time is asked with a view, and answers as one that speaks at once', () => {
  const seats = { red: { kind: 'bot', bot: 'random' }, blue: { kind: 'person', name: 'second' } };
  const [slow, quick] = [0, 1].map(() => createMatch(outpost, { options: {}, seed: 'sfc32:slow', seats }, ['random']));
  if (!slow?.ok || !quick?.ok) throw new Error('no match');
  const turn = botTurn(slow.value);
  expect(turn).toMatchObject({ seat: 'red', seq: 0, bot: 'random', view: { random: null } });
  if (turn === null) throw new Error('nobody is asked');
  const sentence = outpost.anySentence(turn.view, turn.random);
  expect(slow.value.say(turn.seat, turn.seq, sentence)).toEqual(playOne(quick.value, { random: outpost.anySentence }));
  expect(slow.value.say(turn.seat, turn.seq, sentence).granted).toBe(false);
  expect(botTurn(slow.value)).toBe(null);
});
