import type { Seat, Sentence } from '@sandtable/kernel';
import type { Seating } from '@sandtable/session';
import type { Happening } from './happening.ts';
import type { Position } from './position.ts';

/** What a game teaches by doing: small matches on the real table, in the order in which one takes them. */
export interface LessonsFace {
  readonly all: readonly Lesson[];
}

export interface Lesson {
  /** Unlike that of any other lesson of its game. */
  readonly id: string;
  readonly title: string;
  /** What it teaches, in one line. */
  readonly about: string;
  readonly minutes: number;
  readonly start: LessonStart;
  readonly steps: readonly LessonStep[];
  /** What one knows in the end, in three lines. */
  readonly learned: readonly [string, string, string];
}

/** The match it is played on. The seed is fixed, so that what is taught happens. */
export interface LessonStart {
  readonly options: Readonly<Record<string, unknown>>;
  readonly seats: Seating;
  readonly seed: string;
}

/** One thing to do. */
export interface LessonStep {
  /** What is asked, in one or two short sentences. */
  readonly ask: string;
  /** Why, for those who want to know. */
  readonly more?: string;
  /** What is pointed at. */
  readonly points?: LessonPoints | ((sight: LessonSight) => LessonPoints);
  /** Null for a step that only tells: a button leads on. */
  readonly isDone: ((sight: LessonSight) => boolean) | null;
  /** Part of it is done, and nothing wrong: an order of the learner's own is no mistake yet. */
  readonly isOnTheWay?: (sight: LessonSight) => boolean;
  /** To likely mistakes: the first that fits is given. */
  readonly answers: readonly LessonAnswer[];
}

/** Hexes by their printed names, and a button by the beginning of its accessible name, or by the sentence that it says. */
export interface LessonPoints {
  readonly hexes?: readonly string[];
  readonly button?: string;
  readonly says?: string;
}

export interface LessonAnswer {
  readonly when: (sight: LessonSight) => boolean;
  /** What happened, why, and how to go on. */
  readonly text: string;
}

/** What can be known of the learner: how it stands, what has happened since the step began, what is being said and looked at. */
export interface LessonSight {
  readonly position: Position;
  readonly seat: Seat;
  /** A whole order is awaited from the learner. */
  readonly isTurn: boolean;
  /** The sentence in the making. */
  readonly words: Sentence;
  /** The counter that is chosen; -1 for none. */
  readonly chosen: number;
  /** The panel that is open, by its name on the screen. */
  readonly tab: string;
  /** The line of sight that is being looked at, by its hexes; null while the tool is off, -1 for an end that is open. */
  readonly sight: { readonly from: number; readonly to: number } | null;
  /** The reasons of an entry are open. */
  readonly isWhy: boolean;
  /** Entries since the step began; what was taken back is left out. */
  readonly entries: readonly LessonEntry[];
}

export interface LessonEntry {
  /** The learner said it. */
  readonly isOwn: boolean;
  /** What the learner said; nothing where it was somebody else. */
  readonly said: Sentence;
  readonly events: readonly Happening[];
}
