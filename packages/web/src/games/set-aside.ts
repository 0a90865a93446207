import type { OpenMatch } from './match-on-page.ts';

/** A match on this page, as far as it matters when its screen is left. */
interface Left {
  readonly id: string;
  readonly link: {
    /** Something of it is only here, and can still be had. */
    readonly isUnsaved: boolean;
    setAside(): void;
    close(): void;
    onTrouble(listener: () => void): () => void;
  };
}

interface Waiting<M> {
  readonly match: M;
  readonly end: () => void;
  readonly close: () => void;
}

/** Matches that were left, or over which another was opened, while something of them was only on this page. */
export class SetAside<M> {
  readonly #waiting = new Map<string, Waiting<M>>();

  /** Ends the work on a match; what is kept of it stays. As long as something is not, it waits for whoever comes back to it. */
  put(match: M, { id, link }: Left): void {
    if (!link.isUnsaved) return link.close();
    link.setAside();
    const end = link.onTrouble(() => {
      // All of it is saved now, or another tab has it.
      if (!link.isUnsaved) this.drop(id);
    });
    this.#waiting.set(id, { match, end, close: () => link.close() });
  }

  /** For whoever comes back. */
  take(id: string): M | undefined {
    return this.#remove(id)?.match;
  }

  /** Nobody will: it was deleted. */
  drop(id: string): void {
    this.#remove(id)?.close();
  }

  #remove(id: string): Waiting<M> | undefined {
    const found = this.#waiting.get(id);
    found?.end();
    this.#waiting.delete(id);
    return found;
  }
}

/** Those of this page. */
export const aside = new SetAside<OpenMatch>();
