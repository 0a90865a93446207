import type { Facing } from '@sandtable/hex';
import type { ArtName } from './draw/art.ts';

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

/** Where figures stand on a counter: players read by place, not by label. */
export const FIGURE_PLACES = [
  'topLeft',
  'upperLeft',
  'lowerLeft',
  'bottomLeft',
  'bottom',
  'topRight',
  'lowerRight',
  'bottomRight',
] as const;
export type FigurePlace = (typeof FIGURE_PLACES)[number];

/** Where there is room for two, enlarged. */
const LARGE_PLACES = ['left', 'right'] as const;
export type LargePlace = (typeof LARGE_PLACES)[number];

/** Inks that can be read on every counter. */
export const FIGURE_INKS = ['black', 'red', 'blue', 'green'] as const;
export type FigureInk = (typeof FIGURE_INKS)[number];

/**
 * What a figure stands on, so that ink is never alone in telling two of them apart: in a ring, in a white box, below a
 * bar, on a lozenge; on a plate or in a frame of its ink whose corners are round or cut.
 */
export const FIGURE_BACKS = [
  'ring',
  'box',
  'bar',
  'lozenge',
  'roundPlate',
  'cutPlate',
  'roundFrame',
  'cutFrame',
] as const;
export type FigureBack = (typeof FIGURE_BACKS)[number];

/** Small shapes below a figure, in its ink. */
export const FIGURE_FEET = ['boot', 'wheel', 'track'] as const;
export type FigureFoot = (typeof FIGURE_FEET)[number];

/** A number on a counter as it is now. It is drawn, not set in type: of digits, `-`, `+`, `×`, `?` and brackets. */
export interface Figure<Place = FigurePlace> {
  readonly place: Place;
  readonly text: string;
  readonly ink: FigureInk;
  readonly back?: FigureBack | undefined;
  readonly foot?: FigureFoot | undefined;
  /** Columns of dots beside the foot, from right to left. */
  readonly pips?: readonly Pips[] | undefined;
  /** It is more or less than the printed one. */
  readonly change?: 'more' | 'less' | undefined;
}

export interface Pips {
  readonly count: number;
  readonly ink: FigureInk;
}

/** Marks of sides: their shape tells the sides apart, the colour of the body only helps. */
export const MARK_NAMES = ['cross', 'star', 'shield', 'cockade'] as const;
export type MarkName = (typeof MARK_NAMES)[number];

/** Bodies of counters. Two sides of one game take a cool and a warm one: every eye tells those apart. */
export const COOL_BODIES = ['slate', 'sky'] as const;
export const WARM_BODIES = ['sand', 'straw'] as const;
export type BodyName = (typeof COOL_BODIES | typeof WARM_BODIES)[number];

/** How a side looks, wherever something is its own. Which sides there are is for the game to say. */
export interface SideLook {
  readonly id: string;
  readonly body: BodyName;
  readonly mark: MarkName;
  /** From far away a counter is only this. */
  readonly dot: 'square' | 'disc';
}
