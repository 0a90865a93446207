import { expect, test } from 'vitest';
import { SetAside } from './set-aside.ts';

/** A match that may be unsaved, and a record of what was done with it. */
function matchOn(id: string, isUnsaved: boolean) {
  const done: string[] = [];
  const listeners = new Set<() => void>();
  const link = {
    isUnsaved,
    setAside: () => void done.push('set aside'),
    close: () => void done.push('closed'),
    onTrouble(listener: () => void) {
      listeners.add(listener);
      listener();
      return () => void listeners.delete(listener);
    },
  };
  const tell = (unsaved: boolean): void => {
    link.isUnsaved = unsaved;
    for (const listener of listeners) listener();
  };
  return { id, link, done, tell };
}

test('a match that is saved is closed when it is left', () => {
  const aside = new SetAside<string>();
  const one = matchOn('m1', false);
  aside.put('one', one);
  expect(one.done).toEqual(['closed']);
  expect(aside.take('m1')).toBe(undefined);
});

test('several that are not saved wait side by side, and whoever comes back finds his', () => {
  const aside = new SetAside<string>();
  const [one, two] = [matchOn('m1', true), matchOn('m2', true)];
  aside.put('one', one);
  aside.put('two', two);
  expect(aside.take('m1')).toBe('one');
  expect(aside.take('m1')).toBe(undefined);
  // Once taken back, it is not closed when it is saved.
  one.tell(false);
  expect(one.done).toEqual(['set aside']);
  two.tell(true);
  expect(two.done).toEqual(['set aside']);
  expect(aside.take('m2')).toBe('two');
});

test('one that is saved at last, or goes on in another tab, is closed', () => {
  const aside = new SetAside<string>();
  const one = matchOn('m1', true);
  aside.put('one', one);
  one.tell(false);
  expect(one.done).toEqual(['set aside', 'closed']);
  expect(aside.take('m1')).toBe(undefined);
});

test('one that is deleted is closed, and a word about it later does nothing', () => {
  const aside = new SetAside<string>();
  const one = matchOn('m1', true);
  aside.put('one', one);
  aside.drop('m1');
  one.tell(false);
  expect(one.done).toEqual(['set aside', 'closed']);
});
