import type { Json, Told } from '@sandtable/kernel';

/**
 * What to note of a match besides its end. The views that are handed out know everything, are the match's own and must
 * be neither changed nor kept.
 */
export interface Watch<View, Event> {
  /** Under which names to count an event, in view of what it led to: `['lost', 'lost g-rifle']`. */
  readonly observe?: ((event: Event, view: View) => readonly string[]) | undefined;
  /** Figures of the last position, by name. */
  readonly measures?: { readonly [name: string]: (view: View) => number } | undefined;
  /** Begins a record of one match, for what can be told only in the order in which it happened. */
  readonly record?: (() => MatchRecord<View, Event>) | undefined;
}

/** What is written down along a match. */
export interface MatchRecord<View, Event> {
  /** What the set-up told, or an entry, and the view it led to. */
  note(events: readonly Event[], view: View): void;
  /** All of it, when the match is over. */
  end(): Json;
}

/** How often each name came up in one match. */
export type Tallies = { readonly [name: string]: number };

export type Measures = { readonly [name: string]: number };

export class Counter<View, Event> {
  readonly #watch: Watch<View, Event>;
  readonly #counts = new Map<string, number>();
  readonly #record: MatchRecord<View, Event> | undefined;

  constructor(watch: Watch<View, Event>) {
    this.#watch = watch;
    this.#record = watch.record?.();
  }

  count(told: readonly Told<Event>[], view: View): void {
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

  measure(view: View): Measures {
    const measured = Object.entries(this.#watch.measures ?? {}).map(([name, measure]): [string, number] => {
      const value = measure(view);
      if (!Number.isFinite(value)) throw new Error(`the measure '${name}' is ${value}`);
      return [name, value];
    });
    return Object.fromEntries(measured);
  }
}
