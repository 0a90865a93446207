import type { Facing } from '@sandtable/hex';
import type { Overlay } from './model-overlay.ts';

/**
 * What can be watched between two scenes. Hexes and pieces are named by their ids; what is not on the map is passed over.
 */
export type Motion = Slide | Shot | Flip | Fall | Leave | Mark;

export interface Slide {
  readonly kind: 'slide';
  /** Those that go together. */
  readonly pieces: readonly string[];
  /** From hex to hex; a single one: they come onto the map there. */
  readonly path: readonly string[];
  /** How they lie from then on; null: as before. */
  readonly facing: Facing | null;
}

export interface Shot {
  readonly kind: 'shot';
  /** null: it comes from nowhere on the map, and only its effect is seen. */
  readonly from: string | null;
  readonly to: string;
  readonly result: 'hit' | 'miss';
  /** A shell that flies high over what lies between. */
  readonly isArc?: boolean | undefined;
}

/** A piece turns out to be another one; null: nothing was there, or nothing is left. */
export interface Flip {
  readonly kind: 'flip';
  readonly from: string | null;
  readonly to: string | null;
}

/** It is destroyed. */
export interface Fall {
  readonly kind: 'fall';
  readonly piece: string;
}

/** It is gone, but not lost. */
export interface Leave {
  readonly kind: 'leave';
  readonly piece: string;
}

/** It has got its marker. */
export interface Mark {
  readonly kind: 'mark';
  readonly piece: string;
}

/** How one scene becomes the next: one motion after the other. */
export interface Passage {
  readonly motions: readonly Motion[];
  /** Shown until it is over. */
  readonly overlays: readonly Overlay[];
  /** All times are multiplied by it; 0: at once. */
  readonly pace: number;
}
