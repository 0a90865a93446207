import { createContext } from 'react';
import type { Handicap } from '../face/link.ts';

/** Bots fight a match many times over from where it was made; whoever stops it hears no more. */
export interface Trials {
  /** The match as the text of a file. */
  readonly text: string;
  readonly games: number;
  readonly seed: string;
  readonly handicap: Handicap | null;
  /** The side that won; null for a draw. */
  readonly onGame: (winner: string | null) => void;
  readonly onTrouble: (message: string) => void;
}

/** Begins trials in workers of their own; what it gives back stops them. */
export const Meter = createContext<(trials: Trials) => () => void>(() => () => undefined);
