import type { Sentence } from '@sandtable/kernel';
import { createContext, type ReactNode, useContext } from 'react';
import type { Handicap } from '../face/link.ts';
import type { TablePlan } from '../link/protocol.ts';
import type { ScreenMoment } from './screen-moment.ts';
import type { Sitting } from './sitting.ts';

/** Set if the match on the screen is a lesson: its title, and the card with its steps. */
export const LessonRoom = createContext<{ readonly title: string; readonly card: ReactNode } | null>(null);

export function useLessonTitle(): string | null {
  return useContext(LessonRoom)?.title ?? null;
}

/** One more panel beside orders and log. */
interface ExtraPanel {
  readonly label: string;
  /** How many things are new in it; 0 where that is not counted. */
  readonly count: number;
  readonly content: ReactNode;
}

/** A match that is looked through instead of played: what stands in the place of prompt, orders, buttons and dock. */
interface LookingParts {
  readonly prompt: ReactNode;
  readonly orders: ReactNode;
  readonly act: ReactNode;
  readonly dock: ReactNode;
  /** Is offered every key before the table; true if it has taken it. */
  readonly onKey: (event: KeyboardEvent) => boolean;
}

/** What a match elsewhere, or one that is looked through, adds to the screen; a table of this browser has nothing of it. */
export interface PlayExtras {
  /** Beside the score: who plays, and their time. */
  readonly topBar?: ReactNode;
  readonly tabs?: { readonly since?: ExtraPanel | null; readonly talk?: ExtraPanel | null };
  /** In the place of orders and log, while there is something else to do. */
  readonly sheet?: ReactNode;
  /** At the upper edge of the map. */
  readonly pill?: ReactNode;
  /** Beside the button that ends the turn. Made anew each time: an element that outlives the table holds on to all that was around it. */
  passMenu?(): ReactNode;
  /** In the place of the main button and what stands below it, which it is handed. */
  act?(usual: ReactNode): ReactNode;
  /** What can be done with the match besides orders. */
  readonly deeds?: ReactNode;
  /** Below the result, instead of what to play in this browser now. */
  readonly onward?: ReactNode;
  readonly looking?: LookingParts;
}

export const Extras = createContext<PlayExtras>({});

/** Begins another match of the same game; returns its id, or null if that failed. */
export const Begin = createContext<(plan: TablePlan) => Promise<string | null>>(async () => null);

/** The mission to play after this one, and how to begin it as its page would. */
export interface NextMission {
  readonly name: string;
  readonly plan: TablePlan;
}

/** Finds the mission after the one with this id; null if that was the last. */
export const Onward = createContext<(mission: string | null) => Promise<NextMission | null>>(async () => null);

/** A series of games between bots from one set-up. */
export interface BalanceTrials {
  /** The match as the text of a file. */
  readonly text: string;
  readonly games: number;
  readonly seed: string;
  readonly handicap: Handicap | null;
  /** The side that won; null for a draw. */
  readonly onGame: (winner: string | null) => void;
  readonly onTrouble: (message: string) => void;
}

/** Starts trials in their own workers; returns a function that stops them. */
export const Meter = createContext<(trials: BalanceTrials) => () => void>(() => () => undefined);

/** Starts the worker that judges what was decided in matches of a game; null where nothing is judged, as in a lesson. */
export const Analyst = createContext<((game: string) => Worker) | null>(null);

/** A moment to show to others, with the words of the order that is being built. */
export interface ShareWish {
  readonly sitting: Sitting;
  readonly moment: ScreenMoment;
  readonly words: Sentence;
}

/** Opens the sheet with all ways to show a match to others; null where there is none, as in a lesson. */
export const Share = createContext<((wish: ShareWish) => void) | null>(null);
