import {
  must,
  parseSeed,
  Recorder,
  streamsOf,
  type Realm,
  type StateOf,
  type GameSystem,
  type Json,
  type Outcome,
  type Seat,
  type Sentence,
} from '@sandtable/kernel';
import { checkBots, mustBeGranted, printEntry, sentenceOf, type SeatedBots } from './speaker.ts';
import { Counter, type Measures, type Tallies, type Watch } from './watch.ts';

/** A match that was played, as plain JSON. Its seed, options and bots play it again, here or in a session. */
export interface MatchResult {
  readonly seed: string;
  readonly seats: readonly Seat[];
  readonly outcome: Outcome;
  readonly entries: number;
  readonly tallies: Tallies;
  readonly measures: Measures;
  /** What was recorded along it; null if nothing was. */
  readonly record: Json;
}

interface Course<R extends Realm> extends Watch<R> {
  /** A match that is not over after so many entries is broken. */
  readonly most?: number | undefined;
}

const MOST_ENTRIES = 20_000;

/** Plays one match of bots straight on the rules, with nothing remembered on the way. Throws where anything breaks. */
export function playMatch<R extends Realm>(
  system: GameSystem<R>,
  options: R['options'],
  rawSeed: string,
  bots: SeatedBots<R['view']>,
  course: Course<R> = {},
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
  /** How many there are already. */
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
