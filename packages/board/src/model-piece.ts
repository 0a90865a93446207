import type { Facing } from '@sandtable/hex';
import type { Art } from './draw/art-part.ts';

/** Small signs at the rim of a counter. */
export const SIGN_NAMES = ['blast', 'flame', 'cloud', 'shield', 'tray', 'horseshoe', 'twice', 'glasses'] as const;
export type SignName = (typeof SIGN_NAMES)[number];

/** Badges below a counter. */
export const BADGE_NAMES = ['mound', 'pit', 'load', 'cross', 'shutEye', 'alarm'] as const;
export type BadgeName = (typeof BADGE_NAMES)[number];

/** The parent of a formation: each stripe has its own colour and pattern. */
export const STRIPE_NAMES = ['plain', 'slashed', 'chequered', 'dotted'] as const;
export type StripeName = (typeof STRIPE_NAMES)[number];

export const RANK_NAMES = ['core', 'elite', 'officer'] as const;
export type RankName = (typeof RANK_NAMES)[number];

/**
 * A formation's counter has a stripe along its upper edge, its rank in the upper right corner, and its steps in a row along
 * the lower edge, the remaining ones filled.
 */
export interface Formation {
  readonly stripe: StripeName;
  readonly rank: RankName;
  readonly steps: number;
  readonly fullSteps: number;
}

/** A counter. The board knows only the look and position of its parts; the game knows their meaning. */
export interface PiecePicture {
  readonly id: string;
  /** The hex it is in, by id. */
  readonly at: string;
  readonly side: SideLook;
  /** One of the tables of art; null for an unknown unit, shown as a question mark. */
  readonly art: Art | null;
  /** Printed on it; readable only close up. */
  readonly number: string;
  /** For the list for screen readers: 'Rifle squad 05, fresh, facing NE'. */
  readonly words: string;
  readonly facing: Facing | null;
  readonly figures: readonly Figure[];
  /** The most important figures, shown alone on a small counter. */
  readonly largeFigures: readonly Figure<LargePlace>[];
  readonly signs: readonly SignName[];
  readonly formation?: Formation | undefined;
  /** It has acted: shown with a bar across and a faint silhouette. */
  readonly spent: boolean;
  /** One or two letters in a jagged star for a hit; null for none. */
  readonly stamp: string | null;
  readonly badges: readonly BadgeName[];
  /** Not really there: a proposal, or where something was. */
  readonly isGhost: boolean;
  /** A ghost of a past position: much paler. */
  readonly isPast?: boolean;
}

/** Positions of figures on a counter: players read by position, not by label. */
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

/** Positions of the two enlarged figures. */
const LARGE_PLACES = ['left', 'right'] as const;
export type LargePlace = (typeof LARGE_PLACES)[number];

/** Inks legible on every counter. */
export const FIGURE_INKS = ['black', 'red', 'blue', 'green'] as const;
export type FigureInk = (typeof FIGURE_INKS)[number];

/**
 * The background of a figure, so that ink alone never distinguishes two of them: a ring, a white box, a bar below, a
 * lozenge, or a plate or frame in its ink with round or cut corners.
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

/** A current number on a counter. Drawn as strokes: digits, `-`, `+`, `×`, `?` and brackets. */
export interface Figure<Place = FigurePlace> {
  readonly place: Place;
  readonly text: string;
  readonly ink: FigureInk;
  readonly back?: FigureBack | undefined;
  readonly foot?: FigureFoot | undefined;
  /** Columns of dots beside the foot, from right to left. */
  readonly pips?: readonly Pips[] | undefined;
  /** Higher or lower than printed. */
  readonly change?: 'more' | 'less' | undefined;
}

export interface Pips {
  readonly count: number;
  readonly ink: FigureInk;
}

/** Marks of sides: told apart by shape; the body colour only helps. */
export const MARK_NAMES = ['cross', 'star', 'shield', 'cockade'] as const;
export type MarkName = (typeof MARK_NAMES)[number];

/** Bodies of counters. The two sides of a game take a cool and a warm one, so that colour-blind players can tell them apart. */
export const COOL_BODIES = ['slate', 'sky'] as const;
export const WARM_BODIES = ['sand', 'straw'] as const;
export type BodyName = (typeof COOL_BODIES | typeof WARM_BODIES)[number];

/** The look of a side. The game decides which sides there are. */
export interface SideLook {
  readonly id: string;
  readonly body: BodyName;
  readonly mark: MarkName;
  /** All that is visible of a counter from far away. */
  readonly dot: 'square' | 'disc';
}
