// Runs in every file of browser tests: closes each test's pages after it, and the file's after the file.
import { afterAll, afterEach, beforeEach } from 'vitest';
import { closePages, countPages } from './browser.ts';

let before = 0;

beforeEach(() => {
  before = countPages();
});
afterEach(({ task }) => closePages(before, task.result?.state === 'fail'));
afterAll(() => closePages(0, true));
