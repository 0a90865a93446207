import { nonEmpty } from '@sandtable/kernel/testing';
import { expect, test } from 'vitest';
import type { BearEvent } from '../model/event.ts';
import type { Seen } from '../model/state.ts';
import { soloMatch } from '../testing/solo-match.ts';
import { pack } from '../testing/match.ts';
import { fieldsOf } from '../model/field.ts';
import { SCORE_WORDS, scoresOf } from './score-words.ts';

const scored = (rule: 'B19.2' | 'B19.2a' | 'B8.3' | 'S7.2', side: 'german' | 'soviet', vp: number): BearEvent => ({
  rule,
  key: 'scored',
  side,
  vp,
});
const ENDED: BearEvent = { rule: 'B19.1', key: 'gameEnded', why: 'lastRound' };
const LEFT: BearEvent = { rule: 'B5.6', key: 'left', unit: 0, from: 0, exit: 0 };

function fieldWith(victory: Seen['view']['terms']['victory']): Seen {
  const { state } = soloMatch('g03 0,0 SE; s03 3,0 NW');
  const seen = fieldsOf(pack)(state);
  return { ...seen, view: { ...seen.view, terms: { ...seen.view.terms, victory } } };
}

test('B19.2, B8.3, S7.2 what a score is for stands in its rule', () => {
  const scores = scoresOf(fieldWith([]), [
    scored('B19.2', 'german', 1),
    scored('B8.3', 'soviet', 2),
    scored('S7.2', 'soviet', 3),
  ]);
  expect(scores.map(({ reason }) => reason)).toEqual(['destroyed', 'eventCard', 'trackEvent']);
});

test('B19.2a who leaves scores at once; at the end the rules of the mission tell the rest apart', () => {
  expect(scoresOf(fieldWith([]), [LEFT, scored('B19.2a', 'german', 2)])).toEqual([
    { side: 'german', vp: 2, reason: 'left' },
  ]);
  expect(scoresOf(fieldWith([]), [scored('B19.2a', 'german', 2)])[0]?.reason).toBe('control');
  const unit = pack.counterPlaces.get('g03') ?? -1;
  const seen = fieldWith([
    { kind: 'alive', side: 'german', vp: 3, units: [unit] },
    { kind: 'wipedOut', side: 'soviet', vp: 5 },
  ]);
  const scores = scoresOf(seen, [scored('B19.2a', 'german', 3), scored('B19.2a', 'soviet', 5), ENDED]);
  expect(scores.map(({ reason }) => reason)).toEqual(['alive', 'wipedOut']);
});

test('every reason has its words', () => {
  for (const { text, rule } of nonEmpty(Object.values(SCORE_WORDS))) {
    expect(text).toMatch(/^[A-Z][\w ]+$/);
    expect(rule).toMatch(/^[BS]\d/);
  }
});

test('S1.0 starting VP are a reason of their own', () => {
  const { state } = soloMatch('g03 0,0 SE; s03 5,0 NW');
  const seen = fieldsOf(pack)(state);
  const atStart = { rule: 'S1.0', key: 'scored', side: 'soviet', vp: 2 } as const;
  expect(scoresOf(seen, [atStart])).toEqual([{ side: 'soviet', vp: 2, reason: 'start' }]);
});
