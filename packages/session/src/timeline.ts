import { type EventNotice, type GameSystem, type Realm, Recorder, type Seat, type StateOf } from '@sandtable/kernel';
import type { Entry, LogReader } from './log.ts';

/** A state and the effect of the entry that led to it. */
export interface ReplayedState<R extends Realm> {
  readonly state: StateOf<R>;
  readonly effect: EntryEffect<R>;
}

const SNAPSHOT_EVERY = 64;
/** Closer together where somebody looks back, since neighbouring entries are usually looked at next. */
const WAYMARK_EVERY = 8;

/**
 * Finds the state at any entry of a log: text snapshots at every 64th entry and at the last barrier, and replay from the
 * nearest. In the stretch looked at last, every 8th entry is kept as well, and the very last one.
 */
export class Timeline<R extends Realm> {
  readonly #system: GameSystem<R>;
  readonly #log: LogReader;
  readonly #start: () => ReplayedState<R>;
  readonly #jump: Jump<R>;
  readonly #snapshots = new Map<number, string>();
  readonly #waymarks = new Map<number, string>();
  /** After the entry that was replayed last: whoever walks through a match asks for the next one. */
  #latest: { readonly seq: number; readonly text: string } | null = null;
  #barrier = 0;

  /** `start` makes the first state, the same one every time. */
  constructor(system: GameSystem<R>, log: LogReader, start: () => ReplayedState<R>, jump: Jump<R>) {
    this.#system = system;
    this.#log = log;
    this.#start = start;
    this.#jump = jump;
  }

  /** Stores the state after the last sentence if it is due; `isBarrier` if undo stops there. */
  remember(state: StateOf<R>, isBarrier: boolean): void {
    const { seq } = this.#log;
    if (seq % SNAPSHOT_EVERY === 0 || isBarrier) this.#snapshots.set(seq, this.#system.freeze(state));
    if (!isBarrier) return;
    if (this.#barrier % SNAPSHOT_EVERY !== 0) this.#snapshots.delete(this.#barrier);
    this.#barrier = seq;
  }

  /** A fresh copy of the state after an entry. */
  stateAt(seq: number): StateOf<R> {
    this.#log.mark(seq);
    const standing: number[] = [];
    let at = this.#log.standing(seq);
    for (; at > 0 && this.#textAt(at) === undefined; at = this.#log.before(at)) standing.push(at);
    const text = this.#textAt(at);
    const state = text === undefined ? this.#start().state : this.#system.revive(text);
    for (const each of standing.reverse()) {
      const entry = this.#log.entry(each);
      if (entry !== undefined && 'say' in entry) act(this.#system, state, entry, false);
      else this.#jump(state, each);
      if (each % WAYMARK_EVERY === 0) this.#setWaymark(each, state);
    }
    return state;
  }

  #textAt(seq: number): string | undefined {
    const kept = this.#snapshots.get(seq) ?? this.#waymarks.get(seq);
    return kept ?? (this.#latest?.seq === seq ? this.#latest.text : undefined);
  }

  /** Drops those of another stretch: a match keeps only a few. */
  #setWaymark(seq: number, state: StateOf<R>): void {
    const stretchOf = (place: number): number => Math.floor(place / SNAPSHOT_EVERY);
    for (const other of this.#waymarks.keys()) {
      if (stretchOf(other) !== stretchOf(seq)) this.#waymarks.delete(other);
    }
    this.#waymarks.set(seq, this.#system.freeze(state));
  }

  /** Replays one entry from the state before it; only a sentence has events. */
  replay(seq: number, tracing: boolean): ReplayedState<R> {
    if (seq === 0) return this.#start();
    const entry = this.#log.entry(seq);
    if (entry !== undefined && 'say' in entry) {
      const state = this.stateAt(seq - 1);
      const effect = act(this.#system, state, entry, tracing);
      this.#latest = { seq, text: this.#system.freeze(state) };
      return { state, effect };
    }
    const state = this.stateAt(seq);
    return { state, effect: { told: [], news: false, asks: this.#log.mark(seq).asks, notes: [] } };
  }
}

/** After an undo granted by all: every stream begins anew, as this entry has it. */
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

/** Applies an entry to a state and records the effect. */
export function act<R extends Realm>(
  system: GameSystem<R>,
  state: StateOf<R>,
  { say }: SpeechEntry,
  tracing: boolean,
): EntryEffect<R> {
  const io = new Recorder<R['event'], R['note']>(state.random, { tracing });
  system.apply(state, say, io);
  return { told: io.told, news: io.news, asks: askedSeat(system, state), notes: io.notes };
}

export function askedSeat<R extends Realm>(system: GameSystem<R>, state: StateOf<R>): Seat | null {
  return system.pending(state)?.seat ?? null;
}
