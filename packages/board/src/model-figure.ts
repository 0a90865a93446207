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
export const LARGE_PLACES = ['left', 'right'] as const;
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
