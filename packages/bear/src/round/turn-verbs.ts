import type { Verb } from '@sandtable/kernel';
import { CARD_VERBS } from '../cards/verbs.ts';
import type { Bear } from '../model/battle/state.ts';
import { activate, conclude, pass, stall, stallByCap } from '../rules/order/pass.ts';
import { ATTACK_VERBS } from './attack-verbs.ts';
import { clear } from '../rules/fieldworks/demolish.ts';
import { enter } from '../rules/march/enter.ts';
import { dig, shelter } from '../rules/fieldworks/shelter.ts';
import { hide } from '../rules/stealth/hide.ts';
import { drive, leave } from '../rules/march/leave.ts';
import { load, unload } from '../rules/march/load.ts';
import { move } from '../rules/march/move-verb.ts';
import { pivot } from '../rules/march/pivot-verb.ts';
import { rally } from '../rules/hits/rally.ts';
import { smoke, spottedSmoke } from '../rules/support/smoke.ts';
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
