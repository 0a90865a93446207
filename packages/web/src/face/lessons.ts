import type { Seat, Sentence, Word } from '@sandtable/kernel';
import type { Seating } from '@sandtable/session';
import type { Happening } from './happening.ts';
import type { Position } from './position.ts';

/** The lessons of a game, in the order to take them: small matches on the real table. */
export interface LessonsFace {
  readonly all: readonly Lesson[];
}

export interface Lesson {
  /** Unique among the lessons of the game. */
  readonly id: string;
  readonly title: string;
  readonly about: string;
  readonly minutes: number;
  readonly start: LessonStart;
  readonly steps: readonly LessonStep[];
  readonly learned: readonly [string, string, string];
}

/** The match it is played on. The seed is fixed so that what the lesson teaches does happen. */
export interface LessonStart {
  readonly options: Readonly<Record<string, unknown>>;
  readonly seats: Seating;
  readonly seed: string;
}

interface LessonStep {
  readonly ask: string;
  readonly more?: string;
  readonly points?: LessonPoints | ((sight: LessonSight) => LessonPoints);
  /** The step is about the buttons of the unit's orders, so they show beside the map. */
  readonly needsOrders?: true;
  /** Null for a step that only explains: a button leads on. */
  readonly isDone: ((sight: LessonSight) => boolean) | null;
  /** True if partly done and not a mistake, such as an order still being built. */
  readonly isOnTheWay?: (sight: LessonSight) => boolean;
  /** Answers to likely mistakes; the first that applies is shown. */
  readonly answers: readonly LessonAnswer[];
}

export interface LessonPoints {
  readonly hex?: string;
  /** The control whose `data-say` has these words in this order, perhaps with others between. */
  readonly says?: string;
  /** Id of the tab it is on, if that tab may be closed. */
  readonly tab?: string;
}

export interface LessonAnswer {
  readonly when: (sight: LessonSight) => boolean;
  readonly text: string;
  /** What the learner did does no harm: the step continues from there. */
  readonly isHarmless?: true;
}

/** What a lesson can see: the position, the events since the step began, the sentence being built, and what is selected. */
export interface LessonSight {
  readonly position: Position;
  readonly seat: Seat;
  /** Nothing is being sent or shown, and no other seat is to act. */
  readonly isStill: boolean;
  readonly isTurn: boolean;
  readonly words: Sentence;
  /** The payment chosen for the roll that follows; null for the default. */
  readonly roll: Word | null;
  readonly chosen: number;
  /** The open panel, by its name on the screen. */
  readonly tab: string;
  /** The two ends of the line-of-sight tool, -1 for one not set; null while the tool is off. */
  readonly sight: { readonly from: number; readonly to: number } | null;
  readonly isWhy: boolean;
  /** Entries since the step began, without those taken back. */
  readonly entries: readonly LessonEntry[];
}

interface LessonEntry {
  /** By the learner, who in a lesson holds every seat of a person. */
  readonly isOwn: boolean;
  /** Empty if another seat spoke. */
  readonly said: Sentence;
  readonly events: readonly Happening[];
}

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

/** This unit is selected, or the sentence begins with it. */
export function choosing(unit: string): Test {
  return ({ position, chosen, words }) =>
    words.length === 0 ? chosen !== -1 && position.unitWord(chosen) === unit : words[0] === unit;
}

export const choosingNobody: Test = ({ chosen, words }) => chosen === -1 && words.length === 0;

export function choosingOther(...units: readonly string[]): Test {
  return ({ position, chosen, words }) => {
    const named = words[0] ?? (chosen === -1 ? undefined : position.unitWord(chosen));
    return named !== undefined && !units.includes(named);
  };
}

/** The sentence has these words in this order, perhaps with others between. */
export function saying(...wanted: readonly string[]): Test {
  return ({ words }) => isSaid(words, wanted);
}

export function isSaid(words: Sentence, wanted: Sentence): boolean {
  let next = 0;
  for (const word of words) if (word === wanted[next]) next++;
  return next === wanted.length;
}

/** The sentence has these words and then a different one than `wanted`: `g01 move H07` instead of G07, but not `g01 move`. */
export function sayingElse(said: readonly string[], wanted: string): Test {
  return ({ words }) => {
    const at = words.findIndex((_, place) => said.every((word, step) => words[place + step] === word));
    const next = at === -1 ? undefined : words[at + said.length];
    return next !== undefined && next !== wanted;
  };
}

export const sayingNothing: Test = ({ words }) => words.length === 0;

export function standing(unit: string, hex: string): Test {
  return ({ position }) => {
    const at = position.hexOfUnit(position.unitNamed(unit));
    return at !== -1 && position.hexName(at) === hex;
  };
}

/** Such an event came since the step began; of this unit, if one is named. */
export function happened(key: string, unit = ''): Test {
  return ({ position, entries }) => {
    const wanted = unit === '' ? -1 : position.unitNamed(unit);
    return entries.some(({ events }) => events.some((event) => event.key === key && isOf(event, wanted)));
  };
}

/** The same, in an entry by the learner. */
export function did(key: string, unit = ''): Test {
  return (sight) => happened(key, unit)({ ...sight, entries: sight.entries.filter(({ isOwn }) => isOwn) });
}

/** The learner has sent a sentence with all these words. */
export function gave(...wanted: readonly string[]): Test {
  return ({ entries }) => entries.some(({ said }) => wanted.every((word) => said.includes(word)));
}

function isOf({ units }: Happening, unit: number): boolean {
  return unit === -1 || units.includes(unit);
}

/** Points at the unit, then at its target hex, then at the control that sends the order. */
export function ordering(unit: string, from: string, verb: string, to: string): (sight: LessonSight) => LessonPoints {
  return ({ words }) => {
    if (isSaid(words, [unit, verb, to])) return { says: `${verb} ${to}` };
    return { hex: words.includes(unit) ? to : from };
  };
}

export function answer(when: Test, text: string): LessonAnswer {
  return { when, text };
}
