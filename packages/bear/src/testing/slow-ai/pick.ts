import type { RungKey } from '../../solo/thought/trace.ts';
import type { Choice, Mind } from './mind.ts';

/** The lowest figure is the best. */
export type Figure<T> = (one: T) => number;

/** One rung of a ladder. */
export interface Rung<T> {
  readonly rung: RungKey;
  readonly figure: Figure<T>;
}

export function bestOf<T>(among: readonly T[], figure: Figure<T>): readonly T[] {
  const figures = among.map(figure);
  const best = Math.min(...figures);
  return among.filter((_one, place) => figures[place] === best);
}

/** Rung by rung until one is left, or a roll among several. Candidates are numbered and sorted by number. */
export function pick<T>(mind: Mind, among: readonly T[], rungs: readonly Rung<T>[], numberOf: Figure<T>): T {
  const ordered = among.toSorted((a, b) => numberOf(a) - numberOf(b));
  let left: readonly T[] = ordered;
  const passed: Choice['rungs'][number][] = [];
  for (const { rung, figure } of rungs) {
    if (left.length === 1) break;
    const figures = left.map((one): [number, number] => [numberOf(one), figure(one)]);
    left = bestOf(left, figure);
    passed.push({ rung, figures, left: left.map(numberOf) });
  }
  const roll = left.length > 1 ? { of: left.length, rolled: mind.rolls(left.length) } : null;
  const one = left[(roll?.rolled ?? 1) - 1];
  if (one === undefined) throw new Error('nothing to pick from');
  mind.choices.push({ among: ordered.map(numberOf), rungs: passed, roll, chosen: numberOf(one) });
  return one;
}

/** A hex, a facing or a counter is its own number. */
export function itself(number: number): number {
  return number;
}

/** In any order. */
export function isSame(some: readonly number[], others: readonly number[]): boolean {
  return some.length === others.length && some.every((one) => others.includes(one));
}
