import { expect, test } from 'vitest';
import { savedMatch } from '../testing/saved.ts';

const MOST_BYTES = 20_000;

test.each(['panzerkoloss-ahead', 'the-gun-line', 'all-four-roads'])(
  'the save of a finished match of %s is smaller than 20 kB',
  (mission) => {
    const save = savedMatch(mission);
    expect(save.length).toBeGreaterThan(2_000);
    expect(Buffer.byteLength(save)).toBeLessThan(MOST_BYTES);
  },
);
