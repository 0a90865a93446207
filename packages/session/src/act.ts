import { Recorder, type Chance, type GameSystem, type Seat, type Told } from '@sandtable/kernel';
import type { Entry } from './entry.ts';

/** An entry in which something was said. */
export type Speech = Extract<Entry, { readonly say: unknown }>;

/** What an entry did, besides changing the state. */
export interface Deed<Event> {
  readonly told: readonly Told<Event>[];
  readonly news: boolean;
  /** Who was asked then; null when it was over. */
  readonly asks: Seat | null;
  /** How the rules came to it, when a trace was asked for. */
  readonly notes: readonly unknown[];
}

/** Says an entry on a state, with a record of what came of it. */
export function act<Options, View, State extends View & Chance, Event>(
  system: GameSystem<Options, View, State, Event>,
  state: State,
  { say }: Speech,
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
