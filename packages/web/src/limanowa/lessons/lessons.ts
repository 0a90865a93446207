import type { LessonsFace } from '../../face/lessons.ts';
import { attackLesson } from './attack.ts';
import { cardsLesson } from './cards.ts';
import { officersLesson } from './officers.ts';
import { togetherLesson } from './together.ts';

export const lessons: LessonsFace = { all: [attackLesson, cardsLesson, officersLesson, togetherLesson] };
