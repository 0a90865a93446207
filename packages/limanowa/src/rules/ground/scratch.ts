import { type HexId, NONE } from '../../model/ids.ts';

const LAST = 2 ** 31 - 1;

/** A number for some of the hexes, used again and again: it is cleared without being written on. */
export class Scratch {
  #marks = new Int32Array(0);
  #values = new Int32Array(0);
  #now = 0;

  clear(size: number): void {
    if (this.#marks.length < size || this.#now === LAST) {
      this.#marks = new Int32Array(size);
      this.#values = new Int32Array(size);
      this.#now = 0;
    }
    this.#now += 1;
  }

  /** -1 where nothing was set. */
  get(hex: HexId): number {
    return this.#marks[hex] === this.#now ? (this.#values[hex] ?? NONE) : NONE;
  }

  set(hex: HexId, value: number): void {
    this.#marks[hex] = this.#now;
    this.#values[hex] = value;
  }
}
