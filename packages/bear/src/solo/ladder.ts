import type { Thought } from './thought.ts';
import type { LadderTrace, RungKey, RungTrace } from './trace.ts';

/** One comparison: whoever has the lowest figure is left. */
export interface Rung<C> {
  readonly rule: string;
  readonly rung: RungKey;
  readonly figure: (candidate: C) => number;
}

/** Goes down the rungs until one is left; a tie at the end falls to chance. Candidates go by ascending number. */
export function choose<C>(
  { tie, traced }: Pick<Thought, 'tie' | 'traced'>,
  candidates: readonly C[],
  rungs: readonly Rung<C>[],
  numberOf: (candidate: C) => number,
  note: (trace: LadderTrace) => void,
): C {
  const traces: RungTrace[] = [];
  let left = candidates;
  for (const { rule, rung, figure } of rungs) {
    if (left.length < 2) break;
    const figures = left.map(figure);
    const best = Math.min(...figures);
    const before = left;
    left = left.filter((_candidate, place) => figures[place] === best);
    if (traced)
      traces.push({
        rule,
        rung,
        figures: before.map((each, place) => [numberOf(each), figures[place] ?? 0]),
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
