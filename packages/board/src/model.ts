import type { Facing, Hex, Top } from '@sandtable/hex';
import type { Overlay } from './model-overlay.ts';
import type { PiecePicture, SideLook } from './model-piece.ts';

/** What a hex can look like. Which of these a game has, and what they do in it, is no business of the board. */
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

/** What lies in a hex. */
export interface Ground {
  readonly terrain: TerrainName;
  readonly level: number;
  /** The sides over which a road leads out of it. */
  readonly roads: readonly Facing[];
  /** The sides that are walls; it is enough that one of the two hexes names them. */
  readonly walls: readonly Facing[];
}

export interface HexPicture extends Ground {
  readonly hex: Hex;
  /** What clicks give back, and what pieces, markers and overlays name: E09, 2-E09. */
  readonly id: string;
  /** Printed in the hex; '' for none. */
  readonly label: string;
  /** For the list that is read aloud: 'E09, light woods, hill 1'. */
  readonly words: string;
  /** Half hexes at the edge of a board are drawn, but nothing can be done with them. */
  readonly isInPlay: boolean;
}

/**
 * A printed board as it lies on the table: a rectangle that goes through the centres of its corner hexes, so that it
 * cuts the hexes on its edge. A map without sheets shows all its hexes whole.
 */
export interface Sheet {
  readonly name: string;
  readonly from: Hex;
  readonly to: Hex;
}

/** What the ground wears: the same map under grass or under snow. */
export const SEASONS = ['summer', 'winter'] as const;
export type Season = (typeof SEASONS)[number];

/** A name printed on the map: under the houses of a town, over a height. */
export interface PlaceName {
  /** The hex it belongs to, by id. */
  readonly at: string;
  readonly text: string;
  readonly kind: 'town' | 'height';
}

/** A river runs along hexsides: those of one stretch in order, from its source down. */
export interface River {
  readonly sides: readonly { readonly at: string; readonly side: Facing }[];
}

/** Everything the board shows; plain data. The same picture always gives the same drawing. */
export interface BoardPicture extends MapPicture, Scene {}

/** What stays as it is while a match goes on: it is drawn once. */
export interface MapPicture {
  readonly top: Top;
  /** Where trees stand and how roofs are turned follows from this and the hex: the same everywhere and always. */
  readonly seed: string;
  readonly hexes: readonly HexPicture[];
  readonly sheets: readonly Sheet[];
  /** Summer unless it is said. */
  readonly season?: Season | undefined;
  /** Without sheets: cut straight round the hexes in play, so that those out of play fill the gaps at its edge. */
  readonly isTrimmed?: boolean | undefined;
  readonly places?: readonly PlaceName[] | undefined;
  readonly rivers?: readonly River[] | undefined;
}

/** What changes from moment to moment. */
export interface Scene {
  /** In a hex the later ones lie on top. */
  readonly pieces: readonly PiecePicture[];
  readonly markers: readonly MarkerPicture[];
  readonly overlays: readonly Overlay[];
}

export const EMPTY_SCENE: Scene = { pieces: [], markers: [], overlays: [] };

/** What lies in a hex and is nobody's counter. */
export const MARKER_NAMES = [
  'smoke',
  'denseSmoke',
  'trench',
  'bunker',
  'wire',
  'roadBlock',
  'mine',
  'flag',
  'objective',
  'greatObjective',
] as const;
export type MarkerName = (typeof MARKER_NAMES)[number];

export interface MarkerPicture {
  readonly kind: MarkerName;
  /** The hex it lies in, by id. */
  readonly at: string;
  /** For the list that is read aloud. */
  readonly words: string;
  /** Shown with it: '+2' of smoke, the points of a flag; '' for none. */
  readonly text: string;
  /** Which way a bunker looks; null for all others. */
  readonly facing: Facing | null;
  /** Whose it is; null: nobody's, a hollow flag, a dashed rim. */
  readonly side: SideLook | null;
  /** Only its own side knows of it. */
  readonly isHidden: boolean;
}
