import type { Verb } from '@sandtable/kernel';
import type { Bear } from '../model/battle/state.ts';
import { confuseByCard, mireByCard, scoutByCard } from './enemy-cards.ts';
import { digByCard, rallyByCard, relieveByCard } from './group-cards.ts';
import { clearByCard, layMineByCard, layTellermine } from './mine-cards.ts';
import { dash } from './dash.ts';
import { sergeantByCard, officerByCard, snipeByCard, snipeAtByCard } from './roll-card.ts';

/** B2.2c: cards that are actions. */
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
