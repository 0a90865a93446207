import { expect, test } from 'vitest';
import { askBeforeLeaving, noteUnsaved } from './unsaved.ts';

function matchNamed(id: string) {
  return { id, name: id, save: async () => '' };
}

test('the browser asks before the page is left while anything is unsaved, and only then', () => {
  const page = new EventTarget();
  askBeforeLeaving(page);
  const asks = (): boolean => !page.dispatchEvent(new Event('beforeunload', { cancelable: true }));
  const [one, two] = [matchNamed('one'), matchNamed('two')];
  expect(asks()).toBe(false);
  noteUnsaved(one, true);
  expect(asks()).toBe(true);
  noteUnsaved(two, true);
  noteUnsaved(one, false);
  expect(asks()).toBe(true);
  noteUnsaved(two, false);
  expect(asks()).toBe(false);
});
