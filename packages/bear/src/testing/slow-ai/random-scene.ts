import type { Random } from '@sandtable/kernel';
import { isFoot, isGun, isInfantryGun, isVehicle, type UnitType } from '../../model/unit-type.ts';

/** What a position is made to be about, so that no rule is met too seldom. */
export type Scene = 'anything' | 'melee' | 'armour' | 'mortars' | 'rumors' | 'riders';

/** Some need more tries than others before what they are about comes up. */
const SCENES: readonly Scene[] = ['anything', 'melee', 'armour', 'mortars', 'mortars', 'rumors', 'rumors', 'riders'];

export function randomScene(random: Random): Scene {
  return random.pick(SCENES);
}

/** Whom the AI has most of. */
const LEADING: Readonly<Record<Scene, (type: UnitType) => boolean>> = {
  anything: () => true,
  melee: isVehicle,
  armour: isVehicle,
  mortars: (type) => type.indirectCost !== null || isInfantryGun(type),
  rumors: isFoot,
  riders: (type) => isVehicle(type) || isGun(type),
};

/** How far it reaches from its middle: mortars need room. */
export function sizeOf(scene: Scene): readonly number[] {
  return scene === 'mortars' ? [6, 7] : [3, 4, 5, 6];
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
