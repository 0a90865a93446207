import type { WordCounts } from '@sandtable/kernel';
import { fuzz, nonEmpty } from '@sandtable/kernel/testing';
import { expect, test } from 'vitest';
import { sampleMatch } from '../testing/fuzz-plan.ts';
import { lawsOf } from '../testing/laws/witness.ts';
import { game, pack } from '../testing/match.ts';
import { soundWorlds } from '../testing/worlds.ts';

// Fixed seeds; `npm run fuzz -- --game limanowa` plays the same with new ones.

/** Shared, so that each match says what no match has said yet. */
const spoken: WordCounts = new Map();
/** At one moment in so many every audience imagines a world. */
const WORLDS_EVERY = 60;
const SEEDS = ['1', '2', '3'];
const MATCHES = nonEmpty(pack.missions).flatMap(({ id }) => SEEDS.map((seed) => [id, seed] as const));

test.each(MATCHES)(
  'L6a a random match of %s with switches drawn by chance is sound at every entry and ends: %s',
  (mission, seed) => {
    const { outcome } = fuzz(game, {
      ...sampleMatch(mission, `sfc32:${seed}`),
      spoken,
      most: 1500,
      witness: lawsOf(pack),
      // To all audiences at every entry in some matches; in all of them in `npm run fuzz`.
      sendsAll: seed === '1',
      check: (moment) => soundWorlds(game, moment, WORLDS_EVERY),
    });
    expect(outcome.reason.rule).toMatch(/^L1[13][ad]$/);
  },
);
