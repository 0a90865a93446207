import type { Realm } from '@sandtable/kernel';
import type { Questions, Refusal } from './protocol.ts';
import type { IfChanged, Renewal } from './changed-rules.ts';
import type { Keeper } from './keeper.ts';
import type { TabHold } from './one-tab.ts';
import { newTable, type OpenBeginning, readSlowly, readTable, type SavedTable } from './open-table.ts';
import type { Shortcut } from './shortcut.ts';
import type { HostedMatch, Surroundings } from './surroundings.ts';
import { shelfError } from './shelf.ts';
import type { Summary } from './summary.ts';
import { withRest } from './late-parts.ts';
import type { Table } from './table.ts';

export type OpenerResult<R extends Realm> =
  | {
      readonly hosted: HostedMatch<R>;
      readonly renewal: Renewal | null;
      readonly saved: string | null;
    }
  | { readonly refusal: Refusal };

interface ReadOptions<R extends Realm> {
  readonly ifChanged?: IfChanged | undefined;
  readonly seen?: Summary['seen'];
  readonly from?: OpenBeginning<R> | null;
}

interface OpenerNeeds<R extends Realm> {
  readonly around: Surroundings<R>;
  readonly keeper: Keeper;
  readonly hold: TabHold;
  readonly shortcut: Shortcut<R>;
}

/** Opens a match: a new one, one from a file, or one from the shelf. From then on this tab holds it. */
export class Opener<R extends Realm> {
  readonly #needs: OpenerNeeds<R>;

  constructor(needs: OpenerNeeds<R>) {
    this.#needs = needs;
  }

  async begin({ id, plan, passing = false }: Questions['begin']): Promise<OpenerResult<R>> {
    const { game } = this.#needs.around;
    const made = await withRest(game, () => newTable(game, plan));
    if (!made.ok) return { refusal: { kind: 'wrong', problems: made.problems } };
    const table = made.value;
    await this.#furnish(table);
    table.prepare();
    return this.#place({ id, table, forkedAt: null, isPassing: passing, hints: {}, file: null });
  }

  async adopt({ id, text, passing = false, ifChanged }: Questions['adopt']): Promise<OpenerResult<R>> {
    const read = await this.#read(text, { ifChanged });
    if (read.kind !== 'table') return { refusal: read };
    const { table, renewal } = read;
    await this.#furnish(table);
    const [file, forkedAt] = table.isWatched ? [text, null] : [null, read.forkedAt];
    return this.#place({ id, table, forkedAt, isPassing: passing, hints: {}, file }, renewal);
  }

  /** If it cannot be opened here, it goes back to the tab that had it. */
  async resume(asked: Questions['resume']): Promise<OpenerResult<R>> {
    const result = await this.#resumeClaimed(asked);
    if ('refusal' in result) this.#needs.hold.leave();
    return result;
  }

  /** Claims the match before reading it: otherwise an entry that another tab writes in between would be lost. */
  async #resumeClaimed({ id }: Questions['resume']): Promise<OpenerResult<R>> {
    const { keeper, hold, shortcut } = this.#needs;
    let saved: string | undefined;
    try {
      await hold.claim(id);
      saved = await keeper.claim(id);
    } catch (error) {
      return { refusal: { kind: 'storage', message: shelfError(error).message } };
    }
    if (saved === undefined) return { refusal: { kind: 'unknown' } };
    const { forkedAt = null, seen, hints } = (await this.#summaryOf(id)) ?? {};
    const from = await shortcut.read(id);
    const at = from?.match.seq ?? 0;
    let read = await this.#read(saved, { seen, from });
    // The shortcut may be the cause.
    if (read.kind !== 'table' && from !== null) read = await this.#read(saved, { seen });
    if (read.kind !== 'table') return { refusal: read };
    const { table, renewal } = read;
    if (table.match === from?.match) shortcut.take(at);
    await this.#furnish(table);
    return { hosted: { id, table, forkedAt, isPassing: false, hints: { ...hints }, file: null }, renewal, saved };
  }

  /** Loads what else the match needs: its bots, and the texts for its line in the list of matches. */
  async #furnish(table: Table<R>): Promise<void> {
    const { game } = this.#needs.around;
    await table.callBots();
    await withRest(game, () => game.standingOf(table.match.now('spectator').view));
  }

  /** Puts on the table a match that is not on the shelf yet. */
  async #place(hosted: HostedMatch<R>, renewal: Renewal | null = null): Promise<OpenerResult<R>> {
    if (!hosted.isPassing) await this.#needs.hold.claim(hosted.id);
    return { hosted, renewal, saved: null };
  }

  #read(text: string, { ifChanged, seen, from }: ReadOptions<R>): Promise<SavedTable<R>> {
    const { around } = this.#needs;
    return withRest(around.game, () =>
      readSlowly(readTable(around.game, text, ifChanged, seen, from), around, (progress) =>
        around.tell({ kind: 'reading', ...progress }),
      ),
    );
  }

  /**
   * Only the summary says where it was forked, which entries each person has seen, and how many hints were given; the
   * match can be played without it.
   */
  async #summaryOf(id: string): Promise<Summary | undefined> {
    const list = await this.#needs.around.shelf.list().catch(() => null);
    return list?.matches.find((summary) => summary.id === id);
  }
}
