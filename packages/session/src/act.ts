import { Recorder, type Realm, type StateOf, type GameSystem, type Seat, type EventNotice } from '@sandtable/kernel';
import type { Entry } from './entry.ts';

/** An entry in which something was said. */
export type Speech = Extract<Entry, { readonly say: unknown }>;

/** What an entry did, besides changing the state. */
export interface Deed<R extends Realm> {
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
  { say }: Speech,
  tracing: boolean,
): Deed<R> {
  const io = new Recorder<R['event'], R['note']>(state.random, { tracing });
  system.apply(state, say, io);
  return { told: io.told, news: io.news, asks: askedSeat(system, state), notes: io.notes };
}

export function askedSeat<R extends Realm>(system: GameSystem<R>, state: StateOf<R>): Seat | null {
  return system.pending(state)?.seat ?? null;
}
