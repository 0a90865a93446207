import type { Realm } from '@sandtable/kernel';
import type { Trouble } from '../face/moment.ts';
import { type OpenBeginning, readTable } from './open-table.ts';
import type { HostedMatch, Surroundings } from './surroundings.ts';

/** A shortcut is kept so many entries after the last, and in a long match an eighth of it after: the rest is said again on opening. */
const EVERY = 32;

/** Whatever fails, there is the save: it is replayed. */
function tried<T>(work: (shortcuts: typeof import('./shortcut-text.ts')) => Promise<T>): Promise<T | null> {
  return import('./shortcut-text.ts').then(work).catch(() => null);
}

/**
 * Opens a match of the shelf without replay, by a snapshot that lies beside the save, and keeps one there now and then. Whatever
 * is wrong with it, the save is what counts, and nobody is told.
 */
export class Shortcut<R extends Realm> {
  readonly #around: Surroundings<R>;
  /** The entry of the last one; it need not have been kept. */
  #at = 0;
  /** The match was opened by one, so not all of its save has been replayed. */
  #isTaken = false;

  constructor(around: Surroundings<R>) {
    this.#around = around;
  }

  async read(id: string): Promise<OpenBeginning<R> | null> {
    const { game, shelf } = this.#around;
    const text = await shelf.readShortcut(id).catch(() => undefined);
    return text === undefined ? null : tried(({ readShortcut }) => readShortcut(game, text));
  }

  /** The match was opened by what was read, which had so many entries. */
  take(at: number): void {
    this.#at = at;
    this.#isTaken = true;
    // For whoever measures.
    performance.mark('opened by a snapshot');
  }

  /** Keeps one if it is due, as soon as the table is free. */
  keep(hosted: HostedMatch<R>, whenFree: WhenFree): void {
    const { seq } = hosted.table.match;
    if (hosted.isPassing || hosted.file !== null || seq < this.#at + Math.max(EVERY, this.#at / 8)) return;
    this.#at = seq;
    void tried(({ keepShortcut }) => whenFree(() => keepShortcut(this.#around, hosted)));
  }

  /** Replays behind the screen what was opened by a shortcut; null if it comes out the same. */
  async prove(hosted: HostedMatch<R>, saved: string): Promise<Trouble | null> {
    const around = this.#around;
    return this.#isTaken ? tried(({ prove }) => prove(around, hosted, readTable(around.game, saved))) : null;
  }
}

type WhenFree = (begin: () => Promise<void>) => Promise<void>;
