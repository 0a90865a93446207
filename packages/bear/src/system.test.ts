import { brokenLaws, fuzz } from '@sandtable/kernel/testing';
import { expect, test } from 'vitest';
import { game } from './testing/match.ts';

test.each(['spentCheck', 'sevenAP'])(
  'B2.2 a random match by %s is sound at every entry and comes to its end',
  (economy) => {
    const { outcome } = fuzz(game, { options: { mission: 'first-shots', economy }, seed: 'sfc32:1' });
    expect(outcome.reason.key).toBe('lastRound');
  },
);

test.each(['spentCheck', 'sevenAP'])(
  'B2.2 what is offered in a turn by %s and what is judged are the same',
  (economy) => {
    const played = fuzz(game, {
      options: { mission: 'first-shots', economy },
      seed: 'sfc32:4',
      check: ({ view, random }) => (random.below(12) === 0 ? brokenLaws(game, view, { most: 60 }) : []),
    });
    expect(played.said.length).toBeGreaterThan(20);
  },
);
