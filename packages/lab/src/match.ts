import {
  blind,
  type Blind,
  type Bot,
  type CoreView,
  type GameSystem,
  type Json,
  must,
  type Outcome,
  parseSeed,
  printSentence,
  randomAt,
  type Realm,
  Recorder,
  type Seat,
  type Sentence,
  type StateOf,
  streamsOf,
} from '@sandtable/kernel';
import { PROCEDURE_SEAT } from '@sandtable/session';
import { Counter, type Measures, type Tallies, type Watch } from './watch.ts';

/** A finished match as plain JSON. Its seed, options and bots suffice to play it again, here or in a session. */
export interface MatchResult {
  readonly seed: string;
  readonly seats: readonly Seat[];
  readonly outcome: Outcome;
  readonly entries: number;
  readonly tallies: Tallies;
  readonly measures: Measures;
  /** Null if nothing was recorded. */
  readonly record: Json;
}

interface MatchSetup<R extends Realm> extends Watch<R> {
  /** A match not over after this many entries is broken. */
  readonly most?: number | undefined;
}

const MOST_ENTRIES = 20_000;

/** Plays one match of bots directly on the rules, without a log. Throws if anything breaks. */
export function playMatch<R extends Realm>(
  system: GameSystem<R>,
  options: R['options'],
  rawSeed: string,
  bots: SeatedBots<R['view']>,
  course: MatchSetup<R> = {},
): MatchResult {
  const seed = must(parseSeed(rawSeed));
  const seats = system.seats(options);
  checkBots(seats, bots);
  const counter = new Counter(course);
  const io = new Recorder<R['event'], R['note']>(streamsOf(seed, system.streams));
  const state = system.setup(options, io);
  counter.count(io.told, state);
  const { most = MOST_ENTRIES } = course;
  let entries = 0;
  for (let pending = system.pending(state); pending !== undefined; pending = system.pending(state)) {
    if (entries >= most) throw new Error(`not finished after ${most} entries`);
    playEntry(system, state, { seat: pending.seat, seed, entries, bots, counter });
    entries++;
  }
  const outcome = system.outcome(system.view(state, 'spectator'));
  if (outcome === undefined) throw new Error(`finished after ${entries} entries without an outcome`);
  const { tallies, record } = counter;
  return { seed, seats, outcome, entries, tallies, measures: counter.measure(state), record };
}

interface Turn<R extends Realm> {
  readonly seat: Seat;
  readonly seed: string;
  readonly entries: number;
  readonly bots: SeatedBots<R['view']>;
  readonly counter: Counter<R>;
}

function playEntry<R extends Realm>(
  system: GameSystem<R>,
  state: StateOf<R>,
  { seat, seed, entries, bots, counter }: Turn<R>,
): void {
  let sentence: Sentence | null = null;
  try {
    const view = system.view(state, seat);
    sentence = sentenceOf(bots, seat, view, seed, entries);
    mustBeGranted(system, view, sentence);
    const io = new Recorder<R['event'], R['note']>(state.random);
    system.apply(state, sentence, io);
    counter.count(io.told, state);
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error);
    throw new Error(`${printEntry(entries + 1, seat, sentence)}: ${message}`, { cause: error });
  }
}

/** A bot for each seat except a procedure's. */
export type SeatedBots<View> = { readonly [seat: Seat]: Bot<Blind<View>> };

/** A procedure makes no choices: the rules do. */
export const PROCEED: Sentence = ['proceed'];

/** Throws unless every seat has a bot, and no others do. */
export function checkBots<View>(seats: readonly Seat[], bots: SeatedBots<View>): void {
  for (const seat of seats) {
    const isSeated = Object.hasOwn(bots, seat);
    if (seat === PROCEDURE_SEAT && isSeated)
      throw new Error(`the seat '${seat}' belongs to the rules: no bot may hold it`);
    if (seat !== PROCEDURE_SEAT && !isSeated) throw new Error(`no bot for the seat '${seat}'`);
  }
  const stranger = Object.keys(bots).find((seat) => !seats.includes(seat));
  if (stranger !== undefined) throw new Error(`a bot for '${stranger}', but the seats are ${seats.join(', ')}`);
}

/** `entries` is the number of entries so far. */
function sentenceOf<View extends CoreView>(
  bots: SeatedBots<View>,
  seat: Seat,
  view: View,
  seed: string,
  entries: number,
): Sentence {
  if (seat === PROCEDURE_SEAT) return PROCEED;
  const bot = bots[seat];
  if (bot === undefined) throw new Error(`no bot for the seat '${seat}'`);
  // The stream a session would give its bots, so that it plays exactly the same match from this seed.
  return bot(blind(view), randomAt(seed, `bot/${seat}`, entries));
}

/** Judges a bot's sentence like anyone's; a refusal is a bug of the bot or the rules, and ends the match. */
function mustBeGranted<R extends Realm>(system: GameSystem<R>, view: R['view'], sentence: Sentence): void {
  if (system.allows(view, sentence)) return;
  const verdict = system.judge(view, sentence);
  if (!verdict.granted) {
    throw new Error(`refused (${verdict.reasons.map(({ rule, key }) => `${rule}: ${key}`).join(', ')})`);
  }
  throw new Error('refused (unfinished)');
}

function printEntry(entry: number, seat: Seat, sentence: Sentence | null): string {
  return sentence === null ? `entry ${entry}, ${seat}` : `entry ${entry}, ${seat}: ${printSentence(sentence)}`;
}
