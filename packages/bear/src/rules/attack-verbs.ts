import type { Verb } from '@sandtable/kernel';
import type { Bear } from '../model/state.ts';
import { airStrike } from './air-strike.ts';
import { fight, flameUnit, grenadesUnit, molotovUnit, tellermine } from './fight-verb.ts';
import { fire, flameHex, grenadesHex, molotovHex } from './fire-verb.ts';
import { shell } from './indirect-verb.ts';
import { raze } from './raze-verb.ts';

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
