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

/** What lessons ask about what the learner does. */
export type Test = (sight: LessonSight) => boolean;

export function all(...tests: readonly Test[]): Test {
  return (sight) => tests.every((test) => test(sight));
}

export function any(...tests: readonly Test[]): Test {
  return (sight) => tests.some((test) => test(sight));
}

export function not(test: Test): Test {
  return (sight) => !test(sight);
}

/** A counter is chosen, by a click on it or as the one an order begins with. */
export function choosing(unit: string): Test {
  return ({ position, chosen, words }) =>
    words.length === 0 ? chosen !== -1 && position.unitWord(chosen) === unit : words[0] === unit;
}

export const choosingNobody: Test = ({ chosen, words }) => chosen === -1 && words.length === 0;

/** Some other counter is chosen, of whichever side. */
export function choosingOther(...units: readonly string[]): Test {
  return ({ position, chosen, words }) => {
    const named = words[0] ?? (chosen === -1 ? undefined : position.unitWord(chosen));
    return named !== undefined && !units.includes(named);
  };
}

/** These words stand in the sentence, in this order. */
export function saying(...wanted: readonly string[]): Test {
  return ({ words }) => {
    let next = 0;
    for (const word of words) if (word === wanted[next]) next++;
    return next === wanted.length;
  };
}

export const sayingNothing: Test = ({ words }) => words.length === 0;

/** A unit stands in a hex. */
export function standing(unit: string, hex: string): Test {
  return ({ position }) => {
    const at = position.hexOfUnit(position.unitNamed(unit));
    return at !== -1 && position.hexName(at) === hex;
  };
}

/** Something has happened since the step began; of a unit, if one is named. */
export function happened(key: string, unit = ''): Test {
  return ({ position, entries }) => {
    const wanted = unit === '' ? -1 : position.unitNamed(unit);
    return entries.some(({ events }) => events.some((event) => event.key === key && isOf(event, wanted)));
  };
}

/** The learner did it. */
export function did(key: string, unit = ''): Test {
  return (sight) => happened(key, unit)({ ...sight, entries: sight.entries.filter(({ isOwn }) => isOwn) });
}

/** The learner has given an order, or an answer, with these words in it. */
export function gave(...wanted: readonly string[]): Test {
  return ({ entries }) => entries.some(({ said }) => wanted.every((word) => said.includes(word)));
}

function isOf({ units }: Happening, unit: number): boolean {
  return unit === -1 || units.includes(unit);
}

export function answer(when: Test, text: string): LessonAnswer {
  return { when, text };
}
