import type { Battlecard } from './battlecard.ts';
import type { Ruleset } from './figures-table.ts';
import type { MapPlan } from './map-plan.ts';
import type { Mission } from './mission.ts';
import type { UnitType } from './unit-type.ts';

/** The content of the game: typed constants of ours, or JSON from outside through one schema. */
export interface Pack {
  readonly id: string;
  readonly name: string;
  /** Of all that decides a match; names and briefings are left out. */
  readonly hash: string;
  readonly ruleset: Ruleset;
  readonly unitTypes: readonly UnitType[];
  readonly cards: readonly Battlecard[];
  readonly maps: readonly MapPlan[];
  readonly missions: readonly Mission[];
}

/** The same as it is written down. */
export type PackSource = Omit<Pack, 'hash'>;
