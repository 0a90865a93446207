import type { MatchInfo } from '@sandtable/protocol';
import { LISTS, type News, TURNS } from '../store/database.ts';
import type { StoredMatch } from '../store/matches.ts';
import type { OpenMatches } from '../tables/lobby.ts';
import type { Store } from '../store/store.ts';
import type { TurnNews } from '../tables/house.ts';
import { type LobbyHearer, type OpenPage, OpenTables } from './open-tables.ts';
import { type MineHearer, PersonList } from './person-list.ts';

interface ListsPlan {
  readonly store: Store;
  now(): number;
  fault(error: unknown, match: string): void;
  /** The first page of the open tables. */
  open(): Promise<OpenMatches>;
  /** The matches as this person may know them; undefined for a visitor. */
  describe(matches: readonly StoredMatch[], person: string | undefined): Promise<readonly MatchInfo[]>;
}

/** A page that is told of lists: of its person's matches, and of the open tables while it shows them. */
export interface ListHearer extends MineHearer, LobbyHearer {
  readonly person: string | undefined;
}

/** What happens within this time is told at once. */
const GATHER_MS = 400;
/** After a failure of the database. */
const AGAIN_MS = 2000;
/** Matches of which it is known what was told last, so that entries within a turn tell nothing. */
const MOST_TURNS = 5000;

/**
 * Tells pages what changes in their lists: whose turn it is, invitations, rematches, who is at a table. A match that concerns nobody with
 * a page open costs nothing. Other processes hear which matches have changed, gathered, and tell their own pages.
 */
export class Lists {
  readonly #plan: ListsPlan;
  readonly open: OpenTables;
  readonly #people = new Map<string, PersonList>();
  /** Pages that are about to be told their list: until then any match may concern them. */
  #reading = 0;
  /** Who has a page open that shows this match. */
  readonly #knowing = new Map<string, Set<PersonList>>();
  /** Matches that have changed; true if people may have come or gone, so that it may concern others than before. */
  readonly #changed = new Map<string, boolean>();
  /** The same, of what other processes have not heard yet. */
  readonly #toOthers = new Map<string, boolean>();
  /** Own news comes back from the database, and is not new. */
  readonly #echoes = new Map<string, number>();
  readonly #turns = new Map<string, { readonly turn: string; readonly seq: number }>();
  #isDue = false;
  #isClosed = false;
  #telling: Promise<void> = Promise.resolve();

  constructor(plan: ListsPlan) {
    this.#plan = plan;
    this.open = new OpenTables({
      read: async () => {
        const { matches, hasMore } = await plan.open();
        return { matches: await plan.describe(matches, undefined), hasMore };
      },
      now: () => plan.now(),
      fault: (error) => plan.fault(error, ''),
    });
  }

  /** Something of this match has changed here, perhaps also whom it concerns. */
  changed(match: string): void {
    this.open.changed();
    this.#noteForAll(match, true);
  }

  /** After an entry, or when a deadline has moved. */
  turned({ match, seq, asks, isOver, deadline }: TurnNews): void {
    const turn = `${asks.join(' ')} ${isOver} ${deadline}`;
    const last = this.#turns.get(match);
    if (last === undefined && this.#turns.size >= MOST_TURNS) this.#turns.clear();
    this.#turns.set(match, { turn, seq });
    // If another process has made an entry meanwhile, this may be a turn that came back.
    if (last?.turn === turn && seq <= last.seq + 1) return;
    // A bot may sit in for a person, whom only the end concerns.
    this.#noteForAll(match, isOver);
  }

  /** A screen was opened or closed at this match here. */
  screensChanged(match: string): void {
    this.#noteForAll(match, false);
  }

  /** News of another process. */
  hear({ match, number }: News): void {
    if ((number !== LISTS && number !== TURNS) || this.#isEcho(`${match} ${number}`)) return;
    if (number === LISTS) this.open.changed();
    this.#note(match, number === LISTS);
  }

  #isEcho(news: string): boolean {
    const echoes = this.#echoes.get(news) ?? 0;
    if (echoes > 1) this.#echoes.set(news, echoes - 1);
    else this.#echoes.delete(news);
    return echoes > 0;
  }

  /** Reads everything again: news may have been missed. */
  async hearAll(): Promise<void> {
    this.#echoes.clear();
    this.open.changed();
    for (const list of this.#people.values()) await list.again();
  }

  openPage(): Promise<OpenPage> {
    return this.open.now();
  }

  /** The matches of a person. */
  async mine(person: string): Promise<readonly MatchInfo[]> {
    const { store, now, describe } = this.#plan;
    return describe(await store.matches.of(person, now()), person);
  }

  async listen(hearer: ListHearer): Promise<void> {
    const { person } = hearer;
    if (person === undefined) return;
    const list = this.#people.get(person) ?? this.#listOf(person);
    this.#reading += 1;
    await list.join(hearer).finally(() => (this.#reading -= 1));
  }

  /** Tells nothing any more. */
  async close(): Promise<void> {
    this.#isClosed = true;
    await Promise.all([this.#telling, this.open.close()]);
  }

  leave(hearer: ListHearer): void {
    this.open.leave(hearer);
    const list = hearer.person === undefined ? undefined : this.#people.get(hearer.person);
    list?.leave(hearer);
    if (list?.isEmpty === true) this.#people.delete(list.person);
  }

  #listOf(person: string): PersonList {
    const list: PersonList = new PersonList({
      person,
      read: () => this.mine(person),
      knows: (match, isKnown) => this.#index(list, match, isKnown),
    });
    this.#people.set(person, list);
    return list;
  }

  #index(list: PersonList, match: string, isKnown: boolean): void {
    const knowing = this.#knowing.get(match) ?? new Set();
    if (isKnown) this.#knowing.set(match, knowing.add(list));
    else if (knowing.delete(list) && knowing.size === 0) this.#knowing.delete(match);
  }

  #note(match: string, isWide: boolean): void {
    if (!isWide && !this.#concerns(match)) return;
    add(this.#changed, match, isWide);
    this.#tellSoon(GATHER_MS);
  }

  #noteForAll(match: string, isWide: boolean): void {
    this.#note(match, isWide);
    if (!this.#plan.store.database.isShared) return;
    add(this.#toOthers, match, isWide);
    this.#tellSoon(GATHER_MS);
  }

  /** Whether a page here may show this match. */
  #concerns(match: string): boolean {
    return this.#knowing.has(match) || this.#reading > 0;
  }

  #tellSoon(time: number): void {
    if (this.#isDue) return;
    this.#isDue = true;
    setTimeout(() => {
      this.#isDue = false;
      this.#telling = this.#telling.then(() => this.#tell());
    }, time).unref();
  }

  async #tell(): Promise<void> {
    if (this.#isClosed) return;
    const [here, toOthers] = [new Map(this.#changed), new Map(this.#toOthers)];
    this.#changed.clear();
    this.#toOthers.clear();
    try {
      await this.#tellOthers(toOthers);
      toOthers.clear();
      const concerning = [...here].flatMap(([match, isWide]) => (isWide || this.#concerns(match) ? [match] : []));
      if (this.#people.size > 0 && concerning.length > 0) await this.#tellHere(concerning);
    } catch (error) {
      this.#plan.fault(error, '');
      for (const [match, isWide] of here) add(this.#changed, match, isWide);
      for (const [match, isWide] of toOthers) add(this.#toOthers, match, isWide);
      this.#tellSoon(AGAIN_MS);
    }
  }

  async #tellOthers(changed: ReadonlyMap<string, boolean>): Promise<void> {
    for (const [number, isWide] of [
      [LISTS, true],
      [TURNS, false],
    ] as const) {
      const matches = [...changed].flatMap(([match, its]) => (its === isWide ? [match] : []));
      if (matches.length === 0) continue;
      for (const news of matches.map((match) => `${match} ${number}`))
        this.#echoes.set(news, (this.#echoes.get(news) ?? 0) + 1);
      try {
        await this.#plan.store.database.spread(matches, number);
      } catch (error) {
        this.#echoes.clear();
        throw error;
      }
    }
  }

  async #tellHere(matches: readonly string[]): Promise<void> {
    const { store, describe, now } = this.#plan;
    const rows = (await store.matches.some(matches)).filter(({ row }) => (row.expires_at ?? Infinity) > now());
    const people = new Set([...rows.flatMap(peopleOf), ...matches.flatMap((match) => this.#knowersOf(match))]);
    for (const person of people) {
      const list = this.#people.get(person);
      if (list === undefined) continue;
      const theirs = rows.filter((match) => peopleOf(match).includes(person));
      const gone = matches.filter((match) => list.knows(match) && !theirs.some(({ row }) => row.id === match));
      await list.take({ matches: await describe(theirs, person), gone });
    }
  }

  #knowersOf(match: string): readonly string[] {
    return [...(this.#knowing.get(match) ?? [])].map(({ person }) => person);
  }
}

function add(changed: Map<string, boolean>, match: string, isWide: boolean): void {
  changed.set(match, isWide || changed.get(match) === true);
}

/** In whose list it is: its maker’s, its players’, and theirs for whom a seat is kept. */
function peopleOf({ row, seats }: StoredMatch): readonly string[] {
  return [row.creator, ...seats.flatMap(({ person, reserved }) => [person ?? [], reserved ?? []].flat())];
}
