import { expect, test } from 'vitest';
import { outpost } from './outpost/index.ts';
import { Rehearsal, Script, takeUnused } from './rehearsal.ts';

test('it shows what the seat that is asked sees, and after the end what a spectator sees', () => {
  const match = new Rehearsal(outpost, { rounds: 1 }, { script: new Script({ deck: [1, 2, 3, 4] }) });
  const hands = (): unknown[] => match.view.players.map(({ hand }) => hand);
  expect(hands()).toEqual([
    [1, 2],
    [null, null],
  ]);
  match.say('pass');
  expect(hands()).toEqual([
    [null, null],
    [3, 4],
  ]);
  match.say('pass');
  expect(hands()).toEqual([
    [null, null],
    [null, null],
  ]);
});

test('it keeps what was told and whether there was news at the last sentence alone', () => {
  const match = new Rehearsal(outpost, {});
  expect([match.events().length, match.news]).toEqual([8, true]);
  match.say('pass');
  expect([match.events(), match.news]).toEqual([[{ rule: 'turn', key: 'passed' }], false]);
});

test('a sentence that is denied or not whole is not said', () => {
  const match = new Rehearsal(outpost, {});
  const before = outpost.freeze(match.state);
  expect(() => match.say('u4 step c1 ready')).toThrow(/^refused: u4 step c1 ready: .*"notYours"/);
  expect(() => match.say('u1 step')).toThrow(/^refused: u1 step: .*"whole":false/);
  expect(() => match.say('u1  step')).toThrow('words with one space between them');
  expect(outpost.freeze(match.state)).toBe(before);
});

test('bad options are an error that names the field', () => {
  expect(() => new Rehearsal(outpost, { rounds: 99 })).toThrow(/^bad options: .*options\.rounds/);
});

test('each stream gives its numbers in order, and says what is left', () => {
  const script = new Script({ dice: [4, 3, 6], deck: [31] });
  expect(script.next('dice')).toBe(4);
  expect(script.next('deck')).toBe(31);
  expect(script.unused()).toEqual(['dice 3 6']);
  expect(script.next('dice')).toBe(3);
  expect(script.next('dice')).toBe(6);
  expect(script.unused()).toEqual([]);
});

test('a stream that has run out says so', () => {
  const script = new Script({ dice: [4] });
  script.next('dice');
  expect(() => script.next('dice')).toThrow(new RangeError("the script of 'dice' has run out"));
  expect(() => new Script({ dice: [] }).next('dice')).toThrow('run out');
});

test('it knows which streams it names, also one without numbers', () => {
  const script = new Script({ dice: [4], cup: [] });
  expect(['dice', 'cup', 'deck'].map((stream) => script.names(stream))).toEqual([true, true, false]);
  script.next('dice');
});

test('the numbers it was given stay as they are', () => {
  const dice = [4];
  new Script({ dice }).next('dice');
  expect(dice).toEqual([4]);
});

test('what scripts left since the last time is told once', () => {
  takeUnused();
  const first = new Script({ dice: [4, 3], deck: [31] });
  const second = new Script({ cup: [1], dice: [6] });
  first.next('deck');
  second.next('cup');
  expect(takeUnused()).toEqual(['dice 4 3', 'dice 6']);
  expect(takeUnused()).toEqual([]);
});
