import {
  type Blind,
  blind,
  type Craft,
  type Outcome,
  printSentence,
  type Random,
  randomAt,
  type Realm,
  Recorder,
  type Seat,
  type Sentence,
  type StateOf,
} from '@sandtable/kernel';
import { PROCEDURE_SEAT } from '@sandtable/session';
import { predict } from '../learn/logistic.ts';
import { PROCEED } from '../match.ts';

/** The most playouts that a decision may cost, and the most sentences to compare. */
export interface Effort {
  readonly playouts: number;
  readonly width: number;
}

export interface Trial {
  readonly sentence: Sentence;
  /** The worth of each playout. Playouts with the same number began in the same world with the same dice, whatever the sentence. */
  readonly results: readonly number[];
  /** The same playouts by outcome alone: 1 for a win, 0 for a loss, a half for a draw; beyond the horizon, the learned chance. */
  readonly wins: readonly number[];
}

export interface Finding {
  readonly chosen: Sentence;
  /** The bot's own sentence first. Empty if there was nothing to compare. */
  readonly trials: readonly Trial[];
}

/** A decision to search: what the seat sees, and its source of chance. */
export interface Dilemma<R extends Realm> {
  readonly view: Blind<R['view']>;
  readonly seat: Seat;
  readonly random: Random;
  /** A sentence to keep in the comparison to the end, as the bot's own is: for judging what a player said. */
  readonly also?: Sentence;
}

/** How far a search has come, and what it would choose if it stopped now. */
export interface Progress {
  readonly playouts: number;
  readonly best: Sentence;
}

/**
 * Compares sentences by playouts in worlds that the seat cannot tell from the true one. After each round the better half stays, and always
 * the bot's own: another is chosen only if it is better by more than its doubt.
 */
export function search<R extends Realm>(craft: Craft<R>, dilemma: Dilemma<R>, effort: Effort): Finding {
  const run = searching(craft, dilemma, effort);
  let step = run.next();
  while (step.done !== true) step = run.next();
  return step.value;
}

/** The same search, reporting after each world. A caller in a hurry stops asking, and takes the best so far. */
export function* searching<R extends Realm>(
  craft: Craft<R>,
  dilemma: Dilemma<R>,
  { playouts, width }: Effort,
): Generator<Progress, Finding> {
  const { view, random, also } = dilemma;
  const sentences = candidatesOf(craft, dilemma, width);
  const [first] = sentences;
  if (first === undefined) return { chosen: craft.bot(view, random), trials: [] };
  if (sentences.length === 1) return { chosen: first, trials: [] };
  const own = untried(first);
  const trials = [own, ...sentences.slice(1).map(untried)];
  const kept = also === undefined ? undefined : printSentence(also);
  const isKept = ({ sentence }: Trial): boolean => printSentence(sentence) === kept;
  const playOut = playoutsOf(craft, dilemma);
  const rounds = Math.ceil(Math.log2(trials.length));
  let rivals = trials.slice(1);
  for (let round = 1; round <= rounds && rivals.length > 0; round++) {
    const each = Math.max(1, Math.floor(playouts / rounds / (rivals.length + 1)));
    for (let n = 0; n < each; n++) {
      playOut([own, ...rivals]);
      yield { playouts: trials.reduce((sum, { results }) => sum + results.length, 0), best: choose(own, rivals) };
    }
    const left = Math.floor((playouts / rounds) * (rounds - round));
    const better = betterHalf(rivals).filter((rival) => couldWin(own, rival, left));
    rivals = [...better, ...rivals.filter((rival) => isKept(rival) && !better.includes(rival))];
  }
  return { chosen: choose(own, rivals), trials };
}

interface OpenTrial extends Trial {
  readonly results: number[];
  readonly wins: number[];
}

function untried(sentence: Sentence): OpenTrial {
  return { sentence, results: [], wins: [] };
}

function candidatesOf<R extends Realm>(
  { system, candidates }: Craft<R>,
  { view, random, also }: Dilemma<R>,
  width: number,
): readonly Sentence[] {
  const found = new Map<string, Sentence>();
  const consider = (sentence: Sentence): void => {
    const text = printSentence(sentence);
    if (!found.has(text) && system.allows(view, sentence)) found.set(text, sentence);
  };
  for (const sentence of candidates(view, random)) {
    if (found.size >= width) break;
    consider(sentence);
  }
  if (also !== undefined) consider(also);
  return [...found.values()];
}

/** Plays each trial once more, all in the same new world. */
function playoutsOf<R extends Realm>(
  craft: Craft<R>,
  { view, seat, random }: Dilemma<R>,
): (trials: readonly OpenTrial[]) => void {
  const { system, outlook } = craft;
  const horizon = outlook?.entries(view) ?? MOST_ENTRIES;
  const seed = `general/${random.below(SEEDS)}`;
  let playout = 0;
  return (trials) => {
    const world = system.imagine(view, seat, randomAt(seed, 'world', playout));
    for (const { sentence, results, wins } of trials) {
      const chance = randomAt(seed, 'bots', playout);
      const end = playOn(craft, { state: system.copy(world), seat, horizon, random: chance }, sentence);
      results.push(end.worth);
      wins.push(end.win);
    }
    playout += 1;
  };
}

const SEEDS = 0x4000_0000;

/** A playout longer than this is broken. */
export const MOST_ENTRIES = 20_000;

interface Playout<R extends Realm> {
  readonly state: StateOf<R>;
  /** The seat for which it is valued. */
  readonly seat: Seat;
  readonly horizon: number;
  readonly random: Random;
}

/** The value of a playout: with the lead in points, and by winning alone. */
export interface PlayoutEnd {
  readonly worth: number;
  readonly win: number;
}

/** Plays a match on, from a sentence if given, to its end or to the seat's first turn beyond the horizon. */
export function playOn<R extends Realm>(
  { system, bot, outlook, scale }: Craft<R>,
  { state, seat, horizon, random }: Playout<R>,
  sentence: Sentence | null,
): PlayoutEnd {
  const say = (said: Sentence): void => system.apply(state, said, new Recorder<R['event'], R['note']>(state.random));
  if (sentence !== null) say(sentence);
  let entries = 0;
  for (let pending = system.pending(state); pending !== undefined; pending = system.pending(state)) {
    if (++entries > MOST_ENTRIES) throw new Error(`a playout is not over after ${MOST_ENTRIES} entries`);
    const isMine = pending.seat === seat;
    const view = blind(system.view(state, pending.seat));
    const features = isMine && entries > horizon && outlook !== null ? outlook.features(view, seat) : null;
    if (features !== null && outlook !== null) {
      const win = predict(outlook.model(view), features);
      return { worth: win, win };
    }
    say(pending.seat === PROCEDURE_SEAT ? PROCEED : bot(view, random));
  }
  const outcome = system.outcome(system.view(state, 'spectator'));
  if (outcome === undefined) throw new Error('a playout ended without an outcome');
  return { worth: worthOf(outcome, seat, scale), win: winOf(outcome, seat) };
}

/** From 0 to 1: half for winning, half for the lead in points. Partners win or lose together. */
export function worthOf(outcome: Outcome, seat: Seat, scale: number): number {
  const { winners, scores } = outcome;
  const seats = Object.keys(scores);
  const isWinner = winners.includes(seat);
  const rivals = seats.filter((each) => winners.includes(each) !== isWinner).map((each) => scores[each] ?? 0);
  const lead = rivals.length === 0 ? 0 : (scores[seat] ?? 0) - Math.max(...rivals);
  return (winOf(outcome, seat) + 1 / (1 + Math.exp(-lead / scale))) / 2;
}

/** 1 for a win, 0 for a loss; a half if nobody or everybody wins. */
export function winOf({ winners, scores }: Pick<Outcome, 'winners' | 'scores'>, seat: Seat): number {
  const isTied = winners.length === 0 || winners.length === Object.keys(scores).length;
  return isTied ? 0.5 : Number(winners.includes(seat));
}

function betterHalf(rivals: readonly OpenTrial[]): OpenTrial[] {
  const half = Math.max(1, (rivals.length + 1) >> 1);
  return rivals.toSorted((one, other) => mean(other.results) - mean(one.results)).slice(0, half);
}

/** Whether the rival could still beat the bot's own sentence, if it won all the playouts that are left and the other none. */
function couldWin(own: Trial, rival: Trial, left: number): boolean {
  return mean(gainsOf(own, rival)) * rival.results.length + left > 0;
}

/** How many standard errors better than the bot's own sentence another one must be. */
const DOUBT = 0.5;

function choose(own: Trial, rivals: readonly Trial[]): Sentence {
  let best = own;
  for (const rival of rivals) if (mean(rival.results) > mean(best.results)) best = rival;
  const gains = gainsOf(own, best);
  return mean(gains) > DOUBT * standardError(gains) ? best.sentence : own.sentence;
}

function gainsOf(own: Trial, rival: Trial): readonly number[] {
  return rival.results.map((result, playout) => result - (own.results[playout] ?? 0));
}

export function mean(numbers: readonly number[]): number {
  return numbers.reduce((sum, each) => sum + each, 0) / Math.max(1, numbers.length);
}

export function standardError(numbers: readonly number[]): number {
  const middle = mean(numbers);
  const squares = numbers.reduce((sum, each) => sum + (each - middle) ** 2, 0);
  return Math.sqrt(squares / Math.max(1, numbers.length - 1) / Math.max(1, numbers.length));
}
