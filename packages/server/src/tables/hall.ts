import type { HostedGame } from '../games/hosted-game.ts';
import type { News } from '../store/database.ts';
import type { StoredMatch } from '../store/matches.ts';
import { SCREENS_STALE_MS, screensElsewhere } from './gallery.ts';
import type { House, Presence as Watching } from './house.ts';
import { Table } from './table.ts';
import { TableClock } from './table-clock.ts';
import { ChangedRules, stampOf, warm } from './warming.ts';
import { refusal, type ServerKey } from './words.ts';
import type { Denied } from '@sandtable/kernel';

export type Opened = { readonly granted: true; readonly table: Table } | Denied<ServerKey>;

interface HallPlan extends House {
  readonly games: ReadonlyMap<string, HostedGame>;
  /** Matches kept warm; more only while someone is watching. */
  readonly mostWarm: number;
  /** How many of those stay awake, however long unused. */
  readonly mostAwake?: number;
}

/** Time within which whoever opened a match starts to watch. */
const SOON_MS = 10_000;
const MOST_AWAKE = 250;
/** Pause between putting two matches to sleep: each takes some milliseconds, and other work needs its turn. */
const BETWEEN_MS = 20;

/** All warm matches. Any other is in the database, and warms up when opened. */
export class Hall {
  readonly #plan: HallPlan;
  /** Least recently used first. */
  readonly #tables = new Map<string, Promise<Opened>>();
  readonly #warm = new Map<string, Table>();
  readonly #openedAt = new WeakMap<Table, number>();
  /** Tables used since the last `rock`. */
  readonly #used = new Set<Table>();
  /** Snapshots of closed tables still being stored. */
  readonly #resting = new Set<Promise<void>>();

  /** Matches that cannot be opened here and need not be tried again. */
  readonly #stuck = new Set<string>();
  /** The store is about to close, and this process hears its own leaving. */
  #hasLeft = false;

  constructor(plan: HallPlan) {
    this.#plan = plan;
  }

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
    // Do not remember refusals: a waiting match may start.
    if (!opened.granted) this.#tables.delete(id);
    else {
      this.#openedAt.set(opened.table, this.#plan.now());
      this.#used.add(opened.table);
    }
    this.#letGo(this.#plan.mostWarm, id);
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
      const warmed = await warm(game, row, store, this.#plan.thinkers);
      const clock = new TableClock(game, row, warmed.match, this.#plan.now());
      const table = new Table(id, game, warmed, clock, this.#plan);
      await table.refresh();
      await table.startClock();
      if (row.stamp === null) await store.forks.stamp(id, stampOf(warmed.match));
      this.#warm.set(id, table);
      table.playOn();
      return { granted: true, table };
    } catch (error) {
      if (!(error instanceof ChangedRules)) throw error;
      this.#plan.fault(error, id);
      return refusal('changed', error.seq);
    }
  }

  /** News of a match; only warm ones care. A match that is played elsewhere and has no screens here is closed. */
  async hear({ match, number }: News): Promise<void> {
    const table = this.#warm.get(match);
    if (table === undefined || this.#hasLeft) return;
    const isElsewhere = table.isIdle && number > table.brief.seq;
    if (isElsewhere && this.#plan.now() - (this.#openedAt.get(table) ?? 0) > SOON_MS) this.forget(match);
    else await table.hear(number);
  }

  /** Reads everything again: news may have been missed. */
  async hearAll(): Promise<void> {
    const { fault } = this.#plan;
    const tables = [...this.#warm];
    await Promise.all(tables.map(([id, table]) => table.refresh().catch((error: unknown) => fault(error, id))));
  }

  /** Whether this person has the match open on a screen, in any process. */
  async isWatched(match: string, person: string): Promise<boolean> {
    const table = this.#warm.get(match);
    if (table !== undefined) return table.gallery.isWatchedBy(person);
    return (await screensElsewhere(this.#plan, [match])).some(({ people }) => people.includes(person));
  }

  /** The seats whose people have these matches open, in any process. Warms none of them. */
  async present(matches: readonly string[]): Promise<(match: string) => string[]> {
    const cold = matches.filter((match) => !this.#warm.has(match));
    const elsewhere = await screensElsewhere(this.#plan, cold);
    return (match) => {
      const seats =
        this.#warm.get(match)?.gallery.presence.seats ??
        elsewhere.filter((each) => each.match === match).flatMap((each) => each.seats);
      return [...new Set(seats)].sort();
    };
  }

  /** How many look at these matches, in any process: the seats whose people have it open, and observers. Warms none of them. */
  async audiences(matches: readonly string[]): Promise<(match: string) => Watching> {
    const cold = matches.filter((match) => !this.#warm.has(match));
    const elsewhere = await screensElsewhere(this.#plan, cold);
    return (match) => {
      const here = this.#warm.get(match)?.gallery.presence;
      if (here !== undefined) return here;
      const screens = elsewhere.filter((each) => each.match === match);
      const seats = [...new Set(screens.flatMap((each) => each.seats))].sort();
      return { seats, observers: screens.reduce((sum, { observers }) => sum + observers, 0) };
    };
  }

  /** The people with a match open in this process: those who play, and those who only watch. */
  atTables(): readonly { readonly person: string; readonly doing: 'fight' | 'watch' }[] {
    const doing = new Map<string, 'fight' | 'watch'>();
    for (const { gallery } of this.#warm.values())
      for (const { person, isPlaying } of gallery.people)
        if (isPlaying || !doing.has(person)) doing.set(person, isPlaying ? 'fight' : 'watch');
    return [...doing].map(([person, what]) => ({ person, doing: what }));
  }

  /** Called regularly: shows other processes that this one still runs. */
  async stayAlive(): Promise<void> {
    const { store, process, now, fault } = this.#plan;
    await store.screens.stayAlive(process, now(), now() - SCREENS_STALE_MS).catch((error: unknown) => fault(error, ''));
  }

  /** Closes a match, so that it is read again when next opened. */
  forget(id: string): void {
    this.#warm.get(id)?.end();
    this.#warm.delete(id);
    this.#tables.delete(id);
  }

  /** Closes idle tables, least recently used first, until this many are left; not the one that was just opened. */
  #letGo(most: number, opened?: string): void {
    for (const id of this.#tables.keys()) {
      if (this.#warm.size <= most) return;
      const table = this.#warm.get(id);
      if (table?.isIdle !== true || id === opened) continue;
      this.forget(id);
      const resting = table.keepSnapshot().finally(() => this.#resting.delete(resting));
      this.#resting.add(resting);
    }
  }

  /** Called regularly: if too many are awake, those unused since the last call fall asleep, even with screens open. */
  async rock(isStopping: () => boolean = () => false): Promise<void> {
    const { mostAwake = MOST_AWAKE, fault } = this.#plan;
    const used = new Set(this.#used);
    this.#used.clear();
    let awake = [...this.#warm.values()].filter((table) => !table.isAsleep).length;
    for (const id of [...this.#tables.keys()]) {
      if (awake <= mostAwake || isStopping()) return;
      const table = this.#warm.get(id);
      if (table === undefined || table.isAsleep || used.has(table) || this.#used.has(table)) continue;
      await table.sleep().catch((error: unknown) => fault(error, id));
      awake -= Number(table.isAsleep);
      await new Promise((resolve) => setTimeout(resolve, BETWEEN_MS).unref());
    }
  }

  /** Called regularly: closes every idle table. */
  sweep(): void {
    this.#letGo(0);
  }

  /** Called regularly: flags late seats in matches that are open nowhere, and opens matches that have just started. */
  async flagLate(): Promise<void> {
    for (const id of await this.#plan.store.clocks.late(this.#plan.now())) {
      if (this.#stuck.has(id)) continue;
      try {
        const opened = await this.open(id);
        if (opened.granted) await opened.table.flagIfLate();
        else this.#stuck.add(id);
      } catch (error) {
        this.#plan.fault(error, id);
      }
    }
  }

  /** Bots and the AI stop here; the next process to open a match lets them go on. */
  rest(): void {
    for (const table of this.#warm.values()) table.rest();
  }

  /** Resolves once everything begun is done and every warm match opens without replay. */
  async settled(): Promise<void> {
    await Promise.all([...this.#warm.values()].map((table) => table.settled()));
    await Promise.all([...this.#resting, ...[...this.#warm.values()].map((table) => table.keepSnapshot())]);
  }

  /** Closes every table, and resolves once other processes know. */
  async leaveAll(): Promise<void> {
    this.#hasLeft = true;
    const tables = [...this.#warm.values()];
    for (const table of tables) table.end();
    await Promise.all(tables.map(({ gallery }) => gallery.shared()));
  }
}
