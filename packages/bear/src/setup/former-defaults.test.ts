import { expect, test } from 'vitest';
import { OPTIONS } from '../model/options.ts';
import { game } from '../testing/match.ts';

/** What every version up to 4 played, as a match of then does without naming it. */
const UNTIL_FOUR = {
  wallVsHE: 'off',
  friendlyFire: 'all',
  mines: 'fp8',
  wheelsOffRoad: 'bySymbol',
  endWhenHelpless: 'marked',
  opportunityKind: 'any',
};
const MISSION = { mission: 'first-shots' };

test('B3.1 B7.3d B7.5.1 B14.1 B18.3.3b S2.7b a match keeps to the defaults it was begun with', () => {
  const today = Object.fromEntries(
    Object.keys(UNTIL_FOUR).map((name) => [name, new Map(Object.entries(OPTIONS)).get(name)?.[0]]),
  );
  expect(game.options(MISSION)).toMatchObject({ ok: true, value: today });
  expect(game.options(MISSION, game.version)).toMatchObject({ ok: true, value: today });
  for (const version of [1, 4]) expect(game.options(MISSION, version)).toMatchObject({ ok: true, value: UNTIL_FOUR });
  const named = { ...MISSION, mines: 'hit8' };
  expect(game.options(named, 4)).toMatchObject({ ok: true, value: { ...UNTIL_FOUR, mines: 'hit8' } });
});
