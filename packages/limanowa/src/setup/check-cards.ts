import type { Problem } from '@sandtable/kernel';
import { type Battlecard, type Effect, EFFECT_RULES } from '../model/battlecard.ts';

/** The figures that are part of the effect itself; null where the pack sets them, at least 1. */
const FIXED: Readonly<Record<Effect, number | null>> = {
  blockingPreparations: 0,
  counterAttack: 0,
  disruptiveFire: 1,
  deceit: 1,
  perturbation: 1,
  reinforcement: null,
  spareBattery: null,
  reorganisation: null,
  dugIn: null,
  coveringFire: null,
  volley: null,
  secondLine: 1,
  forcedMarch: null,
  bombardment: 0,
  massedAssault: null,
  pursuit: 0,
  dressing: null,
};

/** L10a-L10s: a card does what its text says, with the figure in it. */
export function problemsOfCards(cards: readonly Battlecard[]): Problem[] {
  return cards.flatMap(({ effect, amount }, index) => {
    const fixed = FIXED[effect];
    if (fixed === null ? amount >= 1 : amount === fixed) return [];
    const expected = `${fixed ?? 'at least 1'} (${EFFECT_RULES[effect].rule})`;
    return [{ field: `cards.${index}.amount`, expected, got: String(amount) }];
  });
}
