import type { HostedGame } from '../games/hosted-game.ts';
import { NAMES, type News } from '../store/database.ts';
import type { Holder, Lease } from '../store/leases.ts';
import type { StoredMatch } from '../store/matches.ts';
import { SCREENS_STALE_MS, screensElsewhere } from './gallery.ts';
import type { House, Presence as Watching, Tenure } from './house.ts';
import type { Leases, Pulse } from './leases.ts';
import { Table } from './table.ts';
import { TableClock } from './table-clock.ts';
import { ChangedRules, stampOf, warm } from './warming.ts';
import { refusal, type ServerKey } from './words.ts';
import type { Denied } from '@sandtable/kernel';

export type Opened = { readonly granted: true; readonly table: Table } | Denied<ServerKey>;

/** To be played at, or only looked into: then it may stay where it is. */
type Opening = 'play' | 'look';

interface HallPlan extends House {
  /** What this process holds of a database that it shares; without any it is a guest at every match there. */
  readonly leases?: Leases;
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
  readonly #house: House;
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
  #beating: Promise<Pulse | undefined> | null = null;
  /** The store is about to close, and this process hears its own leaving. */
  #hasLeft = false;

  constructor(plan: HallPlan) {
    this.#plan = plan;
    this.#house = { ...plan, deposed: (match, lease) => this.#depose(match, lease) };
  }

  get size(): number {
    return this.#warm.size;
  }

  async open(id: string, how: Opening = 'play'): Promise<Opened> {
    await this.#makeSure();
    const known = this.#tables.get(id);
    const opening = known ?? this.#open(id, how);
    this.#tables.delete(id);
    this.#tables.set(id, opening);
    const opened = await opening.catch((error: unknown) => {
      this.#tables.delete(id);
      this.#release(id);
      throw error;
    });
    // Do not remember refusals: a waiting match may start.
    if (!opened.granted) {
      this.#tables.delete(id);
      this.#release(id);
    } else {
      this.#openedAt.set(opened.table, this.#plan.now());
      this.#used.add(opened.table);
    }
    this.#letGo(this.#plan.mostWarm, id);
    if (known !== undefined && opened.granted && opened.table.isGuest) await this.#renew(opened.table, how);
    return opened;
  }

  async #open(id: string, how: Opening): Promise<Opened> {
    const { store, games } = this.#plan;
    const found: StoredMatch | undefined = await store.matches.find(id);
    if (found === undefined) return refusal('unknownMatch');
    const { row } = found;
    if (row.status === 'waiting') return refusal('notStarted');
    const game = games.get(row.game);
    if (game === undefined) return refusal('unknownGame');
    try {
      // First of all: whatever a former holder has said is there by then.
      const tenure = await this.#tenureOf(id, how);
      const warmed = await warm(game, row, store, this.#plan.thinkers);
      const clock = new TableClock(game, row, warmed.match, this.#plan.now());
      const table = new Table(id, game, warmed, clock, this.#house, tenure);
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

  async #tenureOf(id: string, how: Opening): Promise<Tenure> {
    if (!this.#plan.store.database.isShared) return { isGuest: false, lease: undefined };
    const lease = how === 'play' ? await this.#leaseOf(id) : undefined;
    return { isGuest: lease === undefined, lease };
  }

  async #leaseOf(id: string): Promise<Lease | undefined> {
    const taken = await this.#plan.leases?.take(id, true);
    return taken?.kind === 'held' ? taken.lease : undefined;
  }

  /** A guest holds the match from now on if nobody does; otherwise it reads what was said elsewhere. */
  async #renew(table: Table, how: Opening): Promise<void> {
    const { id, brief } = table;
    const lease = how === 'play' && brief.asks !== null ? await this.#leaseOf(id) : undefined;
    await (lease === undefined ? table.catchUp() : table.promote(lease));
    // It may have been closed meanwhile.
    if (lease !== undefined && this.#warm.get(id) !== table) this.#release(id, lease);
  }

  #release(id: string, lease?: Lease): void {
    this.#plan.leases?.release(id, lease).catch((error: unknown) => this.#plan.fault(error, id));
  }

  #depose(id: string, lease: Lease): void {
    this.#plan.leases?.forget(id, lease);
    if (this.#warm.get(id)?.lease?.term === lease.term) this.forget(id);
  }

  /** A warm table that is told all news. */
  #followed(id: string): Table | undefined {
    const table = this.#warm.get(id);
    return table?.isGuest === true && table.gallery.isEmpty ? undefined : table;
  }

  /** The process that holds this match, where its screens are better passed on to that one; null if it is to be opened here. */
  async holder(id: string): Promise<Holder | null> {
    await this.#makeSure();
    // A guest with screens is one because its holder could not be reached.
    if (this.#followed(id) !== undefined) return null;
    const taken = await this.#plan.leases?.take(id, true);
    return taken?.kind === 'elsewhere' ? taken.holder : null;
  }

  /** Opens a match without a screen, so that it goes on; null if a living process holds it, which sees to that. */
  async adopt(id: string): Promise<Opened | null> {
    const taken = await this.#plan.leases?.take(id, false);
    return taken?.kind === 'elsewhere' ? null : this.open(id);
  }

  /** Called often: this process lives. */
  beat(): Promise<Pulse | undefined> {
    this.#beating ??= this.#beat().finally(() => (this.#beating = null));
    return this.#beating;
  }

  /** Closes what others have taken over, and takes over what dead ones held and is shown here. */
  async #beat(): Promise<Pulse | undefined> {
    const { leases, fault } = this.#plan;
    const pulse = await leases?.beat();
    if (pulse === undefined) return undefined;
    for (const [match, lease] of pulse.lost) this.#depose(match, lease);
    const renew = async (table: Table): Promise<void> => {
      if (table.isGuest && table.brief.asks !== null) await this.#renew(table, 'play');
      if (pulse.wasDead) table.gallery.shareAgain();
      if (pulse.died.length > 0) await table.gallery.hearScreens();
    };
    for (const [id, table] of this.#warm)
      if (!table.gallery.isEmpty) renew(table).catch((error: unknown) => fault(error, id));
    return pulse;
  }

  /** A process that was paused for long may have been taken for dead: what it knows is no longer what is. */
  async #makeSure(): Promise<void> {
    if (this.#plan.leases?.isSure === false) await this.beat();
  }

  /** News of a match; only warm ones care. A match that is played elsewhere and has no screens here is closed. */
  async hear({ match, number }: News): Promise<void> {
    const table = this.#warm.get(match);
    if (table === undefined || this.#hasLeft) return;
    if (number === NAMES) return this.forget(match);
    const isElsewhere = table.isIdle && table.lease === undefined && number > table.brief.seq;
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
    const table = this.#followed(match);
    if (table !== undefined) return table.gallery.isWatchedBy(person);
    return (await screensElsewhere(this.#plan, [match])).some(({ people }) => people.includes(person));
  }

  /** The seats whose people have these matches open, in any process. Warms none of them. */
  async present(matches: readonly string[]): Promise<(match: string) => string[]> {
    const cold = matches.filter((match) => this.#followed(match) === undefined);
    const elsewhere = await screensElsewhere(this.#plan, cold);
    return (match) => {
      const seats =
        this.#followed(match)?.gallery.presence.seats ??
        elsewhere.filter((each) => each.match === match).flatMap((each) => each.seats);
      return [...new Set(seats)].sort();
    };
  }

  /** How many look at these matches, in any process: the seats whose people have it open, and observers. Warms none of them. */
  async audiences(matches: readonly string[]): Promise<(match: string) => Watching> {
    const cold = matches.filter((match) => this.#followed(match) === undefined);
    const elsewhere = await screensElsewhere(this.#plan, cold);
    return (match) => {
      const here = this.#followed(match)?.gallery.presence;
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
    const { store, process, fault } = this.#plan;
    const shown = [...this.#warm].flatMap(([id, { gallery }]) => (gallery.isEmpty ? [] : [id]));
    try {
      await store.screens.stayAlive(process, SCREENS_STALE_MS);
      // News may have been lost with the process that was to tell them.
      for (const news of store.database.isShared ? await store.matches.newest(shown) : []) await this.hear(news);
    } catch (error) {
      fault(error, '');
    }
  }

  /** Closes a match, so that it is read again when next opened. */
  forget(id: string): void {
    const table = this.#warm.get(id);
    table?.end();
    this.#warm.delete(id);
    this.#tables.delete(id);
    if (table?.lease !== undefined) this.#release(id, table.lease);
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
        const opened = await this.adopt(id);
        if (opened?.granted === true) await opened.table.flagIfLate();
        else if (opened !== null) this.#stuck.add(id);
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
