import type { AnswerTo, MatchInfo } from '@sandtable/protocol';
import type { HostedGame } from '../games/hosted-game.ts';
import type { StoredMatch } from '../store/matches.ts';
import type { Store } from '../store/store.ts';
import type { Hall } from '../tables/hall.ts';
import type { PlayNow } from './play-now.ts';
import type { Presence } from './presence.ts';

type LobbyAnswer = AnswerTo<'GET /api/lobby'>;

/** A page that shows the lobby. */
export interface FeedHearer {
  /** People who have blocked its person: they are not here for it. */
  readonly hidden: ReadonlySet<string>;
  hearHall(feed: LobbyAnswer): void;
}

interface FeedPlan {
  readonly store: Store;
  readonly games: ReadonlyMap<string, HostedGame>;
  readonly hall: Hall;
  readonly presence: Presence;
  readonly playNow: PlayNow;
  now(): number;
  info(match: StoredMatch, present: string[]): MatchInfo;
  fault(error: unknown): void;
}

/** The same answer serves everybody for this long. */
const FRESH_MS = 2000;
/** How often the pages that show it are told, if anything has changed. */
const TELL_MS = 3000;
const COUNTED_MS = 60_000;
const DAY_MS = 24 * 60 * 60_000;
/** A match without an entry for longer is not worth watching. */
const LIVELY_MS = 3 * DAY_MS;
const MOST_LOOKED_AT = 40;
const MOST_WATCH = 6;

/** What the lobby shows besides tables: made once for everybody, then without those who have blocked the one who asks. */
export class LobbyFeed {
  readonly #plan: FeedPlan;
  #made: { readonly at: number; readonly answer: Promise<LobbyAnswer> } | null = null;
  #counted: { readonly at: number; readonly house: Promise<LobbyAnswer['house']> } | null = null;

  readonly #hearers = new Set<FeedHearer>();
  #told = '';
  #timer: NodeJS.Timeout | undefined;
  #telling: Promise<void> = Promise.resolve();

  constructor(plan: FeedPlan) {
    this.#plan = plan;
  }

  /** From now on this page is told what changes, and first how it is. */
  async join(hearer: FeedHearer): Promise<void> {
    if (this.#hearers.has(hearer)) return;
    this.#hearers.add(hearer);
    this.#timer ??= setInterval(() => {
      this.#telling = this.#tell().catch((error: unknown) => this.#plan.fault(error));
    }, TELL_MS).unref();
    const all = await this.#fresh();
    if (this.#hearers.has(hearer)) hearer.hearHall(without(all, hearer.hidden));
  }

  leave(hearer: FeedHearer): void {
    this.#hearers.delete(hearer);
    if (this.#hearers.size > 0) return;
    clearInterval(this.#timer);
    this.#timer = undefined;
  }

  /** Tells nothing any more. */
  async close(): Promise<void> {
    this.#hearers.clear();
    clearInterval(this.#timer);
    await this.#telling;
  }

  async #tell(): Promise<void> {
    const all = await this.#fresh();
    const text = JSON.stringify(all);
    if (text === this.#told) return;
    this.#told = text;
    for (const hearer of this.#hearers) hearer.hearHall(without(all, hearer.hidden));
  }

  /** For this person, or a visitor. */
  async read(person: string | undefined): Promise<LobbyAnswer> {
    const all = await this.#fresh();
    const blockers = person === undefined ? [] : await this.#plan.store.relations.blockersOf(person);
    return without(all, new Set(blockers));
  }

  async #fresh(): Promise<LobbyAnswer> {
    const at = this.#plan.now();
    // An answer that failed must not be kept.
    if (this.#made === null || Math.abs(at - this.#made.at) >= FRESH_MS) {
      const answer = this.#make(at);
      answer.catch(() => (this.#made = null));
      this.#made = { at, answer };
    }
    return this.#made.answer;
  }

  async #make(at: number): Promise<LobbyAnswer> {
    const { store, presence, playNow } = this.#plan;
    const people = await presence.everyone();
    const waiting = await store.house.atOpenTables(
      people.map(({ id }) => id),
      at,
    );
    const here = people.map(({ doing, ...person }) => ({
      ...person,
      doing: doing === 'lobby' && waiting.includes(person.id) ? ('table' as const) : doing,
    }));
    return { here, queues: await playNow.queues(), watch: await this.#watch(at), house: await this.#house(at) };
  }

  async #watch(at: number): Promise<LobbyAnswer['watch']> {
    const { store, hall, info } = this.#plan;
    const ids = await store.house.watchable(at - LIVELY_MS, MOST_LOOKED_AT);
    const audience = await hall.audiences(ids);
    const ranked = ids
      .map((id) => ({ id, ...audience(id) }))
      .toSorted((one, other) => other.seats.length - one.seats.length || other.observers - one.observers);
    const shown = await Promise.all(
      ranked.slice(0, MOST_WATCH).map(async ({ id, seats, observers }) => {
        const match = await store.matches.find(id);
        return match === undefined ? [] : [{ match: info(match, [...seats]), watchers: observers }];
      }),
    );
    return shown.flat();
  }

  #house(at: number): Promise<LobbyAnswer['house']> {
    if (this.#counted === null || Math.abs(at - this.#counted.at) >= COUNTED_MS) {
      const house = this.#plan.store.house.size();
      house.catch(() => (this.#counted = null));
      this.#counted = { at, house };
    }
    return this.#counted.house;
  }
}

function without(all: LobbyAnswer, hidden: ReadonlySet<string>): LobbyAnswer {
  if (hidden.size === 0) return all;
  const isOpen = ({ seats, makerId }: MatchInfo): boolean =>
    !hidden.has(makerId ?? '') && !seats.some((seat) => hidden.has(seat.person ?? ''));
  return {
    ...all,
    here: all.here.filter(({ id }) => !hidden.has(id)),
    watch: all.watch.filter(({ match }) => isOpen(match)),
  };
}
