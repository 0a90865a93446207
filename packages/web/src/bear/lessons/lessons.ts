import type { LessonsFace } from '../../face/lessons.ts';
import { moveLesson } from './move.ts';

/** Bear, taught by doing, from the first move on. */
export const lessons: LessonsFace = { all: [moveLesson] };
