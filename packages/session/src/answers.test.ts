import { type GameSystem, randomOf } from '@sandtable/kernel';
import { outpost, type Outpost } from '@sandtable/kernel/testing';
import { expect, test } from 'vitest';
import {
  type AnswerBook,
  answersAfter,
  createMatch,
  judgeUndoBehind,
  type Match,
  prepareBeforehand,
  readAnswers,
  setAnswers,
  type StandingAnswers,
} from './index.ts';

const FIRST = { kind: 'person', name: 'first' };
const SECOND = { kind: 'person', name: 'second' };

const NOTHING: StandingAnswers = { lone: false, standing: {}, until: null, since: 0, next: null, after: 0 };

/** A match and the book beside it, as whoever keeps both goes on with them. */
class Kept {
  readonly match: Match<Outpost>;
  book: AnswerBook = { seats: {}, given: [] };

  constructor(blue: object = SECOND, system: GameSystem<Outpost> = outpost) {
    const made = createMatch(system, { options: { rounds: 3 }, seed: 'answers', seats: { red: FIRST, blue } });
    if (!made.ok) throw new Error(JSON.stringify(made.problems));
    this.match = made.value;
  }

  set(seat: string, answers: Partial<StandingAnswers>): void {
    const set = setAnswers(this.match, this.book, seat, { ...NOTHING, ...answers });
    if (!set.ok) throw new Error(JSON.stringify(set.problems));
    this.book = set.value;
  }

  /** Until somebody must be asked; the entries that were given. */
  goOn(isTimed = true): string[] {
    const given: string[] = [];
    for (;;) {
      const answer = prepareBeforehand(this.match, this.book, isTimed);
      if (answer === null) return given;
      this.#commit(answer);
      given.push(JSON.stringify(this.match.entries.at(-1)));
    }
  }

  say(sentence: string): void {
    this.#commit(this.match.prepare(this.match.asks ?? '', this.match.seq, sentence));
  }

  undo(seat: string): string {
    const judged = judgeUndoBehind(this.match, this.book, seat);
    if (!judged.granted) return judged.reasons.map(({ key }) => key).join();
    this.#commit(this.match.prepareUndo(seat, this.match.seq, judged.value.to));
    return `to ${judged.value.to}`;
  }

  #commit(answer: ReturnType<Match<Outpost>['prepare']>): void {
    if (!answer.granted) throw new Error(JSON.stringify(answer));
    this.book = answersAfter(this.match, this.book, answer.value);
    answer.value.commit();
  }
}

/** Anything until a seat is asked this, with nothing answered beforehand. */
function playTo(kept: Kept, key: string): string {
  const random = randomOf('sfc32:play-to');
  for (;;) {
    const asks = kept.match.asks ?? '';
    const { view, pending } = kept.match.now(asks);
    if (pending === undefined || pending.key === key) return asks;
    kept.say(outpost.anySentence(view, random).join(' '));
  }
}

test.each([
  [{ ...NOTHING, lone: 'yes' }, 'seats.red.lone', 'a boolean'],
  [{ ...NOTHING, sometimes: true }, 'seats.red.sometimes', 'no such field'],
  [{ ...NOTHING, standing: { payForDice: '9' } }, 'seats.red.standing.payForDice', '0 or 1 or 2'],
  [{ ...NOTHING, standing: { constructor: '0' } }, 'seats.red.standing.constructor', 'no such kind'],
  [{ ...NOTHING, until: ['rain'] }, 'seats.red.until', 'any of struck, near'],
  [{ ...NOTHING, until: [], since: 4 }, 'seats.red.since', '0, the last entry'],
  [{ ...NOTHING, next: 7 }, 'seats.red.next', 'an array'],
  ['coins:0', 'seats.red', 'an object'],
])('what cannot be answered beforehand is refused in words: %j', (raw, field, expected) => {
  const { match, book } = new Kept();
  expect(setAnswers(match, book, 'red', raw)).toMatchObject({ ok: false, problems: [{ field, expected }] });
});

test('nobody answers for a seat that is not there, or in a game that foresees nothing', () => {
  const { match, book } = new Kept();
  expect(setAnswers(match, book, 'green', NOTHING)).toMatchObject({
    ok: false,
    problems: [{ field: 'seats', expected: 'red or blue', got: '"green"' }],
  });
  const blank = new Kept(SECOND, { ...outpost, beforehand: undefined });
  expect(setAnswers(blank.match, book, 'red', { ...NOTHING, standing: { parry: 'endure' } }).ok).toBe(false);
  blank.set('red', { lone: true });
  expect(blank.goOn()).toEqual([]);
});

test('a standing answer is a sentence of its seat like any other; a seat that cannot say it is asked', () => {
  const kept = new Kept();
  const asks = playTo(kept, 'payForDice');
  const { coins = 0 } = kept.match.now(asks).view.players.find(({ seat }) => seat === asks) ?? {};
  kept.set(asks, { standing: { payForDice: '1' } });
  expect(kept.goOn()).toEqual([JSON.stringify({ seat: asks, say: ['coins:1'] })]);
  expect(kept.match.now(asks).view.players.find(({ seat }) => seat === asks)?.coins).toBe(coins - 1);

  const poor = new Kept();
  for (let tries = 0; tries < 40; tries++) {
    const asked = playTo(poor, 'payForDice');
    poor.set(asked, { standing: { payForDice: '2' } });
    const view = poor.match.now(asked).view;
    if (view.players.find(({ seat }) => seat === asked)?.coins === 1) break;
    poor.set(asked, {});
    poor.say('coins:0');
  }
  expect(poor.match.now(poor.match.asks ?? '').pending?.key).toBe('payForDice');
  expect(poor.goOn()).toEqual([]);
});

test('the answer to the next question counts for the entry it came with, and never for a turn', () => {
  const kept = new Kept();
  kept.set('blue', { after: 1, next: ['pass'] });
  kept.say('pass');
  expect(kept.goOn()).toEqual([]);
  const rolling = new Kept();
  const asks = playTo(rolling, 'payForDice');
  const { seq } = rolling.match;
  rolling.set(asks, { after: seq - 1, next: ['coins:0'] });
  expect(rolling.goOn()).toEqual([]);
  rolling.set(asks, { after: seq, next: ['coins:0'] });
  expect(rolling.goOn()).toHaveLength(1);
});

test('a seat passes until what it named has happened to it, and no longer than the round', () => {
  const kept = new Kept();
  kept.set('blue', { until: ['near'], since: 0 });
  kept.say('u1 step b1 dug');
  expect(kept.goOn()).toEqual(['{"seat":"blue","say":["pass"]}']);
  kept.say('u2 step b2 dug');
  expect(kept.goOn()).toHaveLength(1);
  kept.say('pass');
  // Both have passed: the round is over, and so is the pass.
  expect(kept.match.now('blue').events).toContainEqual({ rule: 'turn', key: 'roundEnded' });
  expect(kept.book.seats['blue']?.until).toBeNull();
  expect(kept.goOn()).toEqual([]);
});

test.each([
  ['u1 step b1 dug', ['near'], true],
  ['u1 step b1 dug', ['struck'], false],
  ['u1 step b1 dug', [], false],
  ['u2 step b2 dug', ['near', 'struck'], false],
])('after %s a seat that passes until %j is asked: %s', (step, until, isAsked) => {
  const kept = new Kept();
  kept.say('pass');
  kept.say('u4 step c1 dug');
  kept.set('blue', { until, since: 2 });
  kept.say(step);
  expect(kept.goOn()).toHaveLength(isAsked ? 0 : 1);
  expect(kept.match.asks).toBe(isAsked ? 'blue' : 'red');
});

test('a pass is set by whoever has seen the last entry, and ends when it is taken back', () => {
  const kept = new Kept();
  kept.say('u1 step b1 dug');
  expect(setAnswers(kept.match, kept.book, 'red', { ...NOTHING, until: [] }).ok).toBe(false);
  kept.set('red', { until: [], since: 1 });
  kept.say('u4 step c1 dug');
  // The same again, with something else besides, need not have seen it.
  kept.set('red', { until: [], since: 1, lone: true });
  expect(kept.goOn()).toHaveLength(1);
  kept.say('pass');
  kept.set('red', {});
  expect(kept.goOn()).toEqual([]);
});

test('one undo goes behind everything answered beforehand to the own last decision, and ends a pass set since', () => {
  const kept = new Kept(FIRST);
  const start = kept.match.hash();
  kept.set('blue', { until: [], since: 0 });
  kept.say('u1 step b1 dug');
  expect(kept.goOn()).toHaveLength(1);
  expect(kept.undo('red')).toBe('to 0');
  expect(kept.match.hash()).toBe(start);
  expect(kept.book.seats['blue']?.until).toBeNull();
  expect(kept.undo('red')).toBe('nothingSaid');
  // After an undo the person decides, whatever stands.
  kept.set('red', { until: [], since: kept.match.seq });
  expect(kept.goOn()).toEqual([]);
});

test('what was answered for another person stands between: nobody tries what the others have answered beforehand', () => {
  const kept = new Kept();
  kept.set('blue', { until: [], since: 0 });
  kept.say('u1 step b1 dug');
  kept.goOn();
  expect(kept.undo('red')).toBe('saidByAnother');
  expect(kept.undo('blue')).toBe('otherPersonAsked');
});

/** Nobody has a card to parry with, as far as he can tell. */
const UNARMED: GameSystem<Outpost> = {
  ...outpost,
  offers: (view, said) =>
    outpost
      .offers(view, said)
      .filter(({ word }) => said.length > 0 || outpost.pending(view)?.key !== 'parry' || word === 'endure'),
};

test('a lone answer is given at once unless that would tell what its seat holds', () => {
  const kept = new Kept(SECOND, UNARMED);
  const asks = playTo(kept, 'parry');
  kept.set(asks, { lone: true });
  expect(kept.goOn(true)).toEqual([]);
  expect(kept.goOn(false)).toEqual([JSON.stringify({ seat: asks, say: ['endure'] })]);
});

test('a book goes on from its text; whoever takes a seat has answered nothing yet', () => {
  const kept = new Kept();
  kept.set('blue', { until: ['struck'], since: 0, standing: { parry: 'endure' } });
  const read = readAnswers(kept.match, JSON.parse(JSON.stringify(kept.book)));
  expect(read).toEqual({ ok: true, value: kept.book });
  expect(readAnswers(kept.match, { seats: {}, given: [-1] }).ok).toBe(false);
  const holder = { kind: 'person', id: 'third', name: 'third' } as const;
  const seated = kept.match.prepareByTable(0, { table: 'seat', seat: 'blue', holder });
  if (!seated.granted) throw new Error(JSON.stringify(seated));
  expect(answersAfter(kept.match, kept.book, seated.value).seats).toEqual({});
});
