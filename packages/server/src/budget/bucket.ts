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

  take(cost = 1): boolean {
    this.#refill();
    if (this.#left < cost) return false;
    this.#left -= cost;
    return true;
  }

  /** For work already done: it may leave a debt, at most as large as the burst. */
  charge(cost: number): void {
    this.#refill();
    this.#left = Math.max(-this.#rate.burst, this.#left - cost);
  }

  /** Whole seconds until so much can be taken; 0 if now. */
  wait(cost = 1): number {
    this.#refill();
    return Math.max(0, Math.ceil((cost - this.#left) / this.#rate.perSecond));
  }

  #refill(): void {
    const now = this.#now();
    // A clock that was set back neither refills nor empties.
    const seconds = Math.max(0, now - this.#at) / 1000;
    this.#left = Math.min(this.#rate.burst, this.#left + seconds * this.#rate.perSecond);
    this.#at = now;
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
  /** Looking for full ones takes a while, so not at every new one. */
  #lookAt = MOST_BUCKETS;

  constructor(rate: Rate, now: () => number) {
    this.#rate = rate;
    this.#now = now;
  }

  take(key: string, cost = 1): boolean {
    return this.of(key).take(cost);
  }

  of(key: string): Bucket {
    const there = this.#all.get(key);
    if (there !== undefined) return there;
    const bucket = new Bucket(this.#rate, this.#now);
    this.#all.set(key, bucket);
    if (this.#all.size > this.#lookAt) {
      for (const [other, each] of this.#all) if (each.isFull && other !== key) this.#all.delete(other);
      this.#lookAt = Math.max(MOST_BUCKETS, 2 * this.#all.size);
    }
    return bucket;
  }
}
