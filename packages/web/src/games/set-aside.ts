import type { Realm } from '@sandtable/kernel';
import type { AnyGame, GameFace } from '../face/game.ts';
import type { Renewal } from '../link/changed-rules.ts';
import type { LocalLink } from '../link/local-link.ts';
import type { SaveFile } from './save-game.ts';

export interface OpenMatch {
  readonly id: string;
  readonly game: AnyGame;
  /** Set if it was saved under other rules and every entry came out the same; null if it was saved under these rules. */
  readonly renewal: Renewal | null;
  /** The file of a match that is only watched, up to where the rules have changed; null for a match that is played. */
  readonly watched: SaveFile | null;
  use<T>(work: <R extends Realm>(face: GameFace<R>, link: LocalLink<R>) => T): T;
}

interface LeavingMatch {
  readonly id: string;
  readonly link: {
    readonly isUnsaved: boolean;
    setAside(): void;
    close(): void;
    onTrouble(listener: () => void): () => void;
  };
}

interface WaitingMatch<M> {
  readonly match: M;
  readonly end: () => void;
  readonly close: () => void;
}

/** Matches that the player left, or replaced by another, before everything was saved. */
export class SetAside<M> {
  readonly #waiting = new Map<string, WaitingMatch<M>>();

  /** Closes a saved match; keeps an unsaved one until the player comes back to it. */
  put(match: M, { id, link }: LeavingMatch): void {
    if (!link.isUnsaved) return link.close();
    link.setAside();
    const end = link.onTrouble(() => {
      // Everything is saved by now, or another tab has taken over.
      if (!link.isUnsaved) this.drop(id);
    });
    this.#waiting.set(id, { match, end, close: () => link.close() });
  }

  take(id: string): M | undefined {
    return this.#remove(id)?.match;
  }

  drop(id: string): void {
    this.#remove(id)?.close();
  }

  #remove(id: string): WaitingMatch<M> | undefined {
    const found = this.#waiting.get(id);
    found?.end();
    this.#waiting.delete(id);
    return found;
  }
}

export const aside = new SetAside<OpenMatch>();
