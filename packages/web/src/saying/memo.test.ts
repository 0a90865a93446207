import { expect, test } from 'vitest';
import { askedOnce, byWords } from './memo.ts';

test('the same words are worked out once, other words by themselves', () => {
  let asked = 0;
  const lengthOf = byWords((words) => [words.length, ++asked]);
  expect(lengthOf(['a03', 'move'])).toBe(lengthOf(['a03', 'move']));
  expect([lengthOf(['a03', 'move']), lengthOf(['a03']), lengthOf([])]).toEqual([
    [2, 1],
    [1, 2],
    [0, 3],
  ]);
});

test('the same beginning about the same view is asked once; another view or another word is asked anew', () => {
  const heard: string[] = [];
  const ask = askedOnce((view: { readonly name: string }, said) => {
    heard.push(`${view.name}: ${said.join(' ')}`);
    return null;
  });
  const [first, second] = [{ name: 'first' }, { name: 'second' }];
  for (const view of [first, first, second]) {
    ask(view, []);
    ask(view, ['g01', 'move']);
  }
  expect(heard).toEqual(['first: ', 'first: g01 move', 'second: ', 'second: g01 move']);
});
