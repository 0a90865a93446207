import { distance, EVERY_FACING, FACINGS, hexAt, hexOf, printAxial, step, toFacing, within } from '@sandtable/hex';
import type { Random } from '@sandtable/kernel';
import { hasRoad } from '../../board/ground.ts';
import type { BareHex, MapPlan } from '../../board/map-plan.ts';
import { type BattleMap, nameOfHex } from '../../board/map.ts';
import { TERRAINS } from '../../board/terrain.ts';
import type { AiAction } from '../../model/solo/order.ts';
import { isFoot, isGun, isInfantryGun, isVehicle, type Side, type UnitType } from '../../model/pack/unit-type.ts';
import { pack } from '../match.ts';
import { hexId } from '../../model/ids.ts';

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
function reachesOf(scene: Scene): readonly number[] {
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

const RADIUS = 5;
const CENTRE = hexAt(0, 0);

/** One link between hexes in this many is a road. */
const ROADS: Readonly<Partial<Record<Scene, number>>> = { armour: 3, riders: 5 };

/** A board of the pack, or bare ground with a little of everything. */
export function randomMap(random: Random, scene: Scene): MapPlan {
  if (random.below(2) === 0) {
    const { id } = random.pick(pack.boards);
    return { boards: [{ board: id, at: [0, 0], turned: random.below(2) === 0 }] };
  }
  const [share, isHilly] = [random.pick(scene === 'armour' ? [3, 5] : [2, 3]), random.below(2) === 0];
  const hexes = within(CENTRE, RADIUS).map((hex): [string, BareHex] => {
    const some = (one: number): BareHex['roads'] =>
      FACINGS.filter((_name, side) => random.below(one) === 0 && distance(CENTRE, step(hex, toFacing(side))) <= RADIUS);
    return [
      printAxial(hex),
      {
        terrain: random.below(share) > 0 ? 'open' : random.pick(TERRAINS),
        level: isHilly ? random.pick([0, 0, 0, 1, 2]) : 0,
        roads: some(ROADS[scene] ?? 20),
        walls: some(50),
      },
    ];
  });
  return { bare: { radius: RADIUS, hexes: Object.fromEntries(hexes) } };
}

/** The hexes around a random one, where everything happens. */
export function theatreOf(random: Random, map: BattleMap, scene: Scene): string[] {
  const { area } = map.ground;
  const places = area.hexes.map((_hex, place) => hexId(place));
  const onRoad = places.filter((place) => EVERY_FACING.some((side) => hasRoad(map.ground, place, side)));
  const centre = hexOf(area, random.pick(scene === 'armour' && onRoad.length > 0 ? onRoad : places));
  const size = random.pick(reachesOf(scene));
  return area.hexes.flatMap((hex, place) => (distance(hex, centre) <= size ? [nameOfHex(map, hexId(place))] : []));
}

export interface Lying {
  readonly kind: string;
  readonly at: string;
  readonly dm?: number;
  readonly facing?: string;
  readonly side?: Side;
  readonly hidden?: boolean;
}

/** B18.0: at most one of a kind per hex. */
export function randomMarkers(random: Random, ai: Side, names: readonly string[]): Lying[] {
  const all: readonly Omit<Lying, 'at'>[] = [
    { kind: 'smoke', dm: 1 },
    { kind: 'smoke', dm: 2 },
    { kind: 'trench' },
    { kind: 'trench' },
    { kind: 'bunker', facing: random.pick(FACINGS) },
    { kind: 'wire' },
    { kind: 'roadBlock' },
    { kind: 'mine', side: 'german' },
    { kind: 'mine', side: 'soviet' },
    { kind: 'mine', side: ai === 'german' ? 'soviet' : 'german', hidden: true },
    { kind: 'mine', side: ai, hidden: true },
  ];
  const lying = all.filter(() => random.below(2) === 0).map((marker) => ({ ...marker, at: random.pick(names) }));
  return lying.filter(
    ({ kind, at }, place) => lying.findIndex((each) => each.kind === kind && each.at === at) === place,
  );
}
