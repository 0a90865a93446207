import { expect, test } from 'vitest';
import { readWish } from './keys.ts';

const key = (name: string, held: 'none' | 'ctrl' = 'none') => ({
  key: name,
  ctrlKey: held === 'ctrl',
  metaKey: false,
  altKey: false,
});

const keeps = (): boolean => false;

test('keys ask for what the help says, in capital letters too', () => {
  expect(readWish(key('L'), null, keeps)).toBe('sight');
  expect(readWish(key('z'), null, keeps)).toBe('undo');
  expect(readWish(key('Escape'), null, keeps)).toBe('back');
  expect(readWish(key('?'), null, keeps)).toBe('help');
});

test('the browser keeps its own keys, and those of the cursor go to the map', () => {
  expect(readWish(key('z', 'ctrl'), null, keeps)).toBeUndefined();
  for (const name of ['q', 'w', 'e', 'a', 's', 'd', 'Tab']) expect(readWish(key(name), null, keeps)).toBeUndefined();
});

test('Enter acts, and only Ctrl with Enter ends a plan', () => {
  expect([readWish(key('Enter'), null, keeps), readWish(key('Enter', 'ctrl'), null, keeps)]).toEqual([
    'act',
    'disclose',
  ]);
});
