import { type Random, randomOf, type Sentence } from '@sandtable/kernel';
import { expect, test } from 'vitest';
import { crowd } from '../testing/crowd.ts';
import type { LimanowaMatch } from '../testing/match.ts';
import { waiting } from '../testing/told.ts';

/** A random plan; throws at a dead end. */
function anyPlan(match: LimanowaMatch, random: Random): Sentence {
  return match.system.anySentence(match.view, random);
}

/** Answers at random until the first corps is asked this question. */
function until(match: LimanowaMatch, question: string, random: Random): LimanowaMatch {
  while (waiting(match) !== `p1 ${question}`) match.say(anyPlan(match, random).join(' '));
  return match;
}

test('L8.3e no beginning of a Central plan leads nowhere, and all its attacks can hit', () => {
  const random = randomOf('sfc32:central');
  for (let place = 0; place < 30; place++) {
    const match = crowd(random).say('disclose');
    for (let said = 0; said < 40; said++) {
      const plan = anyPlan(match, random);
      const verdict = match.judge(plan.join(' '));
      if (!verdict.granted) throw new Error(`refused: ${plan.join(' ')}`);
      const { whole, figures } = verdict.value;
      expect(whole).toBe(true);
      expect(figures.targets?.filter(({ tv }) => tv <= 0)).toEqual([]);
      expect(match.system.allows(match.view, plan)).toBe(true);
    }
  }
});

test('L6.3a L10r no beginning of a Closing plan leads nowhere', () => {
  const random = randomOf('sfc32:closing');
  const cards = new Set<string>();
  for (let place = 0; place < 80; place++) {
    const match = until(crowd(random).say('disclose'), 'closing', random);
    for (let said = 0; said < 10; said++) {
      const plan = anyPlan(match, random);
      cards.add(plan[0] ?? '');
      expect(match.system.allows(match.view, plan)).toBe(true);
    }
  }
  expect([...cards].toSorted()).toEqual(['disclose', 'dressing', 'occupy', 'perturbation', 'pursuit']);
});

test('L6b what was judged can be carried out: after every plan the match is sound', () => {
  const random = randomOf('sfc32:rounds');
  for (let place = 0; place < 30; place++) {
    const match = crowd(random);
    for (let said = 0; said < 12 && match.state.ended === null; said++) {
      match.say(anyPlan(match, random).join(' '));
      expect(match.system.audit(match.state)).toEqual([]);
    }
  }
});
