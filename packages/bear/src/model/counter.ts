import { type Side, SIDES, type UnitType } from './unit-type.ts';

/** One piece of cardboard. In a match a unit is the place of its counter in the table of counters. */
export interface Counter {
  /** g03, s18: in small letters, because G03 is a hex. */
  readonly word: string;
  readonly side: Side;
  readonly number: number;
  readonly type: UnitType;
}

const LETTERS: Readonly<Record<Side, string>> = { german: 'g', soviet: 's' };

/** The table of counters: side by side, each by number. */
export function countersOf(types: readonly UnitType[]): readonly Counter[] {
  return SIDES.flatMap((side) =>
    types
      .filter((type) => type.side === side)
      .flatMap((type) => type.numbers.map((number) => ({ word: printCounter(side, number), side, number, type })))
      .sort((a, b) => a.number - b.number),
  );
}

export function printCounter(side: Side, number: number): string {
  return LETTERS[side] + String(number).padStart(2, '0');
}

/** The place of a counter in the table by its word; -1 if there is none. */
export function counterNamed(counters: readonly Counter[], word: string): number {
  return counters.findIndex((counter) => counter.word === word);
}
