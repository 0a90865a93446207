import type { Facing } from '@sandtable/hex';
import type { SideLook } from './model-side.ts';

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
