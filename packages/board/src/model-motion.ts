import type { Facing } from '@sandtable/hex';
import type { Overlay, StampPicture } from './model-overlay.ts';

/**
 * What can be watched between two scenes. Hexes and pieces are named by their ids; what is not on the map is passed over.
 */
export type Motion = Slide | Shot | Barrage | Stamp | Check | Spend | Flip | Fall | Leave | Mark | Hoist;

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
  /** So many tracers, one behind the other; one unless it is said. */
  readonly rounds?: number | undefined;
  /** What the page calls its sounds: of the flight, and of what it strikes. */
  readonly cue?: string | undefined;
  readonly struck?: string | undefined;
}

/** Shells come down on all these hexes; whom they hit is seen afterwards. */
export interface Barrage {
  readonly kind: 'barrage';
  readonly at: readonly string[];
  readonly cue?: string | undefined;
}

/** The result, stamped where it happened; a piece that was hit shakes under it. */
export interface Stamp extends StampPicture {
  readonly kind: 'stamp';
  readonly shaken: string | null;
  /** The dice have fallen before, and lie there. */
  readonly isLying?: boolean | undefined;
  readonly cue?: string | undefined;
}

/** A card is turned over beside a piece; by it a bar may be laid across some of them. */
export interface Check {
  readonly kind: 'check';
  readonly at: string;
  readonly number: string;
  readonly text: string;
  /** Those that are spent by it. */
  readonly pieces: readonly string[];
}

/** A bar is laid across them: they have acted. */
export interface Spend {
  readonly kind: 'spend';
  readonly pieces: readonly string[];
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

/** It has got its marker, or has got rid of it. */
export interface Mark {
  readonly kind: 'mark';
  readonly piece: string;
}

/** The flag of a hex is struck, and another one rises. */
export interface Hoist {
  readonly kind: 'hoist';
  readonly at: string;
}

/** What of a motion has just begun: for those who want to hear it. */
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

/** How one scene becomes the next: one motion after the other. */
export interface Passage {
  readonly motions: readonly Motion[];
  /** Shown until it is over. */
  readonly overlays: readonly Overlay[];
  /** All times are multiplied by it; 0: at once. */
  readonly pace: number;
  /** Told as each part of it begins. */
  readonly onBeat?: ((beat: Beat, motion: Motion) => void) | undefined;
}
