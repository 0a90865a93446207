import { expect, test } from 'vitest';
import { fieldsOf } from '../../model/battle/field.ts';
import { planOf } from '../../setup/open-draft.ts';
import { ownGuideline } from '../../setup/own-guideline.ts';
import { cardsWith, sayAll } from '../../testing/draft-match.ts';
import { type BearMatch, game, pack } from '../../testing/match.ts';
import { draftAdvice } from './reasons.ts';
import { draftWarnings } from './warnings.ts';

function warned(match: BearMatch): string[] {
  const seen = fieldsOf(pack)(match.state);
  return (['german', 'soviet'] as const).flatMap((side) => draftWarnings(seen, side));
}

test('G2.1c G3.7.1a a guideline of one’s own tells of cards whose units come after its last round; a printed one never', () => {
  const base = pack.guidelines[0];
  if (base === undefined) throw new Error('no guideline');
  const adviceOf = (rounds: number): string[] => {
    const read = game.options({ draft: { guideline: ownGuideline(base, { rounds }) } });
    if (!read.ok || read.value.draft === null) throw new Error('refused');
    expect(planOf(pack, read.value.draft).ok).toBe(true);
    return draftAdvice(pack, read.value.draft).filter((line) => line.includes('G3.7.1a'));
  };
  expect(adviceOf(1)).toEqual([
    expect.stringMatching(/^With 1 round the units of .*Soviet 4 Partisans.* come too late, unless a card adds rounds/),
  ]);
  expect(adviceOf(4)).toEqual([]);
  const plain = game.options({ draft: { guideline: 1 } });
  expect(plain.ok && plain.value.draft !== null && draftAdvice(pack, plain.value.draft)).toEqual([]);
});

test('G2.1c G3.7.1a a draft tells of units that come after the last round, and forbids nothing', () => {
  const match = cardsWith({
    soviet: [[{ kind: 'units', units: ['s07'], round: 6 }], [{ kind: 'rounds', amount: 1 }]],
    german: [{ top: [{ kind: 'caps', amount: 1 }], units: ['g05'] }],
  });
  sayAll(match, ['soviet-01 top', 'german-01 bottom']);
  expect(warned(match)).toEqual([expect.stringMatching(/^Rifle squad 07: after the last round, so never/)]);
  expect(warned(match.say('soviet-02 top'))).toEqual([]);
});

test('G2.1c G3.1a a draft tells a side that has no unit so far, and forbids nothing', () => {
  const match = cardsWith({ german: [{ top: [{ kind: 'caps', amount: 1 }], units: ['g05'] }] });
  expect(warned(match)).toEqual([]);
  sayAll(match, ['soviet-01 top', 'german-01 bottom']);
  expect(warned(match)).toEqual(['The Soviet side has no unit yet (G3.1a)']);
  expect(warned(match.say('soviet-02 bottom'))).toEqual([]);
});
