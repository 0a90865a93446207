import type { Told } from '@sandtable/kernel';

/**
 * What to note of a match besides its end. The views that are handed out know everything, are the match's own and must
 * be neither changed nor kept.
 */
export interface Watch<View, Event> {
  /** Under which names to count an event, in view of what it led to: `['lost', 'lost g-rifle']`. */
  readonly observe?: ((event: Event, view: View) => readonly string[]) | undefined;
  /** Figures of the last position, by name. */
  readonly measures?: { readonly [name: string]: (view: View) => number } | undefined;
}

/** How often each name came up in one match. */
export type Tallies = { readonly [name: string]: number };

export type Measures = { readonly [name: string]: number };

export class Counter<View, Event> {
  readonly #watch: Watch<View, Event>;
  readonly #counts = new Map<string, number>();

  constructor(watch: Watch<View, Event>) {
    this.#watch = watch;
  }

  count(told: readonly Told<Event>[], view: View): void {
    const { observe } = this.#watch;
    if (observe === undefined) return;
    for (const { event } of told) {
      for (const name of observe(event, view)) this.#counts.set(name, (this.#counts.get(name) ?? 0) + 1);
    }
  }

  get tallies(): Tallies {
    return Object.fromEntries(this.#counts);
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
