import type { Verb } from '@sandtable/kernel';
import type { Bear } from '../model/state.ts';
import { confuseByCard, mireByCard } from './enemy-card.ts';
import { relieveByCard } from './relieve.ts';
import { layMineByCard, layTellermine } from './lay-mine.ts';
import { clearByCard } from './clear-obstacle.ts';
import { rallyByCard } from './rally-card.ts';
import { dash } from './dash.ts';
import { sergeantByCard, officerByCard, snipeByCard, snipeAtByCard } from './roll-card.ts';
import { scoutByCard } from './scout.ts';
import { digByCard } from './dig-card.ts';

/** B2.2c: what may be done in a turn by a card that is an action of its own. */
export const CARD_VERBS: readonly Verb<Bear>[] = [
  relieveByCard,
  rallyByCard,
  dash,
  confuseByCard,
  sergeantByCard,
  officerByCard,
  digByCard,
  snipeByCard,
  snipeAtByCard,
  mireByCard,
  scoutByCard,
  layMineByCard,
  layTellermine,
  clearByCard,
];
