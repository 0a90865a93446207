import type { Lesson, LessonAnswer, LessonSight } from '../face/lessons.ts';

/** Progress in one lesson. */
export interface LessonRun {
  /** Equal to the number of steps when the lesson is over. */
  readonly step: number;
  /** The entry after which the step began. */
  readonly from: number;
  /** The answer to the mistake that stands; null for none. */
  readonly answer: LessonAnswer | null;
  /** The learner has given an order in this step that was not taken back. */
  readonly hasActed: boolean;
  /** What was selected and being said when the step began, until that changes; null before the first look. */
  readonly look: string | null;
}

/** The table as a step that began after this entry sees it. */
type SightSince = (from: number) => LessonSight;

/** The answer to any other order, neither asked for nor foreseen. */
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
  // What comes of an order is the next step's to tell, once it has been seen.
  if (isDone && (sight.isStill || sight.isWhy)) return goOn(lesson, beginAt(run.step + 1, seq), seq, looking);
  // While an order is sent, carried out or answered, nobody says anything that could be a mistake.
  if (!sight.isStill) return isDone || step.isOnTheWay?.(sight) === true ? withoutAnswer(run) : run;
  const look = lookOf(sight);
  if (run.look === null) return { ...run, look };
  // What is left over from the last step is no mistake in this one.
  if (look === run.look && !run.hasActed && !hasActed(sight)) return run;
  const answers = step.isOnTheWay?.(sight) === true ? step.answers : [...step.answers, OTHER_DEED];
  // An answer goes as soon as the mistake is mended.
  const answer = answers.find(({ when }) => when(sight)) ?? null;
  const next = { ...run, answer, hasActed: hasActed(sight), look: OTHERWISE };
  const isSame = next.answer === run.answer && next.hasActed === run.hasActed && run.look === OTHERWISE;
  return isSame ? run : next;
}

/** Completes a step that only had to be read. */
export function readOn(run: LessonRun, seq: number): LessonRun {
  return beginAt(run.step + 1, seq);
}

/** An order was given that must be taken back before the step can be done. */
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
