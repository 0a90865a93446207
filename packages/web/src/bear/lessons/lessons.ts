import type { LessonsFace } from '../../face/lessons.ts';
import { aiLesson } from './ai.ts';
import { capsLesson } from './caps.ts';
import { cardsLesson } from './cards.ts';
import { draftLesson } from './draft.ts';
import { fireLesson } from './fire.ts';
import { moveLesson } from './move.ts';
import { rallyLesson } from './rally.ts';
import { sightLesson } from './sight.ts';

export const lessons: LessonsFace = {
  all: [moveLesson, fireLesson, capsLesson, rallyLesson, sightLesson, cardsLesson, aiLesson, draftLesson],
};
