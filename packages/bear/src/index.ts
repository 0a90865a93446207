/** Squad combat on the Eastern Front, 1941. So far its ground, its counters, and what can be seen from where. */
export { edgeHexes, hexNamed, makeMap, nameOfHex, type BattleMap } from './board/map.ts';
export type { BarePlan, BoardPlace, MapPlan } from './board/map-plan.ts';
export { judgeSight, type Sight, type SightKey } from './board/sight.ts';
export { bearingTo, canSee, distanceBetween, type Tables } from './board/tables.ts';
export { tablesFor } from './board/tables-cache.ts';
export { defaultPack } from './content/pack.ts';
export { smokeOf, type Battle, type BattleView } from './model/battle.ts';
export { counterNamed, type Counter } from './model/counter.ts';
export { checkPack, type Pack } from './model/pack.ts';
export { SIGHT_DEFAULTS, SIGHT_OPTIONS, type SightOptions } from './model/sight-options.ts';
export { readPosition } from './position/position.ts';
export { explainSight } from './words/sight.ts';
