import type { Realm } from '@sandtable/kernel';
import type { LinkFace } from '../face/link.ts';
import type { News, Progress, Questions, Refusal } from './protocol.ts';
import type { IfChanged } from './changed-rules.ts';
import type { Keeper } from './keeper.ts';
import type { TabHold, OneTab } from './one-tab.ts';
import { newTable, readSlowly, readTable, type SavedTable } from './open-table.ts';
import { type Shelf, shelfError } from './shelf.ts';
import type { Table } from './table.ts';

/** What a host needs of the world around it. */
export interface Surroundings<R extends Realm> {
  readonly game: LinkFace<R>;
  readonly shelf: Shelf;
  /** By which the shelf knows this one from others. */
  readonly hand: string;
  /** So many entries a match can have. */
  readonly most: number;
  /** Tells the page something unasked. */
  tell(news: News<R>): void;
  /** Milliseconds since 1970. */
  clock(): number;
  /** Lets questions in between two entries of the AI. */
  breathe(): Promise<void>;
  /** Where the match is open elsewhere, too, it goes on in one place. */
  readonly tab: OneTab;
}

/** A match on the table, and what it is besides. */
export interface HostedMatch<R extends Realm> {
  readonly id: string;
  readonly table: Table<R>;
  /** After this entry it left the match it was begun from, under changed rules; null where it is that match. */
  readonly forkedAt: number | null;
  /** Nothing of it is kept. */
  readonly isPassing: boolean;
  /** Where it is only watched: it stays the match of its file, with all that follows. */
  readonly file: string | null;
}

/** What has come of a wish to open one. */
export type OpenResult<R extends Realm> =
  | {
      readonly hosted: HostedMatch<R>;
      readonly isRenewed: boolean;
      /** What lies on the shelf of it; null where that is nothing yet. */
      readonly kept: string | null;
    }
  | { readonly refusal: Refusal };

interface OpenerNeeds<R extends Realm> {
  readonly around: Surroundings<R>;
  readonly keeper: Keeper;
  readonly holding: TabHold;
}

/** Gets the match that is wanted: a new one, one of a file, or one of the shelf. Each is this tab's from then on. */
export class Opener<R extends Realm> {
  readonly #needs: OpenerNeeds<R>;

  constructor(needs: OpenerNeeds<R>) {
    this.#needs = needs;
  }

  async begin({ id, plan, passing = false }: Questions['begin']): Promise<OpenResult<R>> {
    const made = newTable(this.#needs.around.game, plan);
    if (!made.ok) return { refusal: { kind: 'wrong', problems: made.problems } };
    return this.#place({ id, table: made.value, forkedAt: null, isPassing: passing, file: null });
  }

  async adopt({ id, text, passing = false, ifChanged }: Questions['adopt']): Promise<OpenResult<R>> {
    const read = await this.#read(text, ifChanged);
    if (read.kind !== 'table') return { refusal: read };
    const { table, isRenewed } = read;
    const [file, forkedAt] = table.isWatched ? [text, null] : [null, read.forkedAt];
    return this.#place({ id, table, forkedAt, isPassing: passing, file }, isRenewed);
  }

  /** Where it cannot be opened here, it goes back to the tab that had it. */
  async resume(asked: Questions['resume']): Promise<OpenResult<R>> {
    const found = await this.#resumeClaimed(asked);
    if ('refusal' in found) this.#needs.holding.leave();
    return found;
  }

  /** The match as it was kept, once more; null where it cannot be read. */
  async again(text: string): Promise<Table<R> | null> {
    const read = await this.#read(text, undefined, () => undefined);
    return read.kind === 'table' ? read.table : null;
  }

  /** First it is made this tab's and then read: what another one decides in between would be lost. */
  async #resumeClaimed({ id }: Questions['resume']): Promise<OpenResult<R>> {
    const { keeper, holding } = this.#needs;
    let kept: string | undefined;
    try {
      await holding.claim(id);
      kept = await keeper.claim(id);
    } catch (error) {
      return { refusal: { kind: 'storage', message: shelfError(error).message } };
    }
    if (kept === undefined) return { refusal: { kind: 'unknown' } };
    const read = await this.#read(kept);
    if (read.kind !== 'table') return { refusal: read };
    const { table, isRenewed } = read;
    return { hosted: { id, table, forkedAt: await this.#forkOf(id), isPassing: false, file: null }, isRenewed, kept };
  }

  /** A match that is not on the shelf yet. */
  async #place(hosted: HostedMatch<R>, isRenewed = false): Promise<OpenResult<R>> {
    if (!hosted.isPassing) await this.#needs.holding.claim(hosted.id);
    return { hosted, isRenewed, kept: null };
  }

  #read(
    text: string,
    ifChanged?: IfChanged,
    onStep: (progress: Progress) => void = (progress) => this.#needs.around.tell({ kind: 'reading', ...progress }),
  ): Promise<SavedTable<R>> {
    const { around } = this.#needs;
    return readSlowly(readTable(around.game, text, ifChanged), around, onStep);
  }

  /** Stands with what the list of matches shows of it; a match can be played without. */
  async #forkOf(id: string): Promise<number | null> {
    const list = await this.#needs.around.shelf.list().catch(() => null);
    return list?.matches.find((summary) => summary.id === id)?.forkedAt ?? null;
  }
}
