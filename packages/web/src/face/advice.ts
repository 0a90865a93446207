import type { Sentence } from '@sandtable/kernel';
import type { Overlays } from './field.ts';
import type { Glance } from './speech.ts';

/** A sensible thing to do in one's turn. */
export interface Idea {
  /** Said as if clicked together, and never sent: a whole sentence, or one order of a plan. */
  readonly words: Sentence;
  readonly kind: 'fire' | 'move' | 'other';
  /** Its counter is shown; -1 for none. */
  readonly unit: number;
  /** `Best shot`, `LMG 34 on F08`, `flank open` */
  readonly head: string;
  readonly what: string;
  readonly why: string;
  /** In a line of other ideas: `fire at F08`. */
  readonly short: string;
  /** Chance and price, as they will stand beside the hex; null for none. */
  readonly glance: Glance | null;
  /** Drawn on the map until anything is chosen. */
  readonly overlays: Overlays;
}

export interface Adviser {
  /** What could be done now, the best first; null if no order is asked for, and for a game that advises nobody. */
  readonly advise: (() => Promise<readonly Idea[]>) | null;
}

export const NO_ADVICE: Adviser = { advise: null };
