/** A limit: this many at once, and this many per second in the long run. */
export interface Rate {
  readonly burst: number;
  readonly perSecond: number;
}

export class Bucket {
  readonly #rate: Rate;
  readonly #now: () => number;
  #left: number;
  #at: number;

  constructor(rate: Rate, now: () => number) {
    this.#rate = rate;
    this.#now = now;
    this.#left = rate.burst;
    this.#at = now();
  }

  take(): boolean {
    const now = this.#now();
    // A clock that was set back neither refills nor empties.
    const seconds = Math.max(0, now - this.#at) / 1000;
    this.#left = Math.min(this.#rate.burst, this.#left + seconds * this.#rate.perSecond);
    this.#at = now;
    if (this.#left < 1) return false;
    this.#left -= 1;
    return true;
  }

  /** Unused for so long that it may be dropped. */
  get isFull(): boolean {
    return ((this.#now() - this.#at) / 1000) * this.#rate.perSecond + this.#left >= this.#rate.burst;
  }
}

const MOST_BUCKETS = 10_000;

export class Buckets {
  readonly #rate: Rate;
  readonly #now: () => number;
  readonly #all = new Map<string, Bucket>();

  constructor(rate: Rate, now: () => number) {
    this.#rate = rate;
    this.#now = now;
  }

  take(address: string): boolean {
    const bucket = this.#all.get(address) ?? new Bucket(this.#rate, this.#now);
    this.#all.set(address, bucket);
    if (this.#all.size > MOST_BUCKETS) for (const [key, each] of this.#all) if (each.isFull) this.#all.delete(key);
    return bucket.take();
  }
}
