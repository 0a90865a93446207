import type { Verb } from '@sandtable/kernel';
import { WEAPON_CARDS } from '../model/battle/means.ts';
import type { Bear } from '../model/battle/state.ts';
import { fightBy, fireBy } from '../rules/attack/direct-verbs.ts';
import { shell } from '../rules/attack/indirect-verb.ts';
import { raze } from '../rules/fieldworks/demolish.ts';
import { weaponFigures } from '../rules/fire/weapon-card.ts';
import { airStrike } from '../rules/support/air-strike.ts';

/** B7.0: every way to attack. A weapon card is used in the own hex and, if it is thrown so far, at the next. */
export const ATTACK_VERBS: readonly Verb<Bear>[] = [
  fireBy('fire', 'weapons'),
  fightBy('fight', 'fight', 'weapons'),
  shell,
  raze,
  fireBy('flame', 'flame'),
  fightBy('flameFight', 'flame', 'flame'),
  ...WEAPON_CARDS.flatMap((card) => [
    ...(weaponFigures[card].reach > 0 ? [fireBy(card, card)] : []),
    fightBy(`${card}Fight`, card, card),
  ]),
  airStrike,
];
