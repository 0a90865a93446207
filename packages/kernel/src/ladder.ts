/** One comparison: whoever has the lowest figure is left. */
export interface Rung<C, Name extends string = string> {
  readonly rule: string;
  readonly rung: Name;
  readonly figure: (candidate: C) => number;
}

/** How one rung went: the figure of everyone who was left before it, and who was left after it; all by their numbers. */
export interface RungTrace<Name extends string = string> {
  readonly rule: string;
  readonly rung: Name;
  readonly figures: readonly (readonly [number, number])[];
  readonly left: readonly number[];
}

export interface LadderTrace<Name extends string = string> {
  readonly among: readonly number[];
  readonly rungs: readonly RungTrace<Name>[];
  /** The die among those who were still equal; null if one was left. */
  readonly roll: { readonly of: number; readonly rolled: number } | null;
  readonly chosen: number;
}

/** Goes down the rungs until one is left; a tie at the end falls to chance. Candidates go by ascending number. */
export function choose<C, Name extends string>(
  how: {
    /** A die with so many sides, from 1. */
    readonly tie: (sides: number) => number;
    /** Does anybody want to know how it came about? */
    readonly traced: boolean;
  },
  candidates: readonly C[],
  rungs: readonly Rung<C, Name>[],
  numberOf: (candidate: C) => number,
  note: (trace: LadderTrace<Name>) => void,
): C {
  const { tie, traced } = how;
  const traces: RungTrace<Name>[] = [];
  let left = candidates;
  for (const { rule, rung, figure } of rungs) {
    if (left.length < 2) break;
    const before = left;
    left = bestOf(before, figure);
    if (traced)
      traces.push({
        rule,
        rung,
        figures: before.map((each) => [numberOf(each), figure(each)]),
        left: left.map(numberOf),
      });
  }
  const ordered = left.length < 2 ? left : left.toSorted((a, b) => numberOf(a) - numberOf(b));
  const roll = ordered.length < 2 ? null : { of: ordered.length, rolled: tie(ordered.length) };
  const chosen = ordered[roll === null ? 0 : roll.rolled - 1];
  if (chosen === undefined) throw new Error('a choice of none');
  if (traced) note({ among: candidates.map(numberOf), rungs: traces, roll, chosen: numberOf(chosen) });
  return chosen;
}

/** Those with the lowest figure, in one pass: the AIs choose a great many times. */
function bestOf<C>(candidates: readonly C[], figure: (candidate: C) => number): readonly C[] {
  let best = Infinity;
  let found: C[] = [];
  for (const candidate of candidates) {
    const own = figure(candidate);
    if (own > best) continue;
    if (own < best) {
      best = own;
      found = [];
    }
    found.push(candidate);
  }
  return found;
}
