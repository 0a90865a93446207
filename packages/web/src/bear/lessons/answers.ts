import type { LessonAnswer } from '../../face/lessons.ts';
import { choosingNobody, did, saying } from '../../face/lesson-asks.ts';

/** Answers that many steps have in common. */
export const passedBy: LessonAnswer = {
  when: did('passed'),
  text: 'You passed, which is doing nothing for a turn. When both sides pass in a row, the round is over. Try the step again.',
};

export const stalledInstead: LessonAnswer = {
  when: did('stalled'),
  text: 'Stall lets a turn go by, and it costs 1. You did nothing else with it. Try the step again.',
};

export const turnedInstead: LessonAnswer = {
  when: did('turned'),
  text: 'The unit turned where it stood, and that was its action. Try the step again and click the ringed hex.',
};

/** A turn has been prepared, not given. */
export const turning: LessonAnswer = {
  when: saying('pivot'),
  text: 'That order only turns the unit on the spot. Nothing has happened yet: press Clear, then start again.',
};

export const nobodyChosen: LessonAnswer = {
  when: choosingNobody,
  text: 'Nothing is selected now, which costs nothing. Select the unit again and go on.',
};
