import type { Craft, Realm } from '@sandtable/kernel';
import { TOLD } from './chance.ts';
import { chanceAt, type CurvePoint, decisionsOf, type OwnEntry, type Played } from './played.ts';
import {
  type Comparison,
  type Decision,
  comparing,
  gainOf,
  isSame,
  JUDGE_EFFORT,
  type JudgeEffort,
  judging,
} from './judgement.ts';
import { type LuckEffort, LUCK_EFFORT, type Swing, swingsOf } from './luck.ts';

/** A decision: the general would have chosen something better, or the bot something worse. */
export interface JudgedDecision {
  readonly kind: 'mistake' | 'good';
  readonly seq: number;
  readonly compared: Comparison;
}

export type KeyMoment =
  | JudgedDecision
  /** Not decided by the seat: dice and cards of its own entry, or another seat's entry and its effects. */
  | Swing;

export interface KeyEffort extends JudgeEffort, LuckEffort {
  /** How many decisions to screen, and with how many playouts each. */
  readonly screened: number;
  readonly screen: number;
  /** The most to judge as mistakes, and as good moves. */
  readonly mistakes: number;
  readonly good: number;
}

export const KEY_EFFORT: KeyEffort = {
  ...JUDGE_EFFORT,
  ...LUCK_EFFORT,
  screened: 40,
  screen: 24,
  mistakes: 5,
  good: 2,
};

/** The mistake that lost the largest share of wins, the first of equals; null if there was none. */
export function costliestIn(moments: readonly KeyMoment[]): JudgedDecision | null {
  const mistakes = moments.flatMap((moment) => (moment.kind === 'mistake' ? [moment] : []));
  return mistakes.reduce<JudgedDecision | null>(
    (most, each) => (most === null || gainOf(each.compared) > gainOf(most.compared) ? each : most),
    null,
  );
}

interface KeyProgress {
  readonly done: number;
  readonly moment: KeyMoment | null;
}

interface Suspect<R extends Realm> {
  readonly own: OwnEntry<R>;
  readonly compared: Comparison;
  /** How much worse than the bot's own sentence it looked when screened. */
  readonly loss: number;
}

/** The share of the whole work done after screening, and after judging. */
const SCREENED = 0.3;
const JUDGED = 0.85;
/** Weight of the curve's drop, which is mostly luck. */
const DROP_COUNTS = 0.3;

/** Screens where the player differed from the bot; searches where that looked worst, compares again where it looked best; then the luck. */
export function* keyMomentsOf<R extends Realm>(
  craft: Craft<R>,
  played: Played<R>,
  { seed, effort, curve }: { seed: string; effort: KeyEffort; curve: readonly CurvePoint[] },
): Generator<KeyProgress, void> {
  const suspects: Suspect<R>[] = [];
  const otherwise = otherwiseSaid(craft, played, { seed, effort, curve });
  for (const [place, { own, drop, other }] of otherwise.entries()) {
    const given = { other, random: chanceAt(seed, 'screen', own.seq), playouts: effort.screen };
    const compared = resultOf(comparing(craft, decisionOf(played, own), given));
    if (compared !== null) suspects.push({ own, compared, loss: gainOf(compared) + DROP_COUNTS * drop });
    yield { done: (SCREENED * (place + 1)) / otherwise.length, moment: null };
  }
  const worst = suspects.toSorted((a, b) => b.loss - a.loss);
  const bad = worst.filter(({ loss }) => loss > 0).slice(0, effort.mistakes);
  const good = worst.filter((each) => !bad.includes(each) && gainOf(each.compared) < 0).slice(-effort.good);
  const share = (JUDGED - SCREENED) / Math.max(1, bad.length + good.length);
  let done = SCREENED;
  for (const { own } of bad) {
    const random = chanceAt(seed, 'judge', own.seq);
    const most = effort.search.playouts + effort.compared;
    const run = judging(craft, decisionOf(played, own), { random, effort });
    let step = run.next();
    for (; step.done !== true; step = run.next())
      yield { done: done + share * Math.min(1, step.value / most), moment: null };
    const compared = step.value;
    done += share;
    const isClear = compared !== null && gainOf(compared) > TOLD * compared.doubt;
    yield { done, moment: isClear ? { kind: 'mistake', seq: own.seq, compared } : null };
  }
  for (const { own, compared } of good) {
    const given = { other: compared.other, random: chanceAt(seed, 'judge', own.seq), playouts: effort.compared };
    const sure = resultOf(comparing(craft, decisionOf(played, own), given));
    done += share;
    const isClear = sure !== null && -gainOf(sure) > TOLD * sure.doubt;
    yield { done, moment: isClear ? { kind: 'good', seq: own.seq, compared: sure } : null };
  }
  for (const { done: part, swing } of swingsOf(craft, played, { seed, effort, curve }))
    yield { done: JUDGED + (1 - JUDGED) * part, moment: swing };
}

interface Difference<R extends Realm> {
  readonly own: OwnEntry<R>;
  readonly drop: number;
  /** What the bot would have said. */
  readonly other: Comparison['other'];
}

/** The decisions in which the seat differed from the bot; if there are many, those before the largest drops of the curve. */
function otherwiseSaid<R extends Realm>(
  { bot }: Craft<R>,
  played: Played<R>,
  { seed, effort, curve }: { seed: string; effort: KeyEffort; curve: readonly CurvePoint[] },
): readonly Difference<R>[] {
  // Drafting, before the first turn, is not judged.
  const first = curve[0]?.seq ?? 0;
  const all = decisionsOf(played).flatMap((own): Difference<R>[] => {
    if (own.seq <= first) return [];
    const other = bot(own.before.view, chanceAt(seed, 'bot', own.seq));
    const before = curve.findLast(({ seq }) => seq < own.seq)?.share;
    const after = curve.find(({ seq }) => seq >= own.seq)?.share;
    const drop = before === undefined || after === undefined ? 0 : before - after;
    return isSame(other, own.said) ? [] : [{ own, drop, other }];
  });
  const chosen = new Set(all.toSorted((a, b) => b.drop - a.drop).slice(0, effort.screened));
  return all.filter((each) => chosen.has(each));
}

function decisionOf<R extends Realm>({ seat }: Played<R>, { before, said }: OwnEntry<R>): Decision<R> {
  return { view: before.view, seat, said };
}

function resultOf<T>(run: Generator<unknown, T>): T {
  let step = run.next();
  while (step.done !== true) step = run.next();
  return step.value;
}
