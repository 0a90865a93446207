import {
  type EventNotice,
  type GameSystem,
  type Need,
  NeedError,
  type Realm,
  Recorder,
  type Seat,
  type StateOf,
  TableChance,
} from '@sandtable/kernel';
import type { Entry, LogReader } from './log.ts';

/** A state and the effect of the entry that led to it. */
export interface ReplayedState<R extends Realm> {
  readonly state: StateOf<R>;
  readonly effect: EntryEffect<R>;
}

const FAR = 64;
/** Closer together where someone is looking back, since neighbouring entries are usually looked at next. */
const NEAR = 8;

interface KeptState<R extends Realm> {
  readonly seq: number;
  readonly state: StateOf<R>;
}

/**
 * Finds the state at any entry of a log, by replay from the nearest kept state. A match in play keeps the state at the last
 * barrier, and a later one if that is far behind. Looking back also keeps every 64th state on the way; in the stretch looked at
 * last, every 8th, and the very last one.
 */
export class Timeline<R extends Realm> {
  readonly #system: GameSystem<R>;
  readonly #log: LogReader;
  readonly #start: () => ReplayedState<R>;
  readonly #jump: Jump<R>;
  readonly #waymarks = new Map<number, StateOf<R>>();
  #barrier: KeptState<R> | null = null;
  #later: KeptState<R> | null = null;
  /** After the entry replayed last: stepping through a match asks for the next one. */
  #latest: KeptState<R> | null = null;

  /** `start` makes the first state; it must give the same one every time. */
  constructor(system: GameSystem<R>, log: LogReader, start: () => ReplayedState<R>, jump: Jump<R>) {
    this.#system = system;
    this.#log = log;
    this.#start = start;
    this.#jump = jump;
  }

  /** Keeps the state after the last entry if one is due. `isBarrier`: undo stops there. */
  remember(state: StateOf<R>, isBarrier: boolean): void {
    const { seq } = this.#log;
    if (isBarrier) {
      this.#barrier = { seq, state: this.#system.copy(state) };
      this.#later = null;
    } else if (seq - (this.#later ?? this.#barrier ?? { seq: 0 }).seq >= FAR) {
      this.#later = { seq, state: this.#system.copy(state) };
    }
  }

  stateAt(seq: number): StateOf<R> {
    this.#log.mark(seq);
    const standing: number[] = [];
    let at = this.#log.standing(seq);
    for (; at > 0 && this.#keptAt(at) === undefined; at = this.#log.before(at)) standing.push(at);
    const kept = this.#keptAt(at);
    const state = kept === undefined ? this.#start().state : this.#system.copy(kept);
    for (const each of standing.reverse()) {
      const entry = this.#log.entry(each);
      if (entry !== undefined && 'say' in entry) act(this.#system, state, entry, false);
      else this.#jump(state, each);
      if (each % NEAR === 0) this.#setWaymark(each, state);
    }
    return state;
  }

  #keptAt(seq: number): StateOf<R> | undefined {
    for (const kept of [this.#barrier, this.#later, this.#latest]) if (kept?.seq === seq) return kept.state;
    return this.#waymarks.get(seq);
  }

  /** Drops the close waymarks of any other stretch: a match keeps only a few. */
  #setWaymark(seq: number, state: StateOf<R>): void {
    const stretchOf = (place: number): number => Math.floor(place / FAR);
    for (const other of this.#waymarks.keys()) {
      if (other % FAR !== 0 && stretchOf(other) !== stretchOf(seq)) this.#waymarks.delete(other);
    }
    this.#waymarks.set(seq, this.#system.copy(state));
  }

  /** Replays one entry from the state before it; only a sentence has events. */
  replay(seq: number, tracing: boolean): ReplayedState<R> {
    if (seq === 0) return this.#start();
    const entry = this.#log.entry(seq);
    if (entry !== undefined && 'say' in entry) {
      const state = this.stateAt(seq - 1);
      const effect = act(this.#system, state, entry, tracing);
      this.#latest = { seq, state: this.#system.copy(state) };
      return { state, effect };
    }
    const state = this.stateAt(seq);
    return { state, effect: { told: [], news: false, asks: this.#log.mark(seq).asks, notes: [] } };
  }
}

/** What the table's own entry did: counters put by hand; or an undo granted by all, after which every stream restarts. */
export type Jump<R extends Realm> = (state: StateOf<R>, seq: number) => void;

export type SpeechEntry = Extract<Entry, { readonly say: unknown }>;

/** What an entry did besides changing the state. */
export interface EntryEffect<R extends Realm> {
  readonly told: readonly EventNotice<R['event']>[];
  readonly news: boolean;
  /** The seat asked next; null if the match is over. */
  readonly asks: Seat | null;
  /** How the rules came to it, if a trace was asked for. */
  readonly notes: readonly R['note'][];
}

/** An entry that stopped where the table must roll or draw, with what has happened so far. */
export class HalfDone<R extends Realm> extends Error {
  readonly need: Need;
  readonly io: Recorder<R['event'], R['note']>;
  readonly state: StateOf<R>;

  constructor(need: Need, io: Recorder<R['event'], R['note']>, state: StateOf<R>) {
    super(`the table has not given ${need.stream}`);
    this.need = need;
    this.io = io;
    this.state = state;
  }
}

/** Applies an entry to a state and records the effect. */
export function act<R extends Realm>(
  system: GameSystem<R>,
  state: StateOf<R>,
  { say, given }: SpeechEntry,
  tracing: boolean,
): EntryEffect<R> {
  const script = given && new TableChance(given);
  const io = new Recorder<R['event'], R['note']>(state.random, { tracing, script });
  try {
    system.apply(state, say, io);
  } catch (error) {
    throw error instanceof NeedError ? new HalfDone(error.need, io, state) : error;
  }
  if (script && script.left.length > 0) throw new Error(`the table has given ${script.left.length} too many`);
  return { told: io.told, news: io.news, asks: askedSeat(system, state), notes: io.notes };
}

export function askedSeat<R extends Realm>(system: GameSystem<R>, state: StateOf<R>): Seat | null {
  return system.pending(state)?.seat ?? null;
}
