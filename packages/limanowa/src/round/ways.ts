import type { ChoosingIo } from '../solo/tables.ts';

/** One possible outcome, with its chance. */
export interface Possibility<T> {
  readonly value: T;
  readonly chance: number;
}

/** Every outcome of a choice: tries every result of each die that breaks a tie. */
export function eachWay<T>(decide: (io: ChoosingIo) => T): readonly Possibility<T>[] {
  const found: Possibility<T>[] = [];
  const open: (readonly number[])[] = [[]];
  for (let dice = open.pop(); dice !== undefined; dice = open.pop()) {
    const script = dice;
    const thrown: number[] = [];
    let chance = 1;
    const roll = (_stream: string, sides: number): number => {
      const die = script[thrown.length] ?? 1;
      if (thrown.length >= script.length) for (let face = sides; face > 1; face--) open.push([...thrown, face]);
      thrown.push(die);
      chance /= sides;
      return die;
    };
    const value = decide({ roll, trace: null });
    found.push({ value, chance });
  }
  return found;
}

/** Each outcome followed by its own possible continuations; chances multiply. */
export function followed<T, U>(
  ways: readonly Possibility<T>[],
  next: (value: T) => readonly Possibility<U>[],
): readonly Possibility<U>[] {
  return ways.flatMap((way) => next(way.value).map(({ value, chance }) => ({ value, chance: way.chance * chance })));
}

/** With this chance one of `ways`, or else `otherwise`. */
export function perhaps<T>(chance: number, ways: readonly Possibility<T>[], otherwise: T): readonly Possibility<T>[] {
  const some = ways.map((way) => ({ value: way.value, chance: chance * way.chance }));
  return chance < 1 ? [{ value: otherwise, chance: 1 - chance }, ...some] : some;
}
