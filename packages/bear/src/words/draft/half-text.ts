import { counterName, NATIONS } from '../units.ts';
import { moduleFor } from '../../generator/steps/registry.ts';
import type { StepNames } from '../../generator/steps/step-module.ts';
import { stepsOfPlay } from '../../generator/draft-state.ts';
import type { DraftPlay } from '../../model/draft/draft.ts';
import type { Whose } from '../../model/pack/effect-step.ts';
import type { Pack } from '../../model/pack/pack.ts';
import { enemyOf } from '../../model/battle/state.ts';
import type { Side } from '../../model/pack/unit-type.ts';
import { cardName } from '../rules/cards.ts';
import { specialRuleText } from './special-rules.ts';

// The text of Generator and Condition Cards, made from their steps.

function commonNames(pack: Pack): Pick<StepNames, 'unit' | 'weapon'> {
  return {
    unit: (word) => {
      const counter = pack.counters[pack.counterPlaces.get(word) ?? -1];
      return counter === undefined ? word : counterName(counter);
    },
    weapon: (id) => cardName({ id }),
  };
}

/** Generator Cards name both nations. */
function namesOfSide(pack: Pack, side: Side): StepNames {
  const nation = (whose: Whose): string => NATIONS[whose === 'own' ? side : enemyOf(side)];
  return {
    ...commonNames(pack),
    isPersonal: false,
    adjective: nation,
    does: (whose, _plural, singular) => `The ${nation(whose)} player ${singular}`,
    rule: (rule, of) =>
      specialRuleText(rule, of === 'both' ? null : { adjective: nation(of), has: `the ${nation(of)} player has` }),
  };
}

const YOURS: Readonly<Record<Whose, { readonly adjective: string; readonly player: string; readonly has: string }>> = {
  own: { adjective: 'your', player: 'You', has: 'you have' },
  enemy: { adjective: 'enemy', player: 'Your opponent', has: 'your opponent has' },
};

/** Condition Cards address the player. */
function namesOfPlayer(pack: Pack): StepNames {
  return {
    ...commonNames(pack),
    isPersonal: true,
    adjective: (whose) => YOURS[whose].adjective,
    does: (whose, plural, singular) => `${YOURS[whose].player} ${whose === 'own' ? plural : singular}`,
    rule: (rule, of) => specialRuleText(rule, of === 'both' ? null : YOURS[of]),
  };
}

export function stepNames(pack: Pack, { deck, card }: Pick<DraftPlay, 'deck' | 'card'>): StepNames {
  const { side = 'german' } = pack.generatorCards[card] ?? {};
  return deck === 'card' ? namesOfSide(pack, side) : namesOfPlayer(pack);
}

export function halfText(pack: Pack, { deck, card, half }: Pick<DraftPlay, 'deck' | 'card' | 'half'>): string[] {
  const names = stepNames(pack, { deck, card });
  return stepsOfPlay(pack, { deck, card, half }).map((step) => moduleFor(step).words(step, names));
}
