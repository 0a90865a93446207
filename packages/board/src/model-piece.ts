import type { Facing } from '@sandtable/hex';
import type { ArtName } from './draw/art.ts';
import type { Figure, LargePlace } from './model-figure.ts';
import type { SideLook } from './model-side.ts';

/** Small signs at the rim of a counter. */
export const SIGN_NAMES = ['blast', 'flame', 'cloud', 'shield', 'tray', 'horseshoe', 'twice', 'glasses'] as const;
export type SignName = (typeof SIGN_NAMES)[number];

/** Badges below a counter. */
export const BADGE_NAMES = ['mound', 'pit', 'load', 'cross', 'shutEye', 'alarm'] as const;
export type BadgeName = (typeof BADGE_NAMES)[number];

/** What a formation belongs to: each stripe has a colour and a pattern of its own. */
export const STRIPE_NAMES = ['plain', 'slashed', 'chequered', 'dotted'] as const;
export type StripeName = (typeof STRIPE_NAMES)[number];

export const RANK_NAMES = ['core', 'elite', 'officer'] as const;
export type RankName = (typeof RANK_NAMES)[number];

/**
 * A formation's counter has a stripe along its upper edge, its rank in the upper right corner, and its steps in a row
 * along the lower edge: those it has left are filled.
 */
export interface Formation {
  readonly stripe: StripeName;
  readonly rank: RankName;
  readonly steps: number;
  readonly fullSteps: number;
}

/** A counter. What its parts mean is for the game to say; the board knows their look and their place. */
export interface PiecePicture {
  readonly id: string;
  /** The hex it is in, by id. */
  readonly at: string;
  readonly side: SideLook;
  /** null: nobody knows what it is; it is shown as a question mark. */
  readonly art: ArtName | null;
  /** Printed on it, to be read close by. */
  readonly number: string;
  /** For the list that is read aloud: 'Rifle squad 05, fresh, facing NE'. */
  readonly words: string;
  readonly facing: Facing | null;
  readonly figures: readonly Figure[];
  /** Those that matter most: all there is room for on a small counter. */
  readonly largeFigures: readonly Figure<LargePlace>[];
  readonly signs: readonly SignName[];
  readonly formation?: Formation | undefined;
  /** It has acted: a bar lies across it, and its silhouette is faint. */
  readonly spent: boolean;
  /** One or two letters in a jagged star: something has befallen it. null for none. */
  readonly stamp: string | null;
  readonly badges: readonly BadgeName[];
  /** Not there yet: a proposal, or where something was. */
  readonly isGhost: boolean;
}
