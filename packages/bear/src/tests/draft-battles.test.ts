import type { Spoken } from '@sandtable/kernel';
import { nonEmpty, playAtRandom } from '@sandtable/kernel/testing';
import { expect, test } from 'vitest';
import { namedKinds, sampleDraft } from '../testing/draft-plan.ts';
import { lawsOf } from '../testing/laws/witness.ts';
import { game, pack } from '../testing/match.ts';

// From the roll for initiative of the generation to the last shot, one match, one log.

const KINDS = namedKinds(pack);
/** More of them by `npm run fuzz -- --drafts`. */
const BATTLES_OF_KIND = 1;

/** Shared, so that what no match has said yet is said in the next. */
const spoken: Spoken = new Map();

test.each(nonEmpty(KINDS))('B19.1 generated battles are fought to their end: $name', { timeout: 180_000 }, (kind) => {
  for (let number = 0; number < BATTLES_OF_KIND; number++) {
    const sample = sampleDraft(game, kind, `sfc32:battle of ${kind.name} ${number}`);
    // One of each is held against its books.
    const watched = number === 0 ? { spoken, witness: lawsOf(pack) } : { spoken };
    expect(playAtRandom(game, sample, watched)).toBeGreaterThan(8);
  }
});
