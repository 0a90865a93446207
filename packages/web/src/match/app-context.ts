import { createContext, type ReactNode, useContext } from 'react';
import type { Handicap } from '../face/link.ts';
import type { TablePlan } from '../link/protocol.ts';

/** Whether the match on the screen is a lesson: what it is called, and the card that tells what to do. */
export const LessonRoom = createContext<{ readonly title: string; readonly card: ReactNode } | null>(null);

export function useLessonTitle(): string | null {
  return useContext(LessonRoom)?.title ?? null;
}

/** Begins another match of the game on the screen: its name, or null if it could not be begun. */
export const Begin = createContext<(plan: TablePlan) => Promise<string | null>>(async () => null);

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
