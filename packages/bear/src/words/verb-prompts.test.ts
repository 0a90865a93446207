import { expect, test } from 'vitest';
import { WEAPON_CARDS } from '../model/battle/means.ts';
import { weaponFigures } from '../rules/fire/weapon-card.ts';
import { VERB_PROMPTS, verbTrait } from './verb-prompts.ts';

test('B8.4 a weapon card asks for an enemy, and for a hex exactly if it reaches one', () => {
  for (const card of WEAPON_CARDS) {
    expect(VERB_PROMPTS[card].unit).not.toBeNull();
    expect(VERB_PROMPTS[card].hex !== null).toBe(weaponFigures[card].reach > 0);
  }
});

test('traits are found by the word of a verb, whichever of its verbs has them', () => {
  expect(['move', 'enter', 'drive', 'sneak'].map((word) => verbTrait(word, 'clicked'))).toEqual([
    'then',
    'then',
    'then',
    undefined,
  ]);
  expect(['fire', 'fight', 'flame', 'shell', 'grenades'].map((word) => verbTrait(word, 'clicked'))).toEqual([
    'first',
    'first',
    'first',
    undefined,
    undefined,
  ]);
  expect(['shell', 'smoke', 'fire'].map((word) => verbTrait(word, 'spotted'))).toEqual(['must', 'may', undefined]);
});
