import { printSentence, type Sentence } from '@sandtable/kernel';
import { costliestIn, type JudgedDecision } from '@sandtable/lab';
import type { Position } from '../face/position.ts';
import type { RoundStart } from '../face/result.ts';
import { capital } from '../ui/words.ts';
import { orderWords } from '../saying/plan.ts';
import { orderText, roundAt, shareText } from './chance-words.ts';
import type { CourseState } from './course-job.ts';
import { tensesOf } from './tenses.ts';

interface Told {
  readonly rounds: readonly RoundStart[];
  /** Who decided: `you`, `the German player`. */
  readonly who: string;
}

/** What to do differently: the decision that lost the largest share of wins. Null until all is judged, and if none was clearly wrong. */
export async function nextTime({ course, entries }: CourseState, { rounds, who }: Told): Promise<string | null> {
  const costliest = course?.done === 1 ? costliestIn(course.moments) : null;
  if (costliest === null) return null;
  const before = entries[entries.findIndex(({ seq }) => seq === costliest.seq) - 1];
  if (before === undefined) return null;
  const text = await decisionText(before.shown().position, costliest, who);
  return `In round ${roundAt(rounds, costliest.seq)} ${text}`;
}

async function decisionText(position: Position, { compared }: JudgedDecision, who: string): Promise<string> {
  const { said, other, saidShare, otherShare } = compared;
  const [was, better] = [`at ${shareText(saidShare)}`, `was worth ${shareText(otherShare)}`];
  const [one, rival] = [await shortOf(position, said), await shortOf(position, other)];
  const [done, instead] = [tensesOf(one), tensesOf(rival)];
  if (done !== null && instead !== null && one !== rival)
    return `${who} ${done.past} ${was}. ${capital(instead.doing)} ${better}.`;
  const [wrong, right] = wordsOf(position, said, other);
  return `${who} chose “${wrong}” ${was}. “${right}” ${better}.`;
}

/** `move LMG 34 no. 10 to G08`; '' for an answer, and in a game that gives no advice. */
async function shortOf(position: Position, sentence: Sentence): Promise<string> {
  const [idea] = (await position.advise?.({ sentence, next: null })) ?? [];
  return idea !== undefined && printSentence(idea.words) === printSentence(sentence) ? idea.short : '';
}

/** Both in the words of their buttons; of plans only the orders in which they differ. */
function wordsOf(position: Position, said: Sentence, other: Sentence): readonly [string, string] {
  if (position.plan === null) {
    const [one, rival] = [said, other].map((words) => position.heard(words).map(({ label }) => label));
    return [(one ?? []).join(' · '), (rival ?? []).join(' · ')];
  }
  return [planText(position, said, other), planText(position, other, said)];
}

/** The orders that only this plan has. */
function planText(position: Position, words: Sentence, against: Sentence): string {
  const { plan } = position;
  const known = new Set(orderWords({ position, words: against }).map(printSentence));
  const own = orderWords({ position, words }).filter((order) => !known.has(printSentence(order)));
  const told = own.map((order) => plan?.tell(order, 0, order.length).text ?? '');
  return told.length === 0 ? orderText(position, words) : told.join('; ');
}
