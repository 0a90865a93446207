import type { AiAction } from '../../model/solo/order.ts';
import { isFoot, isGun, isInfantryGun, isVehicle, type UnitType } from '../../model/pack/unit-type.ts';

/** What a position is made to be about, so that no rule is met too seldom. */
export const SCENES = ['anything', 'melee', 'siege', 'armour', 'mortars', 'rumors', 'riders'] as const;
export type Scene = (typeof SCENES)[number];

/** What is most of interest there. */
export const ACTIONS_OF: Readonly<Record<Scene, readonly AiAction[]>> = {
  anything: [],
  melee: ['disengage', 'closeCombat'],
  siege: ['disengage', 'move', 'pivotAndFire'],
  armour: ['move', 'moveAndFire'],
  mortars: ['fire', 'groupFire'],
  rumors: ['groupFire'],
  riders: ['fire', 'move', 'moveAndFire'],
};

/** Whom the AI has most of. */
const LEADING: Readonly<Record<Scene, (type: UnitType) => boolean>> = {
  anything: () => true,
  melee: isVehicle,
  siege: () => true,
  armour: isVehicle,
  mortars: (type) => type.indirectCost !== null || isInfantryGun(type),
  rumors: isFoot,
  riders: (type) => isVehicle(type) || isGun(type),
};

/** How far it reaches from its middle: mortars need room, whoever is surrounded has none. */
export function reachesOf(scene: Scene): readonly number[] {
  if (scene === 'mortars') return [6, 7];
  return scene === 'siege' ? [2, 3] : [3, 4, 5, 6];
}

/** How many AI there are at most. */
export function mostAi(scene: Scene): number {
  if (scene === 'siege') return 3;
  return scene === 'mortars' ? 6 : 10;
}

/** The force of the AI out of these counters: about half of it are the ones that the scene is about. */
export function forceFor<T extends { readonly type: UnitType }>(
  scene: Scene,
  counters: readonly T[],
  size: number,
): T[] {
  const leading = counters.filter(({ type }) => LEADING[scene](type)).slice(0, Math.ceil(size / 2));
  const others = counters.filter((counter) => !leading.includes(counter));
  return [...leading, ...others.slice(0, size - leading.length)];
}
