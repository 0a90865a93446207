import {
  type Blind,
  type Craft,
  printSentence,
  type Random,
  type Realm,
  type Seat,
  type Sentence,
} from '@sandtable/kernel';
import { EFFORTS } from '../general/efforts.ts';
import { type Effort, mean, searching, type Trial } from '../general/search.ts';
import { doubtOf } from './chance.ts';

/** What a player said, and what they knew then. */
export interface Decision<R extends Realm> {
  readonly view: Blind<R['view']>;
  readonly seat: Seat;
  readonly said: Sentence;
}

/** What was said against another sentence, in the same worlds. */
export interface Comparison {
  readonly said: Sentence;
  readonly other: Sentence;
  /** The shares of playouts won after each, a draw as half. */
  readonly saidShare: number;
  readonly otherShare: number;
  /** The doubt of the difference: two standard errors. */
  readonly doubt: number;
  readonly playouts: number;
}

export interface JudgeEffort {
  readonly search: Effort;
  /** Playouts to compare it with what was said, in new worlds: those it was chosen in flatter it. */
  readonly compared: number;
}

export const JUDGE_EFFORT: JudgeEffort = { search: EFFORTS.general256, compared: 256 };

/** Judges whether a decision was a mistake. Yields the number of playouts so far. Null if the general would have said the same. */
export function* judging<R extends Realm>(
  craft: Craft<R>,
  decision: Decision<R>,
  { random, effort }: { random: Random; effort: JudgeEffort },
): Generator<number, Comparison | null> {
  const { said, ...asked } = decision;
  const { bot, candidates } = craft;
  // Where there are no candidates, the general says what the bot would.
  const named: Craft<R>['candidates'] = (view, chance) => {
    const found = candidates(view, chance);
    return found.length === 0 ? [bot(view, chance)] : found;
  };
  const run = searching({ ...craft, candidates: named }, { ...asked, random, also: said }, effort.search);
  let [step, before] = [run.next(), 0];
  for (; step.done !== true; step = run.next()) {
    before = step.value.playouts;
    yield before;
  }
  const { chosen } = step.value;
  if (isSame(chosen, said)) return null;
  const rest = comparing(craft, decision, { other: chosen, random, playouts: effort.compared });
  let next = rest.next();
  for (; next.done !== true; next = rest.next()) yield before + next.value;
  return next.value;
}

/** Yields the number of playouts so far. Null if one of the two is not allowed, or they are the same. */
export function* comparing<R extends Realm>(
  craft: Craft<R>,
  { said, ...asked }: Decision<R>,
  { other, random, playouts }: { other: Sentence; random: Random; playouts: number },
): Generator<number, Comparison | null> {
  const run = searching({ ...craft, candidates: () => [said, other] }, { ...asked, random }, { playouts, width: 2 });
  let step = run.next();
  for (; step.done !== true; step = run.next()) yield step.value.playouts;
  const [one, rival] = step.value.trials;
  return one === undefined || rival === undefined ? null : compared(one, rival);
}

function compared(one: Trial, rival: Trial): Comparison {
  return {
    said: one.sentence,
    other: rival.sentence,
    saidShare: mean(one.wins),
    otherShare: mean(rival.wins),
    doubt: doubtOf(rival.wins.map((win, playout) => win - (one.wins[playout] ?? 0))),
    playouts: one.wins.length,
  };
}

export function isSame(one: Sentence, other: Sentence): boolean {
  return printSentence(one) === printSentence(other);
}

/** By how much the other sentence won more of the playouts. */
export function gainOf({ saidShare, otherShare }: Comparison): number {
  return otherShare - saidShare;
}
