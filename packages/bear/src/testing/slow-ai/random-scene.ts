import type { Random } from '@sandtable/kernel';
import { isFoot, isGun, isInfantryGun, isVehicle, type UnitType } from '../../model/unit-type.ts';

/** What a position is made to be about, so that no rule is met too seldom. */
const SCENES = ['anything', 'melee', 'armour', 'mortars', 'rumors', 'riders'] as const;
export type Scene = (typeof SCENES)[number];

export function randomScene(random: Random): Scene {
  return random.pick(SCENES);
}

/** Whom the AI has most of. */
const LEADING: Readonly<Record<Scene, (type: UnitType) => boolean>> = {
  anything: () => true,
  melee: () => true,
  armour: isVehicle,
  mortars: (type) => type.kind === 'mortar' || isInfantryGun(type),
  rumors: isFoot,
  riders: (type) => isVehicle(type) || isGun(type),
};

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
