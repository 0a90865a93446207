import { printSentence, randomOf } from '@sandtable/kernel';
import { Rehearsal } from '@sandtable/kernel/testing';
import { expect, test } from 'vitest';
import { game, matchWith, pack, type LimanowaMatch } from '../../testing/match.ts';
import { corpsFor } from './corps.ts';
import { repertoireFor } from './repertoire.ts';

const corps = corpsFor(pack);
const repertoire = repertoireFor(game, pack);

/** How many different sentences he thinks of in the beginning of a match, by what he is asked. */
function choicesIn(options: object): ReadonlyMap<string, readonly number[]> {
  const match = new Rehearsal(game, options, { seed: 'sfc32:choices' });
  const random = randomOf('sfc32:choices');
  const choices = new Map<string, number[]>();
  for (let entries = 0; entries < 50; entries++) {
    const asked = game.pending(match.state);
    if (asked === undefined) break;
    const view = game.view(match.state, asked.seat);
    const own = corps(view, random);
    const sentences = repertoire(view, random);
    expect(sentences[0]).toEqual(own);
    const allowed = sentences.filter((sentence) => game.allows(view, sentence));
    const kind = view.frames.at(-1)?.kind ?? '';
    const what = kind === 'round' ? view.turn.phase : kind;
    choices.set(what, [...(choices.get(what) ?? []), new Set(allowed.map(printSentence)).size]);
    match.say(printSentence(own));
  }
  return choices;
}

const mean = (numbers: readonly number[] = []): number =>
  numbers.reduce((sum, each) => sum + each, 0) / Math.max(1, numbers.length);

test('a commander thinks of several plans for a phase, his own first, and of several answers to a question', () => {
  const solo = choicesIn({ mission: 'bridge-at-neu-sandez', level: 'veteran' });
  expect(mean(solo.get('central'))).toBeGreaterThan(5);
  expect(mean(solo.get('opening'))).toBeGreaterThan(1.2);
  const battle = choicesIn({ mission: 'battle-of-limanowa' });
  expect(mean(battle.get('central'))).toBeGreaterThan(8);
  expect(Math.max(...(battle.get('reaction') ?? []))).toBeGreaterThan(1);
});

const plans = (match: LimanowaMatch): readonly string[] =>
  repertoire(game.view(match.state, 'p1'), randomOf('sfc32:1')).map(printSentence);

test('he thinks of leaving the enemy alone that he would attack, for another', () => {
  const match = matchWith(['austria: honved 0100, honved 0101', 'russia ai: rifles 0201, rifles 0001'], {
    strategic: ['0201'],
  });
  const [own = '', ...others] = plans(match.say('disclose'));
  expect(own).toMatch(/attack r01/);
  expect(others.some((plan) => /attack r02/.test(plan) && !/attack r01/.test(plan))).toBe(true);
});

test('he thinks of keeping a card that he would play', () => {
  const match = matchWith(['austria: honved 0000', 'russia ai: rifles 0100, rifles 1110'], {
    tactical: ['0100'],
    goal: { kind: 'mission', strategic: 0, tactical: 1, speed: Array.from({ length: 12 }, () => 1) },
    hands: [['deceit'], []],
  });
  expect(plans(match)).toContain('disclose');
  expect(plans(match)[0]).toMatch(/^deceit /);
});
