import type { Json, EventNotice, Realm } from '@sandtable/kernel';

/**
 * What to note of a match besides its end. The views that are handed out know everything, are the match's own and must
 * be neither changed nor kept.
 */
export interface Watch<R extends Realm> {
  /** Under which names to count an event, in view of what it led to: `['lost', 'lost g-rifle']`. */
  readonly observe?: ((event: R['event'], view: R['view']) => readonly string[]) | undefined;
  /** Figures of the last position, by name. */
  readonly measures?: { readonly [name: string]: (view: R['view']) => number } | undefined;
  /** Begins a record of one match, for what can be told only in the order in which it happened. */
  readonly record?: (() => MatchRecord<R>) | undefined;
}

/** What is written down along a match. */
export interface MatchRecord<R extends Realm> {
  /** What the set-up told, or an entry, and the view it led to. */
  note(events: readonly R['event'][], view: R['view']): void;
  /** All of it, when the match is over. */
  end(): Json;
}

/** How often each name came up in one match. */
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

  /** Null where nothing is recorded. */
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
