import type { Motion } from '@sandtable/board';
import type { ReactNode } from 'react';
import type { Overlays } from './overlays.ts';

/** One picture of an entry that nobody at the screen made. */
export interface FilmFrame {
  readonly step: string;
  /** The name of the step. */
  readonly label: string;
  /** In milliseconds at normal speed. */
  readonly pause: number;
  readonly overlays: Overlays;
  /** Shown on the position after the entry, not before it. */
  readonly isAfter: boolean;
  /** The one that acts, for the camera; -1 for nobody. */
  readonly actor: number;
  /** What stands beside the map. */
  picture(): ReactNode;
}

/** An entry picture by picture, in the order in which it was decided. */
export interface FilmModel {
  readonly frames: readonly FilmFrame[];
  /** What happens on the map, up to the end of each outcome; or all of it in one part. */
  motions(): readonly (readonly Motion[])[];
}
