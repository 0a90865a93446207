import type { Seating } from '@sandtable/session';
import { choosingNobody, did, type LessonAnswer, type LessonStart, saying } from '../../face/lessons.ts';

export const passedBy: LessonAnswer = {
  when: did('passed'),
  text: 'You passed: you did nothing this turn. When both sides pass in a row, the round ends. Try the step again.',
};

export const stalledInstead: LessonAnswer = {
  when: did('stalled'),
  text: 'Stall lets a turn go by for 1 AP or CAP, and that was your turn. Try the step again.',
};

export const turnedInstead: LessonAnswer = {
  when: did('turned'),
  text: 'The unit pivoted where it stood, and that was its action. Try the step again and click the ringed hex.',
};

/** The learner is building a pivot, not sent yet. */
export const turning: LessonAnswer = {
  when: saying('pivot'),
  text: 'That order only pivots the unit in its hex. Nothing has happened yet: press Clear, then start again.',
};

export const nobodyChosen: LessonAnswer = {
  when: choosingNobody,
  text: 'You deselected the unit. That is free: select it again and carry on.',
};

const AGAINST_QUIET: Seating = {
  german: { kind: 'person', name: 'You' },
  soviet: { kind: 'bot', bot: 'quiet' },
};

/** A few counters on one board, against an enemy that passes; the seed fixes dice and cards. */
export function positionStart(board: string, seed: string, position: Readonly<Record<string, unknown>>): LessonStart {
  return {
    options: {
      position: { game: 'bear', map: { boards: [{ board, at: [0, 0] }] }, turn: 'german', rounds: 6, ...position },
    },
    seats: AGAINST_QUIET,
    seed: `sfc32:${seed}`,
  };
}
