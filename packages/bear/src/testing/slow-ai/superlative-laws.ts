import type { CandidateTrace, OrderTrace } from '../../solo/thought/trace.ts';
import type { Mind } from './mind.ts';
import { isSame } from './pick.ts';
import { figureOf } from './superlatives.ts';

// S-trace: superlatives can be redone by hand too. Each law that a note breaks is a line.

function fittingOf({ targets }: Pick<OrderTrace, 'targets'>): number[] {
  return targets.filter(({ failed }) => failed === null).map(({ unit }) => unit);
}

/** S5.0a: the units an AI's AR is compared against. */
export function ratedAgainst(
  { units }: Mind,
  { order, targets }: Pick<OrderTrace, 'order' | 'targets'>,
): readonly number[] {
  const fitting = fittingOf({ targets });
  return order.to.includes('unit') && fitting.length > 0 ? fitting : units;
}

/** S5.0a: all that were left are compared, each with its figure; those left are the best, or the best possible. */
export function brokenSuperlatives(mind: Mind, trace: OrderTrace): string[] {
  const { candidates, superlatives, deed } = trace;
  const able = candidates.filter(({ distance }) => distance !== null).map(({ unit }) => unit);
  const isAiFirst = superlatives.some(({ of }) => of === 'ai');
  const aimedAt = (some: readonly CandidateTrace[]): number[] => [
    ...new Set(some.flatMap(({ aims }) => aims.flatMap(({ aim, can }) => (can && 'unit' in aim ? [aim.unit] : [])))),
  ];
  const left = {
    ai: able,
    // the targets of the chosen AI, or all that fit.
    target: isAiFirst ? aimedAt(candidates.filter(({ unit }) => unit === deed?.unit)) : fittingOf(trace),
  };
  return superlatives.flatMap(({ word, of, figures, left: after }) => {
    const others = of === 'ai' ? ratedAgainst(mind, trace) : mind.ai;
    const wrong = figures.filter(([unit, figure]) => figureOf(mind, word, unit, others) !== figure);
    const among = left[of];
    const best = Math.min(...figures.flatMap(([unit, figure]) => (after.includes(unit) ? [figure] : [])));
    const better = figures.flatMap(([unit, figure]) => (figure < best ? [unit] : []));
    const missed = of === 'target' && !isAiFirst ? better.filter((unit) => aimedAt(candidates).includes(unit)) : better;
    const equal = figures.flatMap(([unit, figure]) => (figure === best ? [unit] : []));
    left[of] = [...after];
    return [
      ...wrong.map(([unit, figure]) => `${word} of ${unit} is not ${figure}`),
      ...(isSame(
        figures.map(([unit]) => unit),
        among,
      )
        ? []
        : [`${word} is not about those who were left`]),
      ...(isSame(equal, after) ? [] : [`${word} leaves ${after.join()} instead of ${equal.join()}`]),
      ...missed.map((unit) => `${word} leaves out ${unit}, which is better`),
    ];
  });
}
