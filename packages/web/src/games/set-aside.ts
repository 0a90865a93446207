import type { Realm } from '@sandtable/kernel';
import type { GameFace } from '../face/face.ts';
import type { AnyGame } from '../face/game.ts';
import type { LocalLink } from '../link/local-link.ts';
import type { SaveFile } from './save-game.ts';

/** A match of some game or other, with the face of that game. */
export interface OpenMatch {
  readonly id: string;
  readonly game: AnyGame;
  /** It was saved under other rules, and everything came out the same. */
  readonly isRenewed: boolean;
  /** The file of a match that is only watched, up to where the rules have changed; null where it is played. */
  readonly watched: SaveFile | null;
  use<T>(work: <R extends Realm>(face: GameFace<R>, link: LocalLink<R>) => T): T;
}

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
