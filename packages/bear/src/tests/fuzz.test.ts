import type { Spoken } from '@sandtable/kernel';
import { fuzz, nonEmpty } from '@sandtable/kernel/testing';
import { expect, test } from 'vitest';
import { sampleMatch } from '../testing/fuzz-plan.ts';
import { game, pack } from '../testing/match.ts';

// Seeds are fixed here; `npm run fuzz` plays the same with new ones, as long as it is told.

/** Shared, so that what no match has said yet is said in the next. */
const spoken: Spoken = new Map();

test.each(nonEmpty(pack.missions).map(({ id }) => id))(
  'B2.2 a random match of %s with switches drawn by chance is sound at every entry and ends',
  (mission) => {
    const { outcome } = fuzz(game, { ...sampleMatch(game, mission, `sfc32:${mission}`), spoken, most: 2000 });
    expect(outcome.reason.rule).toMatch(/^[BS]/);
  },
);
