import type { Facing } from '@sandtable/hex';
import type { Overlay, StampPicture } from './model-overlay.ts';

/** What is animated between two scenes. Hexes and pieces are given by id; those not on the map are skipped. */
export type Motion = Slide | Shot | Barrage | Stamp | Check | Spend | Flip | Fall | Leave | Mark | Hoist;

export interface Slide {
  readonly kind: 'slide';
  /** All move together. */
  readonly pieces: readonly string[];
  /** From hex to hex; with a single hex they enter the map there. */
  readonly path: readonly string[];
  /** Their new facing; null keeps the old one. */
  readonly facing: Facing | null;
}

export interface Shot {
  readonly kind: 'shot';
  /** Null if it comes from off the map: then only its effect shows. */
  readonly from: string | null;
  readonly to: string;
  readonly result: 'hit' | 'miss';
  /** A shell on a high arc. */
  readonly isArc?: boolean | undefined;
  /** Number of tracers, one behind the other; one by default. */
  readonly rounds?: number | undefined;
  /** The page's names for its sounds: of the flight and of the impact. */
  readonly cue?: string | undefined;
  readonly struck?: string | undefined;
}

/** Shells fall on all these hexes; the hits show afterwards. */
export interface Barrage {
  readonly kind: 'barrage';
  readonly at: readonly string[];
  readonly cue?: string | undefined;
}

/** The result, stamped where it happened; a hit piece shakes under it. */
export interface Stamp extends StampPicture {
  readonly kind: 'stamp';
  readonly shaken: string | null;
  /** The dice were rolled earlier and already lie there. */
  readonly isLying?: boolean | undefined;
  readonly cue?: string | undefined;
}

/** A card is turned over beside a piece; it may spend some pieces. */
export interface Check {
  readonly kind: 'check';
  readonly at: string;
  readonly number: string;
  readonly text: string;
  readonly pieces: readonly string[];
}

/** Pieces become spent: a bar is laid across them. */
export interface Spend {
  readonly kind: 'spend';
  readonly pieces: readonly string[];
}

/** A piece turns out to be another one. `from` null: nothing was there; `to` null: nothing is left. */
export interface Flip {
  readonly kind: 'flip';
  readonly from: string | null;
  readonly to: string | null;
}

/** A piece is destroyed. */
export interface Fall {
  readonly kind: 'fall';
  readonly piece: string;
}

/** A piece leaves the map without being lost. */
export interface Leave {
  readonly kind: 'leave';
  readonly piece: string;
}

/** A piece gains or loses its marker. */
export interface Mark {
  readonly kind: 'mark';
  readonly piece: string;
}

/** The flag of a hex comes down and another goes up. */
export interface Hoist {
  readonly kind: 'hoist';
  readonly at: string;
}

/** The part of a motion that has just begun, for sound. */
export type Beat =
  | 'step'
  | 'flight'
  | 'impact'
  | 'dice'
  | 'word'
  | 'card'
  | 'bar'
  | 'flip'
  | 'fall'
  | 'mark'
  | 'flag'
  | 'leave';

export interface Passage {
  readonly motions: readonly Motion[];
  /** Shown until the end. */
  readonly overlays: readonly Overlay[];
  /** Multiplies all times; 0 skips the animation. */
  readonly pace: number;
  readonly onBeat?: ((beat: Beat, motion: Motion) => void) | undefined;
}
