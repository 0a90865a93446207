import type { Lesson, LessonPoints, LessonSight } from '../face/lessons.ts';
import { isPerson } from '../link/seating.ts';
import { isAsked } from '../match/open-sentence.ts';
import { rollIn, setUpIn, wordsIn } from '../match/modes.ts';
import type { PlayState } from '../match/play-state.ts';
import type { PlayStore } from '../match/play-store.ts';
import { standingLog } from '../match/screen-moment.ts';
import { beginAt, goOn, isAstray, isOver, type LessonRun, readOn } from './lesson-run.ts';

export interface LessonWatch {
  run(): LessonRun;
  next(): void;
  stop(): void;
}

export function watchLesson(
  lesson: Lesson,
  store: PlayStore,
  step: number,
  onChange: (run: LessonRun, isNewStep: boolean) => void,
): LessonWatch {
  let run = beginAt(step, store.getState().moment.seq);
  const point = (): void => {
    const { hex } = pointsOf(lesson, run, store.getState());
    const called = hex === undefined ? [] : [hex];
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
    // Ignore the ring that the lesson itself has set.
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

/** Nothing while an order is sent, carried out or answered: there is nothing to press then. */
export function pointsOf(lesson: Lesson, run: LessonRun, state: PlayState): LessonPoints {
  const points = lesson.steps[run.step]?.points ?? {};
  const sight = sightOf(state, run.from);
  if (!sight.isStill && !sight.isWhy) return {};
  if (isAstray(run)) return { says: 'again' };
  return typeof points === 'function' ? points(sight) : points;
}

/** What a lesson can see of the table, for a step that started after the entry `from`. */
function sightOf(state: PlayState, from: number): LessonSight {
  const { moment, unit, tab, sighting, look, log, sitting } = state;
  const isHis = isAsked(state);
  const { seat, position } = moment;
  return {
    position,
    seat,
    isStill: isHis || moment.outcome !== null || setUpIn(state) !== null,
    isTurn: isHis && moment.isTurn,
    words: isHis ? wordsIn(state) : [],
    roll: rollIn(state),
    chosen: unit,
    tab,
    sight: sighting,
    isWhy: look.kind === 'why',
    entries: standingLog(log, moment.seq)
      .filter(({ seq }) => seq > from)
      .map(({ speaker, events, said = [] }) => ({ isOwn: isPerson(sitting.seating, speaker), said, events })),
  };
}
