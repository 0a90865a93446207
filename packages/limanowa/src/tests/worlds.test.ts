import { randomOf } from '@sandtable/kernel';
import { unevenly } from '@sandtable/kernel/testing';
import { expect, test } from 'vitest';
import { game, matchWith } from '../testing/match.ts';

// Whole missions are held to the laws of worlds by `fuzz.test.ts`.

test('L5b each card that is not seen is as likely in another’s hand as any other', () => {
  const { state } = matchWith(['austria: honved 0605', 'russia: guard 0604'], { hands: [['deceit'], ['dugIn']] });
  const view = game.view(state, 'p1');
  const random = randomOf('sfc32:spread');
  const drawn = Array.from({ length: 2000 }, () => String(game.imagine(view, 'p1', random).corps[1]?.hand));
  const seen = state.corps[0]?.hand ?? [];
  const due = [...state.deck.inside, ...(state.corps[1]?.hand ?? [])].map(String);
  expect(due).not.toContain(String(seen));
  expect(unevenly(drawn, due)).toEqual([]);
});
