import { type EventNotice, type GameSystem, type Realm, Recorder, type Seat, type StateOf } from '@sandtable/kernel';
import type { Entry, LogReader } from './log.ts';

/** A state with what the entry that led to it did. */
export interface ReplayedState<R extends Realm> {
  readonly state: StateOf<R>;
  readonly effect: EntryEffect<R>;
}

const SNAPSHOT_EVERY = 64;
/** Where somebody looks back, more closely: who looks at one entry looks at those beside it next. */
const WAYMARK_EVERY = 8;

/**
 * The way back to any place of a log: snapshots as text at every 64th entry and at the last barrier, and replay from the
 * nearest one. Of the stretch between two of them that was looked at last, every 8th is kept as well.
 */
export class Timeline<R extends Realm> {
  readonly #system: GameSystem<R>;
  readonly #log: LogReader;
  readonly #start: () => ReplayedState<R>;
  readonly #snapshots = new Map<number, string>();
  readonly #waymarks = new Map<number, string>();
  #barrier = 0;

  /** `start` makes the state before the first entry, the same one every time. */
  constructor(system: GameSystem<R>, log: LogReader, start: () => ReplayedState<R>) {
    this.#system = system;
    this.#log = log;
    this.#start = start;
  }

  /** Remembers the state after the last entry, a sentence, if it is time to; `isBarrier` where no undo goes behind it. */
  remember(state: StateOf<R>, isBarrier: boolean): void {
    const { seq } = this.#log;
    if (seq % SNAPSHOT_EVERY === 0 || isBarrier) this.#snapshots.set(seq, this.#system.freeze(state));
    if (!isBarrier) return;
    if (this.#barrier % SNAPSHOT_EVERY !== 0) this.#snapshots.delete(this.#barrier);
    this.#barrier = seq;
  }

  /** The state as it was after an entry, made anew. */
  stateAt(seq: number): StateOf<R> {
    this.#log.mark(seq);
    const toSay: (SpeechEntry & { readonly seq: number })[] = [];
    let at = this.#log.standing(seq);
    while (at > 0 && this.#textAt(at) === undefined) {
      const entry = this.#log.entry(at);
      if (entry !== undefined && 'say' in entry) toSay.push({ ...entry, seq: at });
      at = this.#log.standing(at - 1);
    }
    const text = this.#textAt(at);
    const state = text === undefined ? this.#start().state : this.#system.revive(text);
    for (const entry of toSay.reverse()) {
      act(this.#system, state, entry, false);
      if (entry.seq % WAYMARK_EVERY === 0) this.#setWaymark(entry.seq, state);
    }
    return state;
  }

  #textAt(seq: number): string | undefined {
    return this.#snapshots.get(seq) ?? this.#waymarks.get(seq);
  }

  /** Those of another stretch go: a match keeps no more than a few. */
  #setWaymark(seq: number, state: StateOf<R>): void {
    const stretchOf = (place: number): number => Math.floor(place / SNAPSHOT_EVERY);
    for (const other of this.#waymarks.keys()) {
      if (stretchOf(other) !== stretchOf(seq)) this.#waymarks.delete(other);
    }
    this.#waymarks.set(seq, this.#system.freeze(state));
  }

  /** Plays one entry again, from the state before it; of an undo there is nothing to be told. */
  replay(seq: number, tracing: boolean): ReplayedState<R> {
    if (seq === 0) return this.#start();
    const entry = this.#log.entry(seq);
    if (entry !== undefined && 'say' in entry) {
      const state = this.stateAt(seq - 1);
      return { state, effect: act(this.#system, state, entry, tracing) };
    }
    const state = this.stateAt(seq);
    return { state, effect: { told: [], news: false, asks: askedSeat(this.#system, state), notes: [] } };
  }
}

/** An entry in which something was said. */
export type SpeechEntry = Extract<Entry, { readonly say: unknown }>;

/** What an entry did, besides changing the state. */
export interface EntryEffect<R extends Realm> {
  readonly told: readonly EventNotice<R['event']>[];
  readonly news: boolean;
  /** Who was asked then; null when it was over. */
  readonly asks: Seat | null;
  /** How the rules came to it, when a trace was asked for. */
  readonly notes: readonly R['note'][];
}

/** Says an entry on a state, with a record of what came of it. */
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
