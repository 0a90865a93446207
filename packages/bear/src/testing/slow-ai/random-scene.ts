import type { AiAction } from '../../model/ai-order.ts';
import { isFoot, isGun, isInfantryGun, isVehicle, type UnitType } from '../../model/unit-type.ts';

/** Themes of positions, so that every rule is met often enough. */
export const SCENES = ['anything', 'melee', 'siege', 'armour', 'mortars', 'rumors', 'riders'] as const;
export type Scene = (typeof SCENES)[number];

/** The actions of most interest in each. */
export const ACTIONS_OF: Readonly<Record<Scene, readonly AiAction[]>> = {
  anything: [],
  melee: ['disengage', 'closeCombat'],
  siege: ['disengage', 'move', 'pivotAndFire'],
  armour: ['move', 'moveAndFire'],
  mortars: ['fire', 'groupFire'],
  rumors: ['groupFire'],
  riders: ['fire', 'move', 'moveAndFire'],
};

/** The unit types the AI has most of. */
const LEADING: Readonly<Record<Scene, (type: UnitType) => boolean>> = {
  anything: () => true,
  melee: isVehicle,
  siege: () => true,
  armour: isVehicle,
  mortars: (type) => type.indirectCost !== null || isInfantryGun(type),
  rumors: isFoot,
  riders: (type) => isVehicle(type) || isGun(type),
};

/** The radius of the scene: mortars need room, a surrounded force has none. */
export function reachesOf(scene: Scene): readonly number[] {
  if (scene === 'mortars') return [6, 7];
  return scene === 'siege' ? [2, 3] : [3, 4, 5, 6];
}

/** The most AI in a scene. */
export function mostAi(scene: Scene): number {
  if (scene === 'siege') return 3;
  return scene === 'mortars' ? 6 : 10;
}

/** The AI's force from these counters; about half of it is of the scene's types. */
export function forceFor<T extends { readonly type: UnitType }>(
  scene: Scene,
  counters: readonly T[],
  size: number,
): T[] {
  const leading = counters.filter(({ type }) => LEADING[scene](type)).slice(0, Math.ceil(size / 2));
  const others = counters.filter((counter) => !leading.includes(counter));
  return [...leading, ...others.slice(0, size - leading.length)];
}
