/** B4.0: a hex has the terrain of its centre. */
export const TERRAINS = [
  'open',
  'lightWoods',
  'heavyWoods',
  'woodBuilding',
  'stoneBuilding',
  'plowedField',
  'water',
  'crops',
  'smallBalka',
] as const;
export type Terrain = (typeof TERRAINS)[number];

export const MOVE_CLASSES = ['foot', 'wheeled', 'tracked'] as const;
export type MoveClass = (typeof MOVE_CLASSES)[number];

/** A row of the table in B4.1. */
export interface TerrainFigures {
  /** Added to the move cost; null: the class never enters. */
  readonly cost: Readonly<Record<MoveClass, number | null>>;
  readonly dm: number;
  /** B6.0.4: woods and buildings are one level high. */
  readonly stands: boolean;
  /** B4.3: cover for rallying and hiding. */
  readonly isCover: boolean;
  /** B14.1: a vehicle with track symbols may have bonus hexes here; wheels only along roads. */
  readonly trackBonus: boolean;
  /** B4.2: a vehicle that enters may be immobilized. */
  readonly bogs: boolean;
}

const plain = { dm: 0, stands: false, isCover: false, trackBonus: false, bogs: false };
const standing = { ...plain, stands: true, isCover: true };

export const terrainFigures: Readonly<Record<Terrain, TerrainFigures>> = {
  open: { ...plain, cost: { foot: 0, wheeled: 0, tracked: 0 }, trackBonus: true },
  lightWoods: { ...standing, cost: { foot: 0, wheeled: 2, tracked: 1 }, dm: 1 },
  heavyWoods: { ...standing, cost: { foot: 1, wheeled: null, tracked: 2 }, dm: 2 },
  woodBuilding: { ...standing, cost: { foot: 1, wheeled: 2, tracked: 1 }, dm: 1 },
  stoneBuilding: { ...standing, cost: { foot: 1, wheeled: 3, tracked: 2 }, dm: 2, bogs: true },
  plowedField: { ...plain, cost: { foot: 0, wheeled: null, tracked: 0 } },
  water: { ...plain, cost: { foot: 4, wheeled: null, tracked: null }, dm: -1 },
  crops: { ...plain, cost: { foot: 0, wheeled: 0, tracked: 0 }, trackBonus: true },
  smallBalka: { ...plain, cost: { foot: 1, wheeled: null, tracked: null }, dm: 1, isCover: true },
};
