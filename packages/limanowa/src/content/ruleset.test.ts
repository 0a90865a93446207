import { expect, test } from 'vitest';
import type { DieName } from '../model/pack.ts';
import type { Level } from '../model/mission.ts';
import { RULESET } from './ruleset.ts';

/** Opening, Central, Closing, token; wounds of core, elite, officers. */
function column(die: DieName, level: Level): number[] {
  const { card, token, wound } = RULESET.dice[die].ai[level];
  return [card.opening, card.central, card.closing, token, wound.core, wound.elite, wound.officer];
}

test('L14.3, L1k, LS7.0 the AI’s card: chances of cards and tokens and wounds, by level and die', () => {
  expect(column('d10', 'novice')).toEqual([2, 3, 4, 3, 4, 3, 2]);
  expect(column('d6', 'novice')).toEqual(column('d10', 'novice'));
  expect(column('d10', 'tried')).toEqual([4, 5, 6, 5, 5, 4, 3]);
  expect(column('d10', 'veteran')).toEqual([6, 7, 8, 7, 6, 5, 4]);
  expect(column('d6', 'tried')).toEqual([3, 4, 5, 4, 5, 4, 3]);
  expect(column('d6', 'veteran')).toEqual([4, 5, 5, 5, 5, 5, 4]);
});

test('L1j, L8.1 one die: ten-sided, or six-sided with every AV lower by one', () => {
  const { d10, d6 } = RULESET.dice;
  expect([d10.sides, d10.av, d6.sides, d6.av]).toEqual([10, 0, 6, -1]);
});

test('LS1c, LS5a the levels are worth 1, 3 and 6 VP', () => {
  expect(RULESET.levelVp).toEqual({ novice: 1, tried: 3, veteran: 6 });
});
