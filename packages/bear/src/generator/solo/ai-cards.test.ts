import { expect, test } from 'vitest';
import { cardNamed, draftWith, ownGuideline, plainGame, plainPack, sayAll } from '../../testing/draft-field.ts';
import type { BearMatch } from '../../testing/match.ts';

const ROLE = { cards: { from: 1, to: 4 }, hand: 1, caps: 4, actionCards: 1 };
const GUIDELINE = ownGuideline({
  roles: [
    { ...ROLE, side: 'german' },
    { ...ROLE, side: 'soviet' },
  ],
});

/** The Soviet is side A; each side plays one card, and the die makes the AI German. */
function alone(aiCards: number, ...script: readonly (number | string)[]): BearMatch {
  const match = draftWith(
    { guideline: GUIDELINE, solo: { capsLess: 0, commandCardsOut: 0, aiCards } },
    { script: [5, 'soviet-03', 'soviet-01', 'german-04', 'german-03', 4, ...script] },
  );
  return sayAll(match, 'b1', 'b1-top', 'soviet-03 bottom', 'german-04 bottom');
}

const playsOf = ({ state }: BearMatch): string[] =>
  (state.draft?.plays ?? []).map(({ player, card, half }) => {
    const { side, number } = plainPack.generatorCards[card] ?? {};
    return `${player}: ${side}-${number} ${half}`;
  });

test('G6.3 G4.3 the AI’s side draws and plays cards more once the side die has fallen, by chance, before its tiles', () => {
  const match = alone(2, 'german-03', 5, 'german-02', 2);
  expect(playsOf(match)).toEqual(['1: soviet-3 bottom', '0: german-4 bottom', '0: german-3 bottom', '0: german-2 top']);
  const keys = match.events().map(({ key }) => key);
  expect(keys.filter((key) => key === 'sideRolled')).toHaveLength(1);
  expect(keys.indexOf('sideRolled')).toBeLessThan(keys.lastIndexOf('unitsReceived'));
  expect(keys.lastIndexOf('halfPlayed')).toBeLessThan(keys.indexOf('tilesPulled'));
  expect(match.events()).toContainEqual({
    rule: 'G6.3',
    key: 'halfPlayed',
    player: 0,
    card: cardNamed(plainPack, 'german-02'),
    half: 'top',
    die: 2,
  });
  const { ai } = match.state.draft ?? {};
  expect(ai).toMatchObject({ sideDie: 4, caps: 1 });
  expect(ai?.tiles.map((tile) => plainPack.aiTiles[tile]?.number)).toEqual([2]);
});

test('G6.3 with no card more the draft goes as before: the side die falls when all is done', () => {
  const match = alone(0, 3);
  expect(playsOf(match)).toEqual(['1: soviet-3 bottom', '0: german-4 bottom']);
  expect(match.state.draft).not.toHaveProperty('sideDie');
  expect(match.state.draft?.ai).toMatchObject({ sideDie: 4, postureDie: 3 });
});

test('G6.3 G4.3 more cards than a deck holds are refused', () => {
  const draft = { guideline: 1, solo: { capsLess: 0, commandCardsOut: 0, aiCards: 1 } };
  const read = plainGame.options({ draft });
  expect(read.ok ? [] : read.problems.map(({ expected }) => expected)).toEqual([
    'no more cards than the deck holds: a smaller hand, or fewer cards more for the AI (G6.3)',
    'no more cards than the deck holds: a smaller hand, or fewer cards more for the AI (G6.3)',
  ]);
});
