import type { WordCounts } from '@sandtable/kernel';
import { nonEmpty, playAtRandom } from '@sandtable/kernel/testing';
import { expect, test } from 'vitest';
import { namedKinds, sampleDraft } from '../testing/draft-plan.ts';
import { lawsOf } from '../testing/laws/witness.ts';
import { game, pack } from '../testing/match.ts';

// From the roll for initiative of the generation to the last shot, one match, one log.

/** More of them by `npm run fuzz -- --drafts`. */
const BATTLES = namedKinds(pack).map((kind, place) => ({ ...kind, place }));

/** Shared, so that what no match has said yet is said in the next; by turns with just anything. */
const spoken: WordCounts = new Map();

test.each(nonEmpty(BATTLES))(
  'B19.1 generated battles are fought to their end, and each is held against its books: $name',
  { timeout: 180_000 },
  ({ place, ...kind }) => {
    const sample = sampleDraft(game, kind, `sfc32:battle of ${kind.name} 0`);
    const watched = { spoken: place % 2 === 0 ? spoken : undefined, witness: lawsOf(pack) };
    expect(playAtRandom(game, sample, watched)).toBeGreaterThan(8);
  },
);
