/** One way of doing the work of a group. */
export interface Contestant {
  readonly name: string;
  /** What must be made anew before each run; not timed. */
  readonly before?: () => void;
  /**
   * The whole batch, in a loop of its own, so that the engine compiles it for this work alone. What it returns hangs on
   * every result, so that nothing is optimised away.
   */
  readonly run: () => number;
  /** How many times as long as usual it is warmed up: a large peer is compiled late, and must not be measured before. */
  readonly warmUps?: number;
  /** The target: ours must be at least so many times as fast as this one. */
  readonly atLeast?: number;
}

/** The same work done by ours and by others. */
export interface Group {
  /** How many operations one run makes: what takes nanoseconds is only measured by the thousand. */
  readonly batch: number;
  /**
   * Every run is the very same work, no match at random: then the best run counts, for whatever else the machine does only
   * ever adds to it. Of runs that differ it is the median.
   */
  readonly isSameWork?: boolean;
  /** Ours first. */
  readonly contestants: readonly [ours: Contestant, ...others: Contestant[]];
  /** Throws where the contestants do not come to the same results. */
  readonly check?: () => void;
}

/** Groups by name. Each is made only where it is needed, since each contestant runs in a thread of its own. */
export type Groups = { readonly [name: string]: () => Group };
