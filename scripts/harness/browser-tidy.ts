// Before the browser tests of every file: no page outlives its test, and none the file.
import { afterAll, afterEach, beforeEach } from 'vitest';
import { closePages, countPages } from './browser.ts';

let before = 0;

beforeEach(() => {
  before = countPages();
});
afterEach(({ task }) => closePages(before, task.result?.state === 'fail'));
afterAll(() => closePages(0, true));
