// Before the unit tests of every file: whatever a test scripts (dice, cards, counters) it must use, and nobody has to say so.
import { afterEach, beforeEach } from 'vitest';
import { takeUnused } from '../../packages/kernel/src/testing/rehearsal.ts';

beforeEach(() => {
  const early = takeUnused();
  if (early.length > 0) throw new Error(`scripted outside of any test: ${early.join('; ')}`);
});

afterEach(({ task }) => {
  const left = takeUnused();
  // A test that has failed already got no further.
  if (left.length > 0 && task.result?.state !== 'fail') throw new Error(`scripted, but never used: ${left.join('; ')}`);
});
