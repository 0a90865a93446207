import type { Trouble } from '../face/moment.ts';
import { type Shelf, type ShelfError, shelfError } from './shelf.ts';
import type { Summary } from './summary.ts';

/** `taken`: another tab has the match, so nothing more may be said or sent here. */
type KeepResult = 'kept' | 'unkept' | 'taken';

interface KeeperNeeds {
  readonly shelf: Shelf;
  readonly hand: string;
  /** Called once when saving begins to fail, with the reason, and once with null when it works again. */
  readonly tell: (trouble: Trouble | null) => void;
}

export class Keeper {
  readonly #needs: KeeperNeeds;
  #trouble: Trouble | null = null;
  /** The match could be read but not claimed, because the storage is full. */
  #isUnclaimed = false;
  /** The text on the shelf, as far as this tab knows. */
  #known: string | undefined;

  constructor(needs: KeeperNeeds) {
    this.#needs = needs;
  }

  get trouble(): Trouble | null {
    return this.#trouble;
  }

  /** Reads a match and makes this tab the only one that may write it. */
  async claim(id: string): Promise<string | undefined> {
    const { shelf, hand } = this.#needs;
    try {
      this.#known = await shelf.claim(id, hand);
    } catch (error) {
      if (shelfError(error).kind !== 'full') throw error;
      // Full storage can still be read, so the match can be played.
      this.#isUnclaimed = true;
      this.#known = await shelf.read(id);
    }
    return this.#known;
  }

  /** Claims the match again; false if another tab has written to it since. */
  async reclaim(id: string): Promise<boolean> {
    const { shelf, hand } = this.#needs;
    try {
      return this.#known !== undefined && (await shelf.reclaim(id, hand, this.#known));
    } catch {
      // If it cannot be read, it may have changed.
      return false;
    }
  }

  async keep(summary: Summary, text: string, isAnew = false): Promise<KeepResult> {
    const { shelf, hand } = this.#needs;
    // A deleted match stays deleted until the person asks to keep it, even if the shelf has forgotten the deletion.
    if (this.#trouble?.kind === 'deleted' && !isAnew) return 'unkept';
    try {
      if (this.#isUnclaimed && !(await shelf.reclaim(summary.id, hand, this.#known ?? ''))) return 'taken';
      this.#isUnclaimed = false;
      await this.#write(summary, text, isAnew);
      this.#known = text;
      this.#report(null);
      return 'kept';
    } catch (error) {
      const failure = shelfError(error);
      if (failure.kind === 'taken') return 'taken';
      this.#report(troubleOf(failure));
      return 'unkept';
    }
  }

  /** If there is no room, drops all shortcuts, which only save time, and tries again. */
  #write(...[summary, text, isAnew]: Parameters<Keeper['keep']>): Promise<void> {
    const { shelf, hand } = this.#needs;
    const write = (): Promise<void> => shelf.write(summary, text, hand, isAnew);
    return write().catch((error: unknown) => {
      if (shelfError(error).kind !== 'full' || this.#trouble !== null) throw error;
      return shelf.clearShortcuts().then(write);
    });
  }

  #report(trouble: Trouble | null): void {
    if (trouble?.kind === this.#trouble?.kind) return;
    this.#trouble = trouble;
    this.#needs.tell(trouble);
  }
}

function troubleOf({ kind, message }: ShelfError): Trouble {
  if (kind === 'full') return { kind: 'storageFull' };
  return kind === 'deleted' ? { kind: 'deleted' } : { kind: 'storageRefused', message };
}
