import * as z from 'zod/mini';
import { create } from 'zustand';
import { persist } from 'zustand/middleware';
import { noteFinished } from '../settings/newcomer.ts';
import { persistAs, storedList, storedRecord } from '../ui/stored.ts';

const resumeSchema = z.object({ step: z.number(), text: z.string() });
const progressSchema = z.object({ done: storedList(z.string()), left: storedRecord(resumeSchema) });

/** Where a lesson was left: the step, and the match at the start of that step (the text of a save file). */
export type LessonResume = Readonly<z.infer<typeof resumeSchema>>;

interface Progress {
  /** Finished lessons, by game and lesson: `bear/move`. */
  readonly done: readonly string[];
  readonly left: Readonly<Record<string, LessonResume>>;
}

interface ProgressStore extends Progress {
  begin(lesson: string, at: LessonResume): void;
  finish(lesson: string): void;
}

export const useProgress = create<ProgressStore>()(
  persist(
    (change) => ({
      done: [],
      left: {},
      begin: (lesson, at) => change(({ left }) => ({ left: { ...left, [lesson]: at } })),
      finish: (lesson) => {
        noteFinished();
        change(({ done, left: { [lesson]: _gone, ...left } }) => ({
          done: done.includes(lesson) ? done : [...done, lesson],
          left,
        }));
      },
    }),
    persistAs<ProgressStore>('sandtable/lessons', ({ done, left }) => ({ done, left }), readProgress),
  ),
);

export function lessonKey(game: string, lesson: string): string {
  return `${game}/${lesson}`;
}

/** Reads what was stored and drops what is damaged. */
export function readProgress(stored: unknown): Progress {
  const { success, data } = progressSchema.safeParse(stored);
  return success ? data : progressSchema.parse({});
}
