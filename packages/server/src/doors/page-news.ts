import type { ClientMessage, ServerMessage } from '@sandtable/protocol';
import { grant } from '@sandtable/kernel';
import type { ListTold } from '../lists/listing.ts';
import type { ListHearer } from '../lists/lists.ts';
import type { FeedHearer } from '../lobby/feed.ts';
import type { Person } from '../store/people.ts';
import type { Accepted } from '../tables/house.ts';
import type { Waiter } from '../tables/waiting-room.ts';
import { refusal } from '../tables/words.ts';
import type { Rooms } from './rooms.ts';
import { isPlayer } from './seats.ts';

/** As built here; the schemas check the same on arrival. */
export type SentMessage =
  | ServerMessage
  | { readonly kind: 'moment' | 'offers' | 'presence' }
  | (ListTold & { readonly kind: 'mine' | 'lobby' });

interface PageNewsPlan {
  readonly rooms: Rooms;
  readonly person: Person | undefined;
  send(message: SentMessage): void;
}

/** What a page is told of lists and of the lobby. */
type PageHearer = ListHearer & FeedHearer;

const MOST_WAITING = 20;

/** What one page hears besides its matches: its lists, the lobby while it shows it, and the tables at which it waits for players. */
export class PageNews {
  readonly #plan: PageNewsPlan;
  /** Null while it listens to nothing. */
  #hearer: PageHearer | null = null;
  #isInLobby = false;
  /** By match. */
  readonly #waits = new Map<string, Waiter>();
  #isClosed = false;

  constructor(plan: PageNewsPlan) {
    this.#plan = plan;
  }

  close(): void {
    this.#isClosed = true;
    if (this.#hearer !== null) this.#leave(this.#hearer);
    for (const waiter of this.#waits.values()) void this.#plan.rooms.waiting.leave(waiter);
    this.#waits.clear();
  }

  /** Tells what the page lacks, and from now on what changes. Pages say it again every minute: then it costs nothing. */
  async listen({ id, mine, lobby }: Extract<ClientMessage, { readonly kind: 'listen' }>): Promise<void> {
    const { rooms, person, send } = this.#plan;
    const { lists, feed, now } = rooms;
    const hearer = (this.#hearer ??= {
      ...{ person: person?.id, mine, lobby: null, hidden: new Set<string>() },
      hearMine: (told) => send({ kind: 'mine', ...told }),
      hearLobby: (told) => send({ kind: 'lobby', ...told }),
      hearHall: (all) => send({ kind: 'hall', feed: all }),
    });
    hearer.mine = mine;
    await lists.listen(hearer);
    if (lobby === undefined) this.#leaveLobby(hearer);
    else {
      await this.#enterLobby();
      hearer.hidden = await rooms.lobby.hiddenFrom(person);
      hearer.lobby = lobby;
      await lists.open.join(hearer);
      await feed.join(hearer);
    }
    // The page may have gone meanwhile.
    if (this.#isClosed) this.#leave(hearer);
    const told = { mine: person === undefined ? null : hearer.mine, lobby: lobby === undefined ? null : hearer.lobby };
    send({ kind: 'listening', id, at: now(), ...told });
  }

  #leave(hearer: PageHearer): void {
    this.#leaveLobby(hearer);
    this.#plan.rooms.lists.leave(hearer);
  }

  async #enterLobby(): Promise<void> {
    const { rooms, person } = this.#plan;
    if (person === undefined || this.#isInLobby) return;
    this.#isInLobby = true;
    await rooms.presence.enterLobby(person.id);
  }

  #leaveLobby(hearer: PageHearer): void {
    const { rooms, person } = this.#plan;
    rooms.lists.open.leave(hearer);
    rooms.feed.leave(hearer);
    if (person === undefined || !this.#isInLobby) return;
    this.#isInLobby = false;
    rooms.presence.leftLobby(person.id);
  }

  /** The page shows a table that waits for players. */
  async wait(match: string): Promise<Accepted> {
    const { rooms, person } = this.#plan;
    const stored = await rooms.store.matches.find(match);
    if (stored === undefined || person === undefined || !isPlayer(stored, person)) return refusal('notYours');
    if (stored.row.status !== 'waiting' || this.#waits.has(match)) return grant({ seq: 0 });
    if (this.#waits.size >= MOST_WAITING) return refusal('tooManyOpen');
    const waiter: Waiter = { match, person: person.id };
    this.#waits.set(match, waiter);
    await rooms.waiting.enter(waiter);
    // The page may have gone meanwhile.
    if (this.#isClosed) await rooms.waiting.leave(waiter);
    return grant({ seq: 0 });
  }

  /** The match has started. */
  endWait(match: string): void {
    const waiter = this.#waits.get(match);
    if (waiter !== undefined) void this.#plan.rooms.waiting.leave(waiter);
    this.#waits.delete(match);
  }
}
