/** While something is done that nobody knows of yet, everything else waits. */
export class OneAtATime {
  #busy: Promise<unknown> | null = null;

  /** Begins this as soon as nothing is being done alone. Of several that wait, each looks again when its turn has come. */
  async next<T>(begin: () => Promise<T>): Promise<T> {
    while (this.#busy !== null) await this.#busy;
    return begin();
  }

  /** Nothing else begins until this is done. */
  async alone<T>(work: Promise<T>): Promise<T> {
    const done = work.finally(() => (this.#busy = null));
    this.#busy = done.catch(() => undefined);
    return done;
  }
}
