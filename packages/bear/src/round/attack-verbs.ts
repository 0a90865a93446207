import type { Verb } from '@sandtable/kernel';
import type { Bear } from '../model/state.ts';
import { airStrike } from '../rules/support/air-strike.ts';
import { fight, flameUnit, grenadesUnit, molotovUnit, tellermine } from '../rules/attack/fight-verb.ts';
import { fire, flameHex, grenadesHex, molotovHex } from '../rules/attack/fire-verb.ts';
import { shell } from '../rules/attack/indirect-verb.ts';
import { raze } from '../rules/fieldworks/raze-verb.ts';

/** B7.0: every way to attack. */
export const ATTACK_VERBS: readonly Verb<Bear>[] = [
  fire,
  fight,
  shell,
  raze,
  flameHex,
  flameUnit,
  grenadesHex,
  grenadesUnit,
  molotovHex,
  molotovUnit,
  tellermine,
  airStrike,
];
