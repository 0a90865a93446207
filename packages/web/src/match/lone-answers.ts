import type { Sentence, Word } from '@sandtable/kernel';
import { isBeginner } from '../settings/newcomer.ts';
import type { LoneAnswer } from './play-state.ts';
import type { ScreenMoment, TableEntry } from './screen-moment.ts';

/** What is answered without asking: a roll whose payment came with the order, a question with one answer, and what a beginner is spared. */
export function loneAnswerTo(
  moment: ScreenMoment,
  log: readonly TableEntry[],
  rollPayment: Word | null,
): LoneAnswer | null {
  if (moment.isTurn || !isAskedIn(moment)) return spareIn(moment);
  const words = rollAnswer(moment, rollPayment) ?? onlyAnswer(moment, log);
  return words === null ? spareIn(moment) : { words, spared: null };
}

function isAskedIn({ asks, seat }: ScreenMoment): boolean {
  return asks !== null && asks === seat;
}

/** The answer that was chosen together with the order. */
function rollAnswer({ position }: ScreenMoment, rollPayment: Word | null): Sentence | null {
  const isOffered = position.offers([]).some(({ word, kind }) => word === rollPayment && kind === 'payment');
  return rollPayment !== null && isOffered ? [rollPayment] : null;
}

/** The only possible answer, unless it has just been taken back. */
function onlyAnswer({ position, seq }: ScreenMoment, log: readonly TableEntry[]): Sentence | null {
  const isTakenBack = log.some((entry) => entry.seq === seq && entry.undo !== null);
  if (isTakenBack) return null;
  const [only, another] = position.offers([]);
  if (only === undefined || another !== undefined) return null;
  return position.offers([only.word]).every(({ kind }) => kind === 'send') ? [only.word] : null;
}

/** What the game does not ask in a first match. */
export function spareIn(moment: ScreenMoment): LoneAnswer | null {
  const { spared } = moment.position;
  if (spared === null || !isAskedIn(moment) || !isBeginner()) return null;
  return { words: spared.answer, spared: spared.line };
}
