// Runs in every file of unit tests: a test must use everything it scripts (dice, cards, counters), without saying so.
import { afterEach, beforeEach } from 'vitest';
import { takeUnused } from '../../packages/kernel/src/testing/rehearsal.ts';

beforeEach(() => {
  const early = takeUnused();
  if (early.length > 0) throw new Error(`scripted outside of any test: ${early.join('; ')}`);
});

afterEach(({ task }) => {
  const left = takeUnused();
  // A failed test stopped early.
  if (left.length > 0 && task.result?.state !== 'fail') throw new Error(`scripted, but never used: ${left.join('; ')}`);
});
