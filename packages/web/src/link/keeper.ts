import type { Trouble } from '../face/moment.ts';
import { type Shelf, type ShelfError, shelfError } from './shelf.ts';
import type { Summary } from './summary.ts';

/** What came of it; where another tab has taken the match over, nothing more may be said or told here. */
type Kept = 'kept' | 'unkept' | 'taken';

interface KeeperNeeds {
  readonly shelf: Shelf;
  /** By which the shelf knows this tab from others. */
  readonly hand: string;
  /** Told when it can be kept no longer, and why; null when that is over. Each once. */
  readonly tell: (trouble: Trouble | null) => void;
}

/** Puts a match on the shelf, again and again, and says when that fails. */
export class Keeper {
  readonly #needs: KeeperNeeds;
  #trouble: Trouble | null = null;
  /** There was no room to make it this hand's. */
  #isUnclaimed = false;
  /** What lies on the shelf, as far as this hand knows. */
  #known: string | undefined;

  constructor(needs: KeeperNeeds) {
    this.#needs = needs;
  }

  /** Why something of it is only here; null where all of it is kept. */
  get trouble(): Trouble | null {
    return this.#trouble;
  }

  /** The text of a match, which from now on is written by this hand alone. */
  async claim(id: string): Promise<string | undefined> {
    const { shelf, hand } = this.#needs;
    try {
      this.#known = await shelf.claim(id, hand);
    } catch (error) {
      if (shelfError(error).kind !== 'full') throw error;
      // What is there can still be played.
      this.#isUnclaimed = true;
      this.#known = await shelf.read(id);
    }
    return this.#known;
  }

  /** Whether it is this hand's again: nothing was written by others since. */
  async reclaim(id: string): Promise<boolean> {
    const { shelf, hand } = this.#needs;
    try {
      return this.#known !== undefined && (await shelf.reclaim(id, hand, this.#known));
    } catch {
      // What cannot be read is not known to be the same.
      return false;
    }
  }

  async keep(summary: Summary, text: string, isAnew = false): Promise<Kept> {
    const { shelf, hand } = this.#needs;
    // Deleted it stays, also where the shelf has forgotten that, until it is wanted again.
    if (this.#trouble?.kind === 'deleted' && !isAnew) return 'unkept';
    try {
      if (this.#isUnclaimed && !(await shelf.reclaim(summary.id, hand, this.#known ?? ''))) return 'taken';
      this.#isUnclaimed = false;
      await shelf.write(summary, text, hand, isAnew);
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
