import { expect, test } from 'vitest';
import { Script, takeUnused } from './script.ts';

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
