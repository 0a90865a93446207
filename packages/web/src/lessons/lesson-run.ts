import type { Lesson, LessonAnswer, LessonSight } from '../face/lessons.ts';

/** How far somebody has come in a lesson. */
export interface LessonRun {
  /** As many as the lesson has steps: it is over. */
  readonly step: number;
  /** The entry after which the step began. */
  readonly from: number;
  /** What is said to the last mistake; null for none. */
  readonly answer: LessonAnswer | null;
  /** Something the learner said since then stands. */
  readonly hasActed: boolean;
  /** What was chosen and being said when the step began, until that changes; null before anybody has looked. */
  readonly look: string | null;
}

/** What somebody sees when the step began after some entry: the same look with more or fewer entries in it. */
export type Looking = (from: number) => LessonSight;

/** To a whole order that was neither asked for nor foreseen. */
export const OTHER_DEED: LessonAnswer = {
  when: ({ isTurn, entries }) => isTurn && entries.some(({ isOwn }) => isOwn),
  text: 'That was a legal order, but not the one this step is about. Try the step again, or go on from here if you like.',
};

export function beginAt(step: number, seq: number): LessonRun {
  return { step, from: seq, answer: null, hasActed: false, look: null };
}

/** Something has changed on the table: whatever is done is ticked off, and a mistake is answered. */
export function goOn(lesson: Lesson, run: LessonRun, seq: number, looking: Looking): LessonRun {
  const step = lesson.steps[run.step];
  if (step === undefined) return run;
  const sight = looking(run.from);
  if (step.isDone?.(sight) === true) return goOn(lesson, beginAt(run.step + 1, seq), seq, looking);
  if (step.isDone === null) return run;
  const look = lookOf(sight);
  if (run.look === null) return { ...run, look };
  // How the last step left the table is no mistake in this one.
  if (look === run.look && !run.hasActed && !hasActed(sight)) return run;
  const answers = step.isOnTheWay?.(sight) === true ? step.answers : [...step.answers, OTHER_DEED];
  const isTakenBack = run.hasActed && !hasActed(sight);
  // An answer stays to be read until another one fits better, or what it was about is no more.
  const answer = answers.find(({ when }) => when(sight)) ?? (isTakenBack ? null : run.answer);
  const next = { ...run, answer, hasActed: hasActed(sight), look: OTHERWISE };
  const isSame = next.answer === run.answer && next.hasActed === run.hasActed && run.look === OTHERWISE;
  return isSame ? run : next;
}

/** The step that only told something has been read. */
export function readOn(run: LessonRun, seq: number): LessonRun {
  return beginAt(run.step + 1, seq);
}

export function isOver(lesson: Lesson, { step }: LessonRun): boolean {
  return step >= lesson.steps.length;
}

const OTHERWISE = '';

function lookOf({ chosen, words, tab, sight, isWhy }: LessonSight): string {
  return JSON.stringify([chosen, words, tab, sight, isWhy]);
}

function hasActed({ entries }: LessonSight): boolean {
  return entries.some(({ isOwn }) => isOwn);
}
