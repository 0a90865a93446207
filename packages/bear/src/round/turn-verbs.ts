import type { Verb } from '@sandtable/kernel';
import { CARD_VERBS } from '../cards/verbs.ts';
import type { Bear } from '../model/state.ts';
import { activate } from '../rules/order/activate.ts';
import { ATTACK_VERBS } from './attack-verbs.ts';
import { clear } from '../rules/fieldworks/clear-mine.ts';
import { enter } from '../rules/march/enter-verb.ts';
import { dig } from '../rules/fieldworks/hasty.ts';
import { hide } from '../rules/stealth/hide.ts';
import { drive } from '../rules/march/leave-bonus.ts';
import { leave } from '../rules/march/leave-verb.ts';
import { load, unload } from '../rules/march/load-verb.ts';
import { move } from '../rules/march/move-verb.ts';
import { conclude } from '../rules/order/conclude.ts';
import { pass, stall, stallByCap } from '../rules/order/pass.ts';
import { pivot } from '../rules/march/pivot-verb.ts';
import { rally } from '../rules/hits/rally-verb.ts';
import { shelter } from '../rules/fieldworks/shelter-verb.ts';
import { smoke, spottedSmoke } from '../rules/support/smoke-verb.ts';
import { sneak } from '../rules/stealth/sneak.ts';

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
  conclude,
  ...CARD_VERBS,
];
