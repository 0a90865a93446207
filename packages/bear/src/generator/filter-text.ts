import type { UnitFilter } from '../model/pack/special-rule.ts';

/** G3.2: whom an option scores for. Apart from the steps: every match says its goals, few are drafted. */
export const FILTER_TEXT: Readonly<Record<UnitFilter | 'chosen', string>> = {
  all: 'unit',
  foot: 'foot unit',
  squads: 'squad',
  crewed: 'crewed unit',
  mortars: 'mortar',
  guns: 'gun',
  vehicles: 'vehicle',
  tanks: 'tank',
  vehiclesOrCrewed: 'vehicle or crewed unit',
  chosen: 'one of the named units',
};
