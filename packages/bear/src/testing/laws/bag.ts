import { SOUND } from '@sandtable/kernel/testing';

/** A multiset of cards or counters by number. */
export class Bag {
  readonly #counts = new Map<number, number>();

  constructor(numbers: readonly number[] = []) {
    for (const number of numbers) this.add(number);
  }

  get isEmpty(): boolean {
    return this.#counts.size === 0;
  }

  count(number: number): number {
    return this.#counts.get(number) ?? 0;
  }

  add(number: number): void {
    this.#counts.set(number, this.count(number) + 1);
  }

  /** False if there was none. */
  take(number: number): boolean {
    const count = this.count(number);
    if (count > 1) this.#counts.set(number, count - 1);
    else this.#counts.delete(number);
    return count > 0;
  }

  /** Moves everything from the other bag into this one. */
  pour(other: Bag): void {
    for (const [number, count] of other.#counts) for (let each = 0; each < count; each++) this.add(number);
    other.#counts.clear();
  }

  /** What a list has too many or too few of, as a line. */
  differences(what: string, list: readonly number[]): readonly string[] {
    const missing = new Map(this.#counts);
    const extra: number[] = [];
    for (const number of list) {
      const count = missing.get(number) ?? 0;
      if (count === 0) extra.push(number);
      else if (count === 1) missing.delete(number);
      else missing.set(number, count - 1);
    }
    if (extra.length === 0 && missing.size === 0) return SOUND;
    return [`${what}: ${extra.join(' ') || 'nothing'} too many, ${[...missing.keys()].join(' ') || 'nothing'} missing`];
  }
}
