import type { WordCounts } from '@sandtable/kernel';
import { nonEmpty, playAtRandom } from '@sandtable/kernel/testing';
import { expect, inject, test } from 'vitest';
import { namedKinds, sampleDraft } from '../testing/draft-plan.ts';
import { lawsOf } from '../testing/laws/witness.ts';
import { game, pack } from '../testing/match.ts';

// From the generation's roll for initiative to the last shot: one match, one log.

/** `npm run soak` plays one of each kind, `npm run fuzz -- --drafts` more. */
const BATTLES = namedKinds(pack)
  .filter((_kind, place) => inject('samples') > 1 || place % 2 === 0)
  .map((kind, place) => ({ ...kind, place }));

/** Shared, so that the next match says what none has said yet; alternating with anything. */
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
