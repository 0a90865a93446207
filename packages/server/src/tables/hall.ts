import type { HostedGame } from '../games/hosted-game.ts';
import type { News } from '../store/database.ts';
import type { StoredMatch } from '../store/matches.ts';
import type { House } from './house.ts';
import { Table } from './table.ts';
import { ChangedRules, warm } from './warming.ts';
import { refusal, type ServerKey } from './words.ts';
import type { Denied } from '@sandtable/kernel';

export type Opened = { readonly granted: true; readonly table: Table } | Denied<ServerKey>;

interface HallPlan extends House {
  readonly games: ReadonlyMap<string, HostedGame>;
  /** So many matches are kept warm; more only while somebody looks on. */
  readonly mostWarm: number;
}

/** All warm matches. One that is not here is in the database and is made warm when somebody opens it. */
export class Hall {
  readonly #plan: HallPlan;
  /** The least recently used first. */
  readonly #tables = new Map<string, Promise<Opened>>();
  readonly #warm = new Map<string, Table>();
  /** What is let go and not yet kept. */
  readonly #resting = new Set<Promise<void>>();

  constructor(plan: HallPlan) {
    this.#plan = plan;
  }

  /** How many are warm. */
  get size(): number {
    return this.#warm.size;
  }

  async open(id: string): Promise<Opened> {
    const opening = this.#tables.get(id) ?? this.#open(id);
    this.#tables.delete(id);
    this.#tables.set(id, opening);
    const opened = await opening.catch((error: unknown) => {
      this.#tables.delete(id);
      throw error;
    });
    // What is refused today may be there tomorrow: a match that starts.
    if (!opened.granted) this.#tables.delete(id);
    this.#letGo(this.#plan.mostWarm);
    return opened;
  }

  async #open(id: string): Promise<Opened> {
    const { store, games } = this.#plan;
    const found: StoredMatch | undefined = await store.matches.find(id);
    if (found === undefined) return refusal('unknownMatch');
    const { row } = found;
    if (row.status === 'waiting') return refusal('notStarted');
    const game = games.get(row.game);
    if (game === undefined) return refusal('unknownGame');
    try {
      const table = new Table(id, game, await warm(game, row, store), this.#plan);
      await table.refresh();
      this.#warm.set(id, table);
      table.playOn();
      return { granted: true, table };
    } catch (error) {
      if (!(error instanceof ChangedRules)) throw error;
      this.#plan.fault(error, id);
      return refusal('changed', error.seq);
    }
  }

  /** There is something new of this match: only what is warm here needs to know. */
  hear({ match, number }: News): void {
    this.#warm
      .get(match)
      ?.hear(number)
      .catch((error: unknown) => this.#plan.fault(error, match));
  }

  /** Something may have been missed. */
  hearAll(): void {
    for (const [id, table] of this.#warm) table.refresh().catch((error: unknown) => this.#plan.fault(error, id));
  }

  /** Has this person the match before them? */
  async isWatched(match: string, person: string): Promise<boolean> {
    return this.#warm.get(match)?.isWatchedBy(person) ?? false;
  }

  /** Closes a match that is to be read anew. */
  forget(id: string): void {
    this.#warm.get(id)?.end();
    this.#warm.delete(id);
    this.#tables.delete(id);
  }

  /** Lets the idle go, the least recently used first, until at most so many are left. */
  #letGo(most: number): void {
    for (const id of this.#tables.keys()) {
      if (this.#warm.size <= most) return;
      const table = this.#warm.get(id);
      if (table?.isIdle !== true) continue;
      this.forget(id);
      const resting = table.keepSnapshot().finally(() => this.#resting.delete(resting));
      this.#resting.add(resting);
    }
  }

  /** Every so often: whatever nobody looks at. */
  sweep(): void {
    this.#letGo(0);
  }

  /** Everything that was begun is done, and every warm match can be opened without replay. */
  async settled(): Promise<void> {
    await Promise.all([...this.#warm.values()].map((table) => table.settled()));
    await Promise.all([...this.#resting, ...[...this.#warm.values()].map((table) => table.keepSnapshot())]);
  }
}
