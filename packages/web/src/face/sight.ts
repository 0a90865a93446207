import type { Overlays } from './overlays.ts';

/** The line-of-sight tool of a game. */
export interface Sight {
  /** What one hex sees, whoever is there or not. */
  from(hex: number): { readonly count: number; readonly of: number; readonly overlays: Overlays };
  between(from: number, to: number): Thread;
}

/** A thread from hex to hex: whether one sees the other, what is in the way, and how to say it. */
export interface Thread {
  readonly isClear: boolean;
  readonly distance: number;
  /** In one sentence: the answer, and what comes first in the way. */
  readonly sentence: string;
  readonly rules: readonly string[];
  readonly overlays: Overlays;
  readonly profile: readonly ProfileStep[];
}

/** One step of the line: one hex, or the two on either side of a hexside that the line runs along. */
export interface ProfileStep {
  readonly hexes: readonly ProfileHex[];
}

/** A hex on the line as it looks from the side. */
export interface ProfileHex {
  /** -1 beyond the edge of the map. */
  readonly hex: number;
  readonly name: string;
  /** Of the ground. */
  readonly level: number;
  /** The top of what stands there: woods, buildings. */
  readonly top: number;
  /** The DM of smoke. */
  readonly smoke: number;
  readonly blocks: boolean;
}
