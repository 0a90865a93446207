import { expect, test } from 'vitest';
import { missionWith } from '../testing/match.ts';

test('L5b each corps is dealt three cards', () => {
  expect(missionWith('steamroller').state.corps.map(({ hand }) => hand.length)).toEqual([3, 3, 0]);
});
