import type { LessonsFace } from '../../face/lessons.ts';
import { attackLesson } from './attack.ts';

export const lessons: LessonsFace = { all: [attackLesson] };
