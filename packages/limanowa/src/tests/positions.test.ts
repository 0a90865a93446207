import { randomOf, type WordCounts } from '@sandtable/kernel';
import { fuzz, nonEmpty } from '@sandtable/kernel/testing';
import { expect, test } from 'vitest';
import { makeMap } from '../board/map.ts';
import { limanowaMap } from '../content/limanowa-map.ts';
import { lawsOf } from '../testing/laws/witness.ts';
import { game, pack } from '../testing/match.ts';
import { randomPosition } from '../testing/random-position.ts';

const map = makeMap(limanowaMap);
const spoken: WordCounts = new Map();
const SEEDS = Array.from({ length: 60 }, (_seed, place) => `sfc32:position ${place}`);

test.each(nonEmpty(SEEDS))('L6a a random position is sound at every entry and ends: %s', (seed) => {
  const position = randomPosition(pack, map, randomOf(seed));
  const { outcome } = fuzz(game, { options: { position }, seed, spoken, witness: lawsOf(pack) });
  expect(outcome.reason.rule).toMatch(/^L1[13][ad]$/);
});
