import type { LessonsFace } from '../../face/lessons.ts';

/** Limanowa, taught by doing. */
export const lessons: LessonsFace = { all: [] };
