/** One line of a judgement, with the rule behind it apart, so that it can be opened. */
export interface Line {
  readonly rule: string;
  readonly text: string;
  /** What it adds to a sum; null where it is no term of one. */
  readonly amount: number | null;
}
