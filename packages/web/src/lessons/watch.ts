import type { Lesson } from '../face/lessons.ts';
import type { PlayStore } from '../match/play-store.ts';
import { beginAt, goOn, isOver, type LessonRun, readOn } from './lesson-run.ts';
import { pointsOf } from './points.ts';
import { sightOf } from './sight-of.ts';

/** A lesson that is being taken at a table. */
export interface LessonWatch {
  run(): LessonRun;
  /** A step that only told has been read. */
  next(): void;
  stop(): void;
}

/** Follows the table step by step. The map shows what each step points at. */
export function watchLesson(
  lesson: Lesson,
  store: PlayStore,
  step: number,
  onChange: (run: LessonRun, isNewStep: boolean) => void,
): LessonWatch {
  let run = beginAt(step, store.getState().moment.seq);
  const point = (): void => {
    const called = pointsOf(lesson, run, store.getState()).hexes ?? [];
    if (called.join() !== store.getState().called.join()) store.setState({ called });
  };
  const become = (next: LessonRun): void => {
    const isNewStep = next.step !== run.step;
    run = next;
    onChange(run, isNewStep);
    point();
  };
  const look = (): void => {
    const state = store.getState();
    const next = goOn(lesson, run, state.moment.seq, (from) => sightOf(state, from));
    if (next !== run) become(next);
    else point();
  };
  const stop = store.subscribe((state, before) => {
    // What the lesson itself points at is no news to it.
    if (state.called === before.called) look();
  });
  look();
  return {
    run: () => run,
    next: () => {
      if (isOver(lesson, run)) return;
      become(readOn(run, store.getState().moment.seq));
      look();
    },
    stop: () => {
      stop();
      store.setState({ called: [] });
    },
  };
}
