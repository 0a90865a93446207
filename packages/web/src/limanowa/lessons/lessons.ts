import type { LessonsFace } from '../../face/lessons.ts';
import { attackLesson } from './attack.ts';

/** Limanowa, taught by doing. */
export const lessons: LessonsFace = { all: [attackLesson] };
