import { Recorder, type Chance, type GameSystem, type Seat, type Told } from '@sandtable/kernel';
import type { Entry } from './entry.ts';

/** What an entry did, besides changing the state. */
export interface Deed<Event> {
  readonly told: readonly Told<Event>[];
  /** Dice, draws and reveals: no undo goes behind them. */
  readonly news: boolean;
  /** Who was asked then; null when it was over. */
  readonly asks: Seat | null;
  /** How the rules came to it, when a trace was asked for. */
  readonly notes: readonly unknown[];
}

export interface Replayed<State, Event> {
  readonly state: State;
  readonly deed: Deed<Event>;
}

const SNAPSHOT_EVERY = 64;

/**
 * The log of a match and the way back to any place in it: snapshots as text at every 64th entry and at the last barrier,
 * and replay from the nearest one. Entry numbers begin at 1; place 0 is the start.
 */
export class Timeline<Options, View, State extends View & Chance, Event> {
  readonly entries: Entry[] = [];
  readonly #system: GameSystem<Options, View, State, Event>;
  readonly #start: () => Replayed<State, Event>;
  readonly #snapshots = new Map<number, string>();
  #barrier = 0;

  /** `start` makes the state before the first entry, the same one every time. */
  constructor(system: GameSystem<Options, View, State, Event>, start: () => Replayed<State, Event>) {
    this.#system = system;
    this.#start = start;
  }

  get length(): number {
    return this.entries.length;
  }

  /** Puts down an entry with the state it led to; `isBarrier` where no undo will go behind it. */
  append(entry: Entry, state: State, isBarrier: boolean): void {
    this.entries.push(entry);
    const seq = this.length;
    if ('undo' in entry) return;
    if (seq % SNAPSHOT_EVERY === 0 || isBarrier) this.#snapshots.set(seq, this.#system.freeze(state));
    if (!isBarrier) return;
    if (this.#barrier % SNAPSHOT_EVERY !== 0) this.#snapshots.delete(this.#barrier);
    this.#barrier = seq;
  }

  /** The last spoken entry that still counts at a place: what an undo took back does not. 0 is the start. */
  standing(seq: number): number {
    let at = seq;
    for (let entry = this.#entry(at); entry !== undefined && 'undo' in entry; entry = this.#entry(at)) at = entry.undo;
    return at;
  }

  /** The state as it was after an entry, made anew. */
  stateAt(seq: number): State {
    if (!Number.isInteger(seq) || seq < 0 || seq > this.length)
      throw new RangeError(`no entry ${seq} of ${this.length}`);
    const toSay: Entry[] = [];
    let at = this.standing(seq);
    while (at > 0 && !this.#snapshots.has(at)) {
      const entry = this.#entry(at);
      if (entry !== undefined) toSay.push(entry);
      at = this.standing(at - 1);
    }
    const text = this.#snapshots.get(at);
    const state = text === undefined ? this.#start().state : this.#system.revive(text);
    for (const entry of toSay.toReversed()) if ('say' in entry) act(this.#system, state, entry, false);
    return state;
  }

  /** Plays one entry again, from the state before it; of an undo there is nothing to be told. */
  replay(seq: number, tracing: boolean): Replayed<State, Event> {
    const entry = this.#entry(seq);
    if (seq === 0) return this.#start();
    if (entry === undefined || 'undo' in entry) {
      const state = this.stateAt(seq);
      return { state, deed: { told: [], news: false, asks: askedSeat(this.#system, state), notes: [] } };
    }
    const state = this.stateAt(seq - 1);
    return { state, deed: act(this.#system, state, entry, tracing) };
  }

  #entry(seq: number): Entry | undefined {
    return this.entries[seq - 1];
  }
}

/** Says an entry on a state, with a record of what came of it. */
export function act<Options, View, State extends View & Chance, Event>(
  system: GameSystem<Options, View, State, Event>,
  state: State,
  { say }: Extract<Entry, { readonly say: unknown }>,
  tracing: boolean,
): Deed<Event> {
  const io = new Recorder<Event>(state.random, { tracing });
  system.apply(state, say, io);
  return { told: io.told, news: io.news, asks: askedSeat(system, state), notes: io.notes };
}

export function askedSeat<Options, View, State extends View & Chance, Event>(
  system: GameSystem<Options, View, State, Event>,
  state: State,
): Seat | null {
  return system.pending(state)?.seat ?? null;
}
