import type { Realm } from '@sandtable/kernel';
import type { Moment } from '../face/moment.ts';

type ReadMoments<R extends Realm> = (from: number, to: number) => Promise<readonly Moment<R>[]>;

/** Entries read at once. */
const STRETCH = 32;

interface Stretch<R extends Realm> {
  readonly to: number;
  readonly moments: Promise<readonly Moment<R>[]>;
}

/** The moments of a match through one pair of eyes, read in stretches and kept, so that scrubbing asks the table for none twice. */
export class Reel<R extends Realm> {
  readonly #read: ReadMoments<R>;
  readonly #stretches = new Map<number, Stretch<R>>();
  #last: number;

  constructor(read: ReadMoments<R>, last: number) {
    this.#read = read;
    this.#last = last;
  }

  grow(last: number): void {
    this.#last = last;
  }

  async at(seq: number): Promise<Moment<R>> {
    const from = seq - (seq % STRETCH);
    const moment = (await this.#stretch(from, seq))[seq - from];
    if (moment === undefined) throw new Error(`there is no entry ${seq}`);
    return moment;
  }

  /** Reads everything, one stretch after the other, so that other requests can come in between. */
  async all(): Promise<readonly Moment<R>[]> {
    const moments: Moment<R>[] = [];
    const last = this.#last;
    for (let from = 0; from <= last; from += STRETCH)
      moments.push(...(await this.#stretch(from, Math.min(last, from + STRETCH - 1))));
    return moments;
  }

  #stretch(from: number, upTo: number): Promise<readonly Moment<R>[]> {
    const known = this.#stretches.get(from);
    if (known !== undefined && known.to >= upTo) return known.moments;
    const to = Math.min(this.#last, from + STRETCH - 1);
    const moments = this.#read(from, to);
    this.#stretches.set(from, { to, moments });
    // A stretch that failed is read again next time.
    moments.catch(() => this.#stretches.delete(from));
    return moments;
  }
}
