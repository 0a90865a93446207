import { type Area, EVERY_FACING, type Facing } from '@sandtable/hex';
import { type Terrain, terrainFigures, TERRAINS } from './terrain.ts';

declare const hexBrand: unique symbol;

export type HexId = number & { readonly [hexBrand]: true };

/** A plain number becomes a HexId only here: at the boundary, or where the hexes of a map are counted. */
export function hexId(place: number): HexId {
  // oxlint-disable-next-line typescript/consistent-type-assertions -- the one place where the brand is made
  return place as HexId;
}

/** B4.0: hills have level 1 or 2. */
export type Level = 0 | 1 | 2;

export interface GroundHex {
  readonly terrain: Terrain;
  readonly level: Level;
  readonly roads: readonly Facing[];
  readonly walls: readonly Facing[];
}

export const BARE: GroundHex = { terrain: 'open', level: 0, roads: [], walls: [] };

/** The ground of a whole map by hex index, made once and shared; it never changes. */
export interface Ground {
  readonly area: Area;
  /** Indices into TERRAINS. */
  readonly terrains: Uint8Array;
  readonly levels: Uint8Array;
  /** One bit per facing: a road crosses that side. A neighbour on the map has the opposite bit. */
  readonly roads: Uint8Array;
  /** One bit per facing: that side is walled. The neighbour has the opposite bit. */
  readonly walls: Uint8Array;
  /** B6.0.4: 1 for woods and buildings, otherwise 0. */
  readonly heights: Uint8Array;
}

export function makeGround(area: Area, hexes: readonly GroundHex[]): Ground {
  if (hexes.length !== area.hexes.length)
    throw new RangeError(`expected ${area.hexes.length} hexes, got ${hexes.length}`);
  return {
    area,
    terrains: Uint8Array.from(hexes, ({ terrain }) => TERRAINS.indexOf(terrain)),
    levels: Uint8Array.from(hexes, ({ level }) => level),
    roads: Uint8Array.from(hexes, ({ roads }) => bitsOf(roads)),
    walls: Uint8Array.from(hexes, ({ walls }) => bitsOf(walls)),
    heights: Uint8Array.from(hexes, ({ terrain }) => (terrainFigures[terrain].stands ? 1 : 0)),
  };
}

export function terrainAt({ terrains }: Ground, hex: HexId): Terrain {
  const terrain = TERRAINS[terrains[hex] ?? -1];
  if (terrain === undefined) throw new RangeError(`no hex ${hex} on this map`);
  return terrain;
}

export function hasRoad({ roads }: Ground, hex: HexId, side: Facing): boolean {
  return isSet(roads, hex, side);
}

export function hasWall({ walls }: Ground, hex: HexId, side: Facing): boolean {
  return isSet(walls, hex, side);
}

export function sidesOf(bits: number): Facing[] {
  return EVERY_FACING.filter((facing) => (bits & (1 << facing)) !== 0);
}

function bitsOf(sides: readonly Facing[]): number {
  return sides.reduce<number>((bits, side) => bits | (1 << side), 0);
}

function isSet(table: Uint8Array, hex: HexId, side: Facing): boolean {
  return ((table[hex] ?? 0) & (1 << side)) !== 0;
}
