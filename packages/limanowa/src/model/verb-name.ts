import type { Effect } from './battlecard.ts';

/** Every verb of the game: the cards by their effects, and what is said without one. One that is not here does not compile. */
export type VerbName =
  | Exclude<Effect, PlannedCard>
  | 'opening'
  | 'central'
  | 'closing'
  | 'pass'
  | 'tactics'
  | 'shell'
  | 'support'
  | 'counter'
  | 'fallBack'
  | 'stand'
  | 'relegate'
  | 'proceed';

/** Cards that are a part of the Central plan. */
type PlannedCard = 'disruptiveFire' | 'massedAssault';
