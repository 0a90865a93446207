import type { Realm } from '@sandtable/kernel';
import type { SavedTable } from './open-table.ts';
import type { HostedMatch, Surroundings } from './surroundings.ts';
import type { Summary } from './summary.ts';

/** A shortcut is kept so many entries after the last, and in a long match an eighth of it after: the rest is said again on opening. */
const EVERY = 32;

const load = (): Promise<typeof import('./shortcut-text.ts')> => import('./shortcut-text.ts');

/**
 * Opens a match of the shelf without replay, by a snapshot that lies beside the save, and keeps one there now and then. Whatever
 * is wrong with it, the save is what counts: it is replayed, and nobody is told.
 */
export class Shortcut<R extends Realm> {
  readonly #around: Surroundings<R>;
  /** The entry of the last one; it need not have been kept. */
  #at = 0;
  #isTaken = false;

  constructor(around: Surroundings<R>) {
    this.#around = around;
  }

  /** The match of a save; null if there is no shortcut to it. */
  async open(id: string, saved: string, seen: Summary['seen']): Promise<SavedTable<R> | null> {
    try {
      const text = await this.#around.shelf.readShortcut(id);
      if (text === undefined) return null;
      const { openShortcut } = await load();
      const opened = await openShortcut(this.#around, text, saved, seen);
      if (opened === null) return null;
      this.#at = opened.at;
      this.#isTaken = opened.at > 0;
      if (this.#isTaken) performance.mark('opened by a snapshot');
      return opened.read;
    } catch {
      return null;
    }
  }

  /** The match was opened by it, so not all of its save has been replayed. */
  get isTaken(): boolean {
    return this.#isTaken;
  }

  /** Keeps one if it is due, as soon as the table is free. */
  async keep({ id, table, isPassing, file }: HostedMatch<R>, whenFree: WhenFree): Promise<void> {
    const { match } = table;
    if (isPassing || file !== null || match.seq < this.#at + Math.max(EVERY, this.#at / 8)) return;
    this.#at = match.seq;
    try {
      const { shortcutOf } = await load();
      await whenFree(() => this.#write(id, shortcutOf(this.#around, table)));
    } catch {
      // Without it the match is replayed.
    }
  }

  /** Replays behind the screen what was opened by a shortcut. Returns what does not come out the same, having dropped the shortcut. */
  async prove({ id, table }: HostedMatch<R>, saved: string): Promise<string | null> {
    try {
      const { firstUnlike } = await load();
      const unlike = await firstUnlike(this.#around, saved, table);
      if (unlike !== null) {
        this.#at = Infinity;
        await this.#write(id, '').catch(() => undefined);
      }
      return unlike;
    } catch {
      // A part of the game could not be loaded: the next opening proves it.
      return null;
    }
  }

  #write(id: string, text: string): Promise<void> {
    const { shelf, hand } = this.#around;
    return shelf.writeShortcut(id, text, hand);
  }
}

type WhenFree = (begin: () => Promise<void>) => Promise<void>;
