import type { Problem } from '@sandtable/kernel';
import { type Battlecard, type Effect, EFFECT_RULES } from '../model/battlecard.ts';

/** The figures that are part of the effect itself. All others are the pack's, at least 1. */
const FIXED: Readonly<Partial<Record<Effect, number>>> = {
  blockingPreparations: 0,
  counterAttack: 0,
  disruptiveFire: 1,
  deceit: 1,
  perturbation: 1,
  secondLine: 1,
  bombardment: 0,
  pursuit: 0,
};

/** L10a-L10s: a card does what its text says, with the figure in it. */
export function problemsOfCards(cards: readonly Battlecard[]): Problem[] {
  return cards.flatMap(({ effect, amount }, index) => {
    const fixed = FIXED[effect];
    if (fixed === undefined ? amount >= 1 : amount === fixed) return [];
    const expected = `${fixed ?? 'at least 1'} (${EFFECT_RULES[effect].rule})`;
    return [{ field: `cards.${index}.amount`, expected, got: String(amount) }];
  });
}
