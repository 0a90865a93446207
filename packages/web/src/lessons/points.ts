import type { Lesson, LessonPoints } from '../face/lessons.ts';
import type { PlayState } from '../match/play-state.ts';
import type { LessonRun } from './lesson-run.ts';
import { sightOf } from './sight-of.ts';

/** What a step points at, as the table stands. */
export function pointsOf(lesson: Lesson, { step, from }: LessonRun, state: PlayState): LessonPoints {
  const points = lesson.steps[step]?.points ?? {};
  return typeof points === 'function' ? points(sightOf(state, from)) : points;
}
