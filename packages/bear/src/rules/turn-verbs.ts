import type { Verb } from '@sandtable/kernel';
import { CARD_VERBS } from '../cards/verbs.ts';
import type { Bear } from '../model/state.ts';
import { activate } from './activate.ts';
import { ATTACK_VERBS } from './attack-verbs.ts';
import { clear } from './clear-mine.ts';
import { enter } from './enter-verb.ts';
import { facingsFirst } from './facing.ts';
import { dig } from './hasty.ts';
import { hide } from './hide.ts';
import { drive } from './leave-bonus.ts';
import { leave } from './leave-verb.ts';
import { load, unload } from './load-verb.ts';
import { move } from './move-verb.ts';
import { pass, stall, stallByCap } from './pass.ts';
import { pivot } from './pivot-verb.ts';
import { withPrice } from './price-figures.ts';
import { rally } from './rally-verb.ts';
import { shelter } from './shelter-verb.ts';
import { smoke, spottedSmoke } from './smoke-verb.ts';
import { sneak } from './sneak.ts';

/** B2.2: what may be done in a turn; exactly one of it. */
export const TURN_VERBS: readonly Verb<Bear>[] = [
  move,
  pivot,
  enter,
  leave,
  drive,
  shelter,
  load,
  unload,
  ...ATTACK_VERBS,
  rally,
  stall,
  stallByCap,
  activate,
  sneak,
  hide,
  dig,
  smoke,
  spottedSmoke,
  clear,
  pass,
  ...CARD_VERBS,
].map((order) => facingsFirst(withPrice(order)));
