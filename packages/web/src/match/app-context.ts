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

/** An extra tab beside orders and log. */
interface ExtraPanel {
  readonly label: string;
  /** How many new items it has; 0 if not counted. */
  readonly count: number;
  readonly content: ReactNode;
}

/** A match that is replayed instead of played: what replaces prompt, orders, buttons and dock. */
interface LookingParts {
  readonly prompt: ReactNode;
  readonly orders: ReactNode;
  readonly act: ReactNode;
  readonly dock: ReactNode;
  /** Gets every key before the table does; returns true if it used the key. */
  readonly onKey: (event: KeyboardEvent) => boolean;
}

/** What a match on a server, or a replay, adds to the screen; empty for a table in this browser. */
export interface PlayExtras {
  /** The other people, for the title of the tab. */
  readonly company?: string;
  /** Whether the screen may suggest moves; yes if left out. */
  readonly hasHelp?: boolean;
  /** A live clock runs, so that nothing may cover the board unasked. */
  readonly isTimed?: boolean;
  /** Beside the score: the players and their clocks. */
  readonly topBar?: ReactNode;
  readonly tabs?: { readonly since?: ExtraPanel | null; readonly talk?: ExtraPanel | null };
  /** Replaces orders and log while there is something else to do. */
  readonly sheet?: ReactNode;
  readonly pill?: ReactNode;
  /**
   * Beside the button that ends the turn. A function, so that each call makes a new element: one that outlives the
   * table would keep everything around it in memory.
   */
  passMenu?(): ReactNode;
  /** Replaces the main button and what is below it, which it receives. */
  act?(usual: ReactNode): ReactNode;
  /** Actions on the match other than orders. */
  readonly deeds?: ReactNode;
  /** Below the result, instead of suggestions what to play next in this browser. */
  readonly onward?: ReactNode;
  readonly looking?: LookingParts;
}

export const Extras = createContext<PlayExtras>({});

/** Begins another match of the same game; returns its id, or null if that failed. */
export const Begin = createContext<(plan: TablePlan) => Promise<string | null>>(async () => null);

export interface NextMission {
  readonly name: string;
  readonly plan: TablePlan;
}

/** Finds the mission after the one with this id; null if that was the last. */
export const Onward = createContext<(mission: string | null) => Promise<NextMission | null>>(async () => null);

/** A series of games between bots from one set-up. */
export interface BalanceTrials {
  readonly text: string;
  readonly games: number;
  readonly seed: string;
  readonly handicap: Handicap | null;
  /** The side that won; null for a draw. */
  readonly onGame: (winner: string | null) => void;
  readonly onTrouble: (message: string) => void;
}

/** Runs trials in workers; returns a function that stops them. */
export const Meter = createContext<(trials: BalanceTrials) => () => void>(() => () => undefined);

/** Starts the worker that judges the decisions in matches of a game; null where none are judged, as in a lesson. */
export const Analyst = createContext<((game: string) => Worker) | null>(null);

export interface ShareWish {
  readonly sitting: Sitting;
  readonly moment: ScreenMoment;
  readonly words: Sentence;
}

/** Opens the sheet with all ways to share a match; null where there are none, as in a lesson. */
export const Share = createContext<((wish: ShareWish) => void) | null>(null);
