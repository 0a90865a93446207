import type { Battlecard } from '../model/battlecard.ts';

/** L10a-L10s: seventeen kinds, two copies each (L1h). */
export const BATTLECARDS: readonly Battlecard[] = [
  { effect: 'blockingPreparations', name: 'Blocking preparations', copies: 2, amount: 0, inSolo: true },
  { effect: 'counterAttack', name: 'Counter-attack', copies: 2, amount: 0, inSolo: true },
  { effect: 'disruptiveFire', name: 'Disruptive fire attack', copies: 2, amount: 1, inSolo: true },
  { effect: 'deceit', name: 'Deceit', copies: 2, amount: 1, inSolo: true },
  { effect: 'perturbation', name: 'Perturbation', copies: 2, amount: 1, inSolo: true },
  { effect: 'reinforcement', name: 'Transporting reinforcement', copies: 2, amount: 1, inSolo: false },
  { effect: 'spareBattery', name: 'Deployment of spare battery', copies: 2, amount: 1, inSolo: false },
  { effect: 'reorganisation', name: 'Reorganisation of Defence', copies: 2, amount: 2, inSolo: false },
  { effect: 'dugIn', name: 'Dug-in defence', copies: 2, amount: 2, inSolo: true },
  { effect: 'coveringFire', name: 'Covering fire', copies: 2, amount: 1, inSolo: true },
  { effect: 'volley', name: 'Close-range volley', copies: 2, amount: 2, inSolo: true },
  { effect: 'secondLine', name: 'Second line', copies: 2, amount: 1, inSolo: true },
  { effect: 'forcedMarch', name: 'Forced march', copies: 2, amount: 1, inSolo: true },
  { effect: 'bombardment', name: 'Preliminary bombardment', copies: 2, amount: 0, inSolo: true },
  { effect: 'massedAssault', name: 'Massed assault', copies: 2, amount: 2, inSolo: true },
  { effect: 'pursuit', name: 'Pursuit', copies: 2, amount: 0, inSolo: true },
  { effect: 'dressing', name: 'Field dressing', copies: 2, amount: 1, inSolo: true },
];
