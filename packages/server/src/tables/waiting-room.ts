import type { Store } from '../store/store.ts';
import { SCREENS_STALE_MS } from './gallery.ts';

interface WaitingPlan {
  readonly store: Store;
  /** This process's name among those that share the database. */
  readonly process: string;
  fault(error: unknown, match: string): void;
  /** A page has come to a table, or has left it. */
  changed(match: string): void;
}

/** One page that shows a table which waits for players. */
export interface Waiter {
  readonly match: string;
  readonly person: string;
}

/** Whose pages show tables that have not started: an open table with a clock of minutes is there only with its maker. */
export class WaitingRoom {
  readonly #plan: WaitingPlan;
  readonly #here = new Set<Waiter>();
  /** By match: what other processes were told last. */
  readonly #told = new Map<string, string>();
  /** Messages to other processes, one after the other. */
  #sharing: Promise<void> = Promise.resolve();

  constructor(plan: WaitingPlan) {
    this.#plan = plan;
  }

  /** Resolves once other processes know. */
  enter(waiter: Waiter): Promise<void> {
    this.#here.add(waiter);
    return this.#share(waiter.match);
  }

  leave(waiter: Waiter): Promise<void> {
    return this.#here.delete(waiter) ? this.#share(waiter.match) : Promise.resolve();
  }

  /** Every waiting table that somebody has open, in any process, and who. */
  async all(): Promise<ReadonlyMap<string, readonly string[]>> {
    const { store, process } = this.#plan;
    const found = new Map<string, string[]>();
    const add = (match: string, people: readonly string[]): void => {
      found.set(match, [...(found.get(match) ?? []), ...people]);
    };
    for (const { match, person } of this.#here) add(match, [person]);
    for (const { match, text } of await store.screens.waitingElsewhere(process, SCREENS_STALE_MS)) {
      const { people }: { readonly people: readonly string[] } = JSON.parse(text);
      add(match, people);
    }
    return found;
  }

  #share(match: string): Promise<void> {
    this.#sharing = this.#sharing.then(() => this.#tell(match));
    return this.#sharing;
  }

  async #tell(match: string): Promise<void> {
    const { store, process, fault, changed } = this.#plan;
    const people = [...this.#here].filter((each) => each.match === match).map(({ person }) => person);
    const text = people.length === 0 ? null : JSON.stringify({ seats: [], observers: 0, people });
    try {
      await store.screens.tellWaiting({ match, process }, text, this.#told.get(match));
      if (text === null) this.#told.delete(match);
      else this.#told.set(match, text);
      changed(match);
    } catch (error) {
      fault(error, match);
    }
  }
}
