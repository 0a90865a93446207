import { expect, test } from 'vitest';
import { outpost } from './outpost/index.ts';
import { Rehearsal } from './rehearsal.ts';
import { Script } from './script.ts';

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
