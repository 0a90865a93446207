import type { Facing, Hex, Top } from '@sandtable/hex';
import type { Overlay } from './model-overlay.ts';
import type { PiecePicture, SideLook } from './model-piece.ts';

/** The looks of a hex. The game decides which it uses and what they mean. */
export const TERRAIN_NAMES = [
  'open',
  'crops',
  'plowedField',
  'gully',
  'marsh',
  'water',
  'lightWoods',
  'heavyWoods',
  'woodBuilding',
  'stoneBuilding',
  'ridge',
  'town',
] as const;
export type TerrainName = (typeof TERRAIN_NAMES)[number];

export interface Ground {
  readonly terrain: TerrainName;
  readonly level: number;
  /** The hexsides that roads cross. */
  readonly roads: readonly Facing[];
  /** The hexsides with a wall; listing it in one of the two hexes is enough. */
  readonly walls: readonly Facing[];
}

export interface HexPicture extends Ground {
  readonly hex: Hex;
  /** Reported by presses and used by pieces, markers and overlays: E09, 2-E09. */
  readonly id: string;
  /** Printed in the hex; '' for none. */
  readonly label: string;
  /** For the list for screen readers: 'E09, light woods, hill 1'. */
  readonly words: string;
  /** False for half hexes at the edge of a board: drawn but not used. */
  readonly isInPlay: boolean;
}

/**
 * A printed board on the table: a rectangle through the centres of its corner hexes, so that it cuts the hexes on its edge. A map
 * without sheets shows all its hexes whole.
 */
export interface Sheet {
  readonly name: string;
  readonly from: Hex;
  readonly to: Hex;
}

export const SEASONS = ['summer', 'winter'] as const;
export type Season = (typeof SEASONS)[number];

/** A name printed on the map: below the houses of a town, above a height. */
export interface PlaceName {
  /** The hex it belongs to, by id. */
  readonly at: string;
  readonly text: string;
  readonly kind: 'town' | 'height';
}

/** A river along hexsides, in order from its source. */
export interface River {
  readonly sides: readonly { readonly at: string; readonly side: Facing }[];
}

/** Everything the board shows, as plain data. The same picture always gives the same drawing. */
export interface BoardPicture extends MapPicture, Scene {}

/** The part that stays the same during a match and is drawn once. */
export interface MapPicture {
  readonly top: Top;
  /** Decides where trees stand and how roofs are turned, the same on every machine. */
  readonly seed: string;
  readonly hexes: readonly HexPicture[];
  readonly sheets: readonly Sheet[];
  /** Summer by default. */
  readonly season?: Season | undefined;
  /** Without sheets: crop the map around the hexes in play; those out of play fill the gaps at its edge. */
  readonly isTrimmed?: boolean | undefined;
  readonly places?: readonly PlaceName[] | undefined;
  readonly rivers?: readonly River[] | undefined;
}

/** The part that changes during a match. */
export interface Scene {
  /** Later ones lie on top within a hex. */
  readonly pieces: readonly PiecePicture[];
  readonly markers: readonly MarkerPicture[];
  readonly overlays: readonly Overlay[];
}

export const EMPTY_SCENE: Scene = { pieces: [], markers: [], overlays: [] };

export const MARKER_NAMES = [
  'smoke',
  'denseSmoke',
  'trench',
  'bunker',
  'wire',
  'roadBlock',
  'mine',
  'hasty',
  'flag',
  'objective',
  'greatObjective',
] as const;
export type MarkerName = (typeof MARKER_NAMES)[number];

export interface MarkerPicture {
  readonly kind: MarkerName;
  /** The hex it lies in, by id. */
  readonly at: string;
  /** For the list for screen readers. */
  readonly words: string;
  /** Shown with it: '+2' on smoke, the points of a flag; '' for none. */
  readonly text: string;
  /** The facing of a bunker; null for all others. */
  readonly facing: Facing | null;
  /** Null if no side holds it: a hollow flag, a dashed rim. */
  readonly side: SideLook | null;
  /** Known only to its own side. */
  readonly isHidden: boolean;
}
