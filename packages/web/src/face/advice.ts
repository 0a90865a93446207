import type { Sentence, Word } from '@sandtable/kernel';
import type { Overlays } from './field.ts';
import type { Glance } from './speech.ts';

export interface Idea {
  /** Pictured as if clicked together, never sent: a whole sentence, or one order of a plan. */
  readonly words: Sentence;
  /** What to put on the roll it leads to; absent for the default. */
  readonly roll?: Word;
  readonly kind: 'fire' | 'move' | 'other';
  /** The unit whose counter is shown; -1 for none. */
  readonly unit: number;
  /** `Best shot`, `LMG 34 no. 10 on F08`, `flank open` */
  readonly head: string;
  readonly what: string;
  readonly why: string;
  /** For a line that lists several ideas: `fire at F08 with LMG 34 no. 10`. */
  readonly short: string;
  /** Chance and price as shown beside the hex; null for none. */
  readonly glance: Glance | null;
  /** Drawn on the map until the player selects something. */
  readonly overlays: Overlays;
}

/** What a general would do in the player's place. */
export interface BestOrder {
  readonly sentence: Sentence;
  /** His answer to the question that follows at once, such as CAPs on the roll; null if none does. */
  readonly next: Sentence | null;
}

export interface Adviser {
  /**
   * What could be done now, best first; null if no order is expected, or the game gives no advice. `best` is known to be better than the
   * usual.
   */
  readonly advise: ((best?: BestOrder) => Promise<readonly Idea[]>) | null;
}

export const NO_ADVICE: Adviser = { advise: null };
