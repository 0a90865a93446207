import type { UnitPlan } from '../../model/mission.ts';

/** L13c: Orlov's corps before Limanowa, used by three missions. */
export const ORLOVS_CORPS: readonly UnitPlan[] = [
  { type: 'orlov', at: [7, 4] },
  { type: 'guard', at: [6, 4] },
  { type: 'ru-machine-gunners', at: [6, 3] },
  { type: 'rifles', at: [6, 2] },
  { type: 'rifles', at: [6, 5] },
  { type: 'rifles', at: [5, 5] },
  { type: 'cossacks', at: [7, 3] },
  { type: 'ru-battery', at: [8, 4] },
];
