import type { ActionCard } from '../model/pack/cards.ts';

const ACTION = { kind: 'action', side: null, cost: null, group: 'single' } as const;
const BONUS = { ...ACTION, kind: 'bonus' } as const;
const EVENT = { ...ACTION, kind: 'event', number: null, copies: 1 } as const;
const WEAPON = { ...ACTION, kind: 'weapon', number: null, copies: 1 } as const;

const ONE = { amount: 1, pay: 'apOrCaps' } as const;
const TWO = { amount: 2, pay: 'apOrCaps' } as const;
const TWO_AP = { amount: 2, pay: 'ap' } as const;

/** Every card; a firefight lists those in its deck. */
// oxfmt-ignore
export const ACTION_CARDS: readonly ActionCard[] = [
  { ...ACTION, id: 'c02', number: 2, copies: 13, group: 'group' },
  { ...ACTION, id: 'c03', number: 3, copies: 3, cost: TWO, group: 'group' },
  { ...ACTION, id: 'c04', number: 4, copies: 3, group: 'group' },
  { ...ACTION, id: 'c05', number: 5, copies: 2, group: 'group' },
  { ...ACTION, id: 'c06', number: 6, copies: 2 },
  { ...ACTION, id: 'c07', number: 7, copies: 2 },
  { ...ACTION, id: 'c08', number: 8, copies: 2, cost: TWO_AP },
  { ...BONUS, id: 'c09', number: 9, copies: 2, group: 'group' },
  { ...BONUS, id: 'c10', number: 10, copies: 2, group: 'group' },
  { ...ACTION, id: 'c11', number: 11, copies: 2, group: 'group' },
  { ...BONUS, id: 'c12', number: 12, copies: 3 },
  { ...ACTION, id: 'c13', number: 13, copies: 3 },
  { ...ACTION, id: 'c20', number: 20, copies: 1 },
  { ...ACTION, id: 'c30', number: 30, copies: 1, cost: ONE },
  { ...ACTION, id: 'c40', number: 40, copies: 1, cost: ONE },
  { ...ACTION, id: 'c41', number: 41, copies: 1, cost: ONE },
  { ...EVENT, id: 'score' },
  { ...EVENT, id: 'firefight-event' },
  { ...EVENT, id: 'halt-order' },
  { ...EVENT, id: 'objective-1' },
  { ...EVENT, id: 'objective-2' },
  { ...EVENT, id: 'objective-3' },
  { ...EVENT, id: 'objective-4' },
  { ...WEAPON, id: 'grenades', side: 'german', group: 'support' },
  { ...WEAPON, id: 'molotov', side: 'soviet', group: 'support' },
  { ...WEAPON, id: 'tellermine', side: 'german', cost: TWO },
  { ...WEAPON, id: 'artillery-105', side: 'german' },
  { ...WEAPON, id: 'artillery-122', side: 'soviet' },
  { ...WEAPON, id: 'air-strike-german', side: 'german' },
  { ...WEAPON, id: 'air-strike-soviet', side: 'soviet' },
];
