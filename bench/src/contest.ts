export interface Contestant {
  readonly name: string;
  /** Preparation before each run; not timed. */
  readonly before?: () => void;
  /**
   * The whole batch in a loop of its own, so that the engine compiles it for this work alone. The result depends on every operation, so
   * that nothing is optimised away.
   */
  readonly run: () => number;
  /** Warm-up factor: the engine compiles a large peer late, and measuring must wait for that. */
  readonly warmUps?: number;
  /** The target: ours must be at least this many times as fast. */
  readonly atLeast?: number;
}

export interface Group {
  /** Operations per run: nanoseconds can only be measured by the thousand. */
  readonly batch: number;
  /**
   * Set if every run is exactly the same work: then the best run counts, since other load only ever adds time. Otherwise the median counts.
   */
  readonly isSameWork?: boolean;
  /** Ours first. */
  readonly contestants: readonly [ours: Contestant, ...others: Contestant[]];
  /** Throws if the contestants' results differ. */
  readonly check?: () => void;
}

/** Groups by name. Each is made only on demand, since every contestant has its own thread. */
export type Groups = { readonly [name: string]: () => Group };
