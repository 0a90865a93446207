import type { ClientMessage } from '@sandtable/protocol';
import type { Relay, Relays } from './relays.ts';
import type { Rooms } from './rooms.ts';

type PageOwner = Parameters<Relays['reach']>[1];
type PageEnd = Parameters<Relays['reach']>[2];

interface PageRelaysPlan extends PageEnd {
  readonly rooms: Rooms;
  readonly owner: PageOwner;
  /** This is the far end of such a way: from here nothing is passed on. */
  readonly isRelayed: boolean;
}

/** A message about a match, as far as it may be answered elsewhere. */
type Passed = Exclude<ClientMessage, { readonly kind: 'listen' }>;

/** The ways from one page to the processes that hold what is open on it. */
export class PageRelays {
  readonly #plan: PageRelaysPlan;
  readonly #byMatch = new Map<string, Relay>();
  #isClosed = false;

  constructor(plan: PageRelaysPlan) {
    this.#plan = plan;
  }

  close(): void {
    this.#isClosed = true;
    for (const relay of this.#byMatch.values()) this.#plan.rooms.relays?.close(relay);
    this.#byMatch.clear();
  }

  /** Finds the way to another process that holds the match, before this page plays there. True if it was found now. */
  async find(message: Passed): Promise<boolean> {
    const { rooms, owner, isRelayed } = this.#plan;
    const { hall, relays } = rooms;
    const { match } = message;
    const isPlaying = message.kind === 'open' || 'seat' in message;
    if (relays === null || isRelayed || !isPlaying || this.#byMatch.has(match)) return false;
    const holder = await hall.holder(match);
    if (holder === null) return false;
    const there = [...this.#byMatch.values()].find(({ process: id }) => id === holder.id);
    const relay = there ?? (await relays.reach(holder, owner, this.#plan));
    if (relay === null) return false;
    // The page may have gone meanwhile.
    if (this.#isClosed) relays.close(relay);
    else this.#byMatch.set(match, relay);
    return true;
  }

  /** Hands a message to the process that holds its match, which answers it. What is open on this page stays where it is open. */
  passOn(message: ClientMessage, data: Buffer): boolean {
    if (message.kind === 'listen' || message.kind === 'wait') return false;
    const relay = this.#byMatch.get(message.match);
    relay?.send(data);
    return relay !== undefined;
  }
}
