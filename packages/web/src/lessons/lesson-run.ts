import type { Lesson, LessonAnswer, LessonSight } from '../face/lessons.ts';

export interface LessonRun {
  /** Equal to the number of steps when the lesson is over. */
  readonly step: number;
  /** The entry after which the step started. */
  readonly from: number;
  /** The answer to the learner's current mistake; null for none. */
  readonly answer: LessonAnswer | null;
  /** The learner has given an order in this step and not taken it back. */
  readonly hasActed: boolean;
  /** The selection and the open order when the step started, until that changes; null before the first look. */
  readonly look: string | null;
}

/** What a step that started after this entry can see of the table. */
type SightSince = (from: number) => LessonSight;

/** The answer to any order that the step neither asks for nor foresees. */
export const OTHER_DEED: LessonAnswer = {
  when: ({ isTurn, entries }) => isTurn && entries.some(({ isOwn }) => isOwn),
  text: 'That was a legal order, but not the one this step is about. Try the step again, or go on from here if you like.',
};

export function beginAt(step: number, seq: number): LessonRun {
  return { step, from: seq, answer: null, hasActed: false, look: null };
}

/** After a change on the table: completes steps that are done, and answers a mistake. */
export function goOn(lesson: Lesson, run: LessonRun, seq: number, looking: SightSince): LessonRun {
  const step = lesson.steps[run.step];
  if (step === undefined) return run;
  const sight = looking(run.from);
  if (step.isDone === null) return run;
  const isDone = step.isDone(sight);
  // The next step starts only when the learner has seen the result of the order.
  if (isDone && (sight.isStill || sight.isWhy)) return goOn(lesson, beginAt(run.step + 1, seq), seq, looking);
  // While an order is sent, carried out or answered, the learner can make no mistake.
  if (!sight.isStill) return isDone || step.isOnTheWay?.(sight) === true ? withoutAnswer(run) : run;
  const look = lookOf(sight);
  if (run.look === null) return { ...run, look };
  // Whatever is left over from the last step is no mistake in this one.
  if (look === run.look && !run.hasActed && !hasActed(sight)) return run;
  const answers = step.isOnTheWay?.(sight) === true ? step.answers : [...step.answers, OTHER_DEED];
  // An answer disappears as soon as the mistake is corrected.
  const answer = answers.find(({ when }) => when(sight)) ?? null;
  const next = { ...run, answer, hasActed: hasActed(sight), look: OTHERWISE };
  const isSame = next.answer === run.answer && next.hasActed === run.hasActed && run.look === OTHERWISE;
  return isSame ? run : next;
}

/** Completes a step that only had to be read. */
export function readOn(run: LessonRun, seq: number): LessonRun {
  return beginAt(run.step + 1, seq);
}

/** The learner must take back an order before the step can be done. */
export function isAstray({ answer, hasActed: isActed }: LessonRun): boolean {
  return isActed && answer !== null && answer.isHarmless !== true;
}

export function isOver(lesson: Lesson, { step }: LessonRun): boolean {
  return step >= lesson.steps.length;
}

function withoutAnswer(run: LessonRun): LessonRun {
  return run.answer === null ? run : { ...run, answer: null };
}

const OTHERWISE = '';

function lookOf({ chosen, words, tab, sight, isWhy }: LessonSight): string {
  return JSON.stringify([chosen, words, tab, sight, isWhy]);
}

function hasActed({ entries }: LessonSight): boolean {
  return entries.some(({ isOwn }) => isOwn);
}
