import type { Seat } from '@sandtable/kernel';
import type { Entry } from './entry.ts';

/** What is kept of each entry beside its words. */
export interface Mark {
  /** Dice, draws and reveals: no undo goes behind them. */
  readonly news: boolean;
  /** Who was asked then; null when it was over. */
  readonly asks: Seat | null;
  /** The running digest of everything told so far. */
  readonly digest: string;
}

/** A log for those who do not write it. */
export type LogReader = Omit<Log, 'append'>;

/** The entries of a match, numbered from 1, with a mark for each. Place 0 is the start and has a mark too. */
export class Log {
  readonly #entries: Entry[] = [];
  readonly #marks: Mark[];

  constructor(start: Mark) {
    this.#marks = [start];
  }

  /** The number of the last entry. */
  get seq(): number {
    return this.#entries.length;
  }

  get entries(): readonly Entry[] {
    return this.#entries;
  }

  append(entry: Entry, mark: Mark): void {
    this.#entries.push(entry);
    this.#marks.push(mark);
  }

  entry(seq: number): Entry | undefined {
    return this.#entries[seq - 1];
  }

  mark(seq: number): Mark {
    const mark = this.#marks[seq];
    if (mark === undefined) throw new RangeError(`no entry ${seq} of ${this.seq}`);
    return mark;
  }

  /** The running digests, the set-up's first. */
  digests(): readonly string[] {
    return this.#marks.map(({ digest }) => digest);
  }

  /** The last sentence that still counts at a place: what an undo took back does not. 0 is the start. */
  standing(seq: number): number {
    let at = seq;
    for (let entry = this.entry(at); entry !== undefined && 'undo' in entry; entry = this.entry(at)) at = entry.undo;
    return at;
  }
}
