import type { Realm } from '@sandtable/kernel';
import type { Trouble } from '../face/moment.ts';
import { type OpenBeginning, readTable } from './open-table.ts';
import type { HostedMatch, Surroundings } from './surroundings.ts';

/** A new shortcut is written after so many entries, in a long match after an eighth of its length; opening replays the entries since. */
const EVERY = 32;

/** Failures are ignored: the save can always be replayed. */
function tried<T>(work: (shortcuts: typeof import('./shortcut-text.ts')) => Promise<T>): Promise<T | null> {
  return import('./shortcut-text.ts').then(work).catch(() => null);
}

/**
 * Opens a match of the shelf without a replay, from a snapshot stored beside the save, and renews that snapshot now and
 * then. If anything is wrong with it, the save is used instead, and nothing is reported.
 */
export class Shortcut<R extends Realm> {
  readonly #around: Surroundings<R>;
  /** The entry of the last attempt to write one, successful or not. */
  #at = 0;
  /** The match was opened by a shortcut, so its save has not been replayed. */
  #isTaken = false;

  constructor(around: Surroundings<R>) {
    this.#around = around;
  }

  async read(id: string): Promise<OpenBeginning<R> | null> {
    const { game, shelf } = this.#around;
    const text = await shelf.readShortcut(id).catch(() => undefined);
    return text === undefined ? null : tried(({ readShortcut }) => readShortcut(game, text));
  }

  /** Notes that the match was opened by the shortcut just read, which had so many entries. */
  take(at: number): void {
    this.#at = at;
    this.#isTaken = true;
    // For benchmarks.
    performance.mark('opened by a snapshot');
  }

  /** Writes a new shortcut if it is due, as soon as nothing else is being saved. */
  keep(hosted: HostedMatch<R>, whenFree: WhenFree): void {
    const { seq } = hosted.table.match;
    if (hosted.isPassing || hosted.file !== null || seq < this.#at + Math.max(EVERY, this.#at / 8)) return;
    this.#at = seq;
    void tried(({ keepShortcut }) => whenFree(() => keepShortcut(this.#around, hosted)));
  }

  /** Replays in the background what was opened by a shortcut; null if it comes out the same. */
  async prove(hosted: HostedMatch<R>, saved: string): Promise<Trouble | null> {
    const around = this.#around;
    return this.#isTaken ? tried(({ prove }) => prove(around, hosted, readTable(around.game, saved))) : null;
  }
}

type WhenFree = (begin: () => Promise<void>) => Promise<void>;
