import type { Seating } from '@sandtable/session';
import type { LessonStart } from '../../face/lessons.ts';

/** You lead the Germans; the Soviets pass whenever they may. */
const AGAINST_QUIET: Seating = {
  german: { kind: 'person', name: 'You' },
  soviet: { kind: 'bot', bot: 'quiet' },
};

/** A position of few counters on one board, with dice and cards that are always the same. */
export function positionStart(board: string, seed: string, position: Readonly<Record<string, unknown>>): LessonStart {
  return {
    options: {
      position: { game: 'bear', map: { boards: [{ board, at: [0, 0] }] }, turn: 'german', rounds: 6, ...position },
    },
    seats: AGAINST_QUIET,
    seed: `sfc32:${seed}`,
  };
}
