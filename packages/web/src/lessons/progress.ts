import { create } from 'zustand';
import { noteFinished } from '../settings/beginner.ts';
import { readKept, writeKept } from '../settings/kept.ts';

const KEY = 'sandtable/lessons';

/** Where somebody has left a lesson: the step, and the match as it began, as the text of a file. */
export interface LeftAt {
  readonly step: number;
  readonly text: string;
}

interface Progress {
  /** The lessons that were finished, by game and lesson: `bear/move`. */
  readonly done: readonly string[];
  readonly left: Readonly<Record<string, LeftAt>>;
}

interface ProgressStore extends Progress {
  /** A step has begun. */
  begin(lesson: string, at: LeftAt): void;
  finish(lesson: string): void;
}

/** What was learned in this browser. */
export const useProgress = create<ProgressStore>()((change) => ({
  ...readProgress(readKept(KEY)),
  begin: (lesson, at) => change(({ done, left }) => keep({ done, left: { ...left, [lesson]: at } })),
  finish: (lesson) => {
    noteFinished();
    change(({ done, left: { [lesson]: _gone, ...left } }) =>
      keep({ done: done.includes(lesson) ? done : [...done, lesson], left }),
    );
  },
}));

export function lessonKey(game: string, lesson: string): string {
  return `${game}/${lesson}`;
}

/** What was kept, as far as it can be read. */
export function readProgress(text: string | null): Progress {
  try {
    const raw: unknown = JSON.parse(text ?? '{}');
    if (typeof raw !== 'object' || raw === null) return NOTHING;
    const done = 'done' in raw && Array.isArray(raw.done) ? raw.done.filter((each) => typeof each === 'string') : [];
    const left = 'left' in raw && typeof raw.left === 'object' && raw.left !== null ? raw.left : {};
    const places = Object.entries(left).flatMap(([lesson, at]): [string, LeftAt][] =>
      isPlace(at) ? [[lesson, at]] : [],
    );
    return { done, left: Object.fromEntries(places) };
  } catch {
    return NOTHING;
  }
}

const NOTHING: Progress = { done: [], left: {} };

function isPlace(raw: unknown): raw is LeftAt {
  if (typeof raw !== 'object' || raw === null) return false;
  return 'step' in raw && typeof raw.step === 'number' && 'text' in raw && typeof raw.text === 'string';
}

function keep(progress: Progress): Progress {
  writeKept(KEY, progress);
  return progress;
}
