import type { Json, EventNotice, Realm } from '@sandtable/kernel';

/** What to record of a match besides its end. The views passed in are the full state: do not change or keep them. */
export interface Watch<R extends Realm> {
  /** The names to count an event under, given the view after it: `['lost', 'lost g-rifle']`. */
  readonly observe?: ((event: R['event'], view: R['view']) => readonly string[]) | undefined;
  /** Figures of the final position, by name. */
  readonly measures?: { readonly [name: string]: (view: R['view']) => number } | undefined;
  /** Starts a record of one match, for what depends on the order of events. */
  readonly record?: (() => MatchRecord<R>) | undefined;
}

export interface MatchRecord<R extends Realm> {
  /** The events of the setup or of an entry, and the view after them. */
  note(events: readonly R['event'][], view: R['view']): void;
  end(): Json;
}

/** How often each name occurred in one match. */
export type Tallies = { readonly [name: string]: number };

export type Measures = { readonly [name: string]: number };

export class Counter<R extends Realm> {
  readonly #watch: Watch<R>;
  readonly #counts = new Map<string, number>();
  readonly #record: MatchRecord<R> | undefined;

  constructor(watch: Watch<R>) {
    this.#watch = watch;
    this.#record = watch.record?.();
  }

  count(told: readonly EventNotice<R['event']>[], view: R['view']): void {
    const { observe } = this.#watch;
    this.#record?.note(
      told.map(({ event }) => event),
      view,
    );
    if (observe === undefined) return;
    for (const { event } of told) {
      for (const name of observe(event, view)) this.#counts.set(name, (this.#counts.get(name) ?? 0) + 1);
    }
  }

  get tallies(): Tallies {
    return Object.fromEntries(this.#counts);
  }

  get record(): Json {
    return this.#record?.end() ?? null;
  }

  measure(view: R['view']): Measures {
    const measured = Object.entries(this.#watch.measures ?? {}).map(([name, measure]): [string, number] => {
      const value = measure(view);
      if (!Number.isFinite(value)) throw new Error(`the measure '${name}' is ${value}`);
      return [name, value];
    });
    return Object.fromEntries(measured);
  }
}
