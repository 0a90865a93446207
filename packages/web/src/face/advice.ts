import type { Sentence } from '@sandtable/kernel';
import type { Overlays } from './field.ts';
import type { Glance } from './speech.ts';

export interface Idea {
  /** Pictured as if clicked together, never sent: a whole sentence, or one order of a plan. */
  readonly words: Sentence;
  readonly kind: 'fire' | 'move' | 'other';
  /** The unit whose counter is shown; -1 for none. */
  readonly unit: number;
  /** `Best shot`, `LMG 34 on F08`, `flank open` */
  readonly head: string;
  readonly what: string;
  readonly why: string;
  /** For a line that lists several ideas: `fire at F08`. */
  readonly short: string;
  /** Chance and price as shown beside the hex; null for none. */
  readonly glance: Glance | null;
  /** Drawn on the map until the player selects something. */
  readonly overlays: Overlays;
}

export interface Adviser {
  /** What could be done now, best first; null if no order is expected, or the game gives no advice. */
  readonly advise: (() => Promise<readonly Idea[]>) | null;
}

export const NO_ADVICE: Adviser = { advise: null };
