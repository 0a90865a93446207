import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import type { MatchInfo } from '@sandtable/protocol';
import { changesOf, type Listing, listingOf, type ListTold } from './listing.ts';

const zip = promisify(gzip);

/** The list of open tables at one moment, the same for everybody. */
export interface OpenPage {
  readonly listing: Listing;
  readonly matches: readonly MatchInfo[];
  /** There are more behind it, which are asked for page by page. */
  readonly hasMore: boolean;
  /** The answer to `GET /api/matches/open`, plain and compressed. */
  readonly plain: Buffer;
  readonly zipped: Buffer;
}

/** Without the tables of those who have blocked the reader. */
export function shownOf(matches: readonly MatchInfo[], hidden: ReadonlySet<string>): readonly MatchInfo[] {
  return hidden.size === 0 ? matches : matches.filter(({ makerId }) => makerId === null || !hidden.has(makerId));
}

/** A screen that shows the open tables. */
export interface LobbyHearer {
  /** Makers whose tables it does not show: they have blocked its person. */
  hidden: ReadonlySet<string>;
  /** The tag of the list that it has; null for none. */
  lobby: string | null;
  hearLobby(told: ListTold): void;
}

interface OpenTablesPlan {
  read(): Promise<Pick<OpenPage, 'matches' | 'hasMore'>>;
  now(): number;
  fault(error: unknown): void;
}

/** The list is made at most this often, however many ask. */
const LEAST_MS = 1000;
/** A list that nothing has changed is made again after this time, in case something was missed. */
const MOST_MS = 60_000;

/**
 * The open tables: one list for all, made at most once a second and only if something has changed. A request within that second waits for
 * the next list, so that no answer is older than its request.
 */
export class OpenTables {
  readonly #plan: OpenTablesPlan;
  readonly #hearers = new Set<LobbyHearer>();
  #page: OpenPage | null = null;
  #madeAt = -Infinity;
  /** When the first table of the list closes. */
  #endsAt = Infinity;
  #isChanged = false;
  /** The list being read, and the one that is read after it. */
  #reading: Promise<OpenPage> | null = null;
  #next: Promise<OpenPage> | null = null;
  /** What the screens were told last. */
  #told: Listing | null = null;
  #isTelling = false;
  #isClosed = false;
  #timer: NodeJS.Timeout | undefined;

  constructor(plan: OpenTablesPlan) {
    this.#plan = plan;
  }

  /** Something has changed that may be listed here. */
  changed(): void {
    this.#isChanged = true;
    if (this.#hearers.size > 0) this.#tellSoon();
  }

  /** The list as it is now. */
  now(): Promise<OpenPage> {
    const isOld = performance.now() - this.#madeAt > MOST_MS || this.#plan.now() >= this.#endsAt;
    // What is being read already may lack what has changed since.
    if (!this.#isChanged && this.#reading !== null) return this.#reading;
    if (!this.#isChanged && !isOld && this.#page !== null) return Promise.resolve(this.#page);
    return (this.#next ??= this.#readNext());
  }

  async join(hearer: LobbyHearer): Promise<void> {
    this.#hearers.add(hearer);
    this.#timer ??= setInterval(() => this.#tellSoon(), MOST_MS).unref();
    const page = await this.now();
    this.#told ??= page.listing;
    this.#tell(hearer, page);
  }

  leave(hearer: LobbyHearer): void {
    this.#hearers.delete(hearer);
    if (this.#hearers.size > 0) return;
    clearInterval(this.#timer);
    this.#timer = undefined;
  }

  /** Tells nothing any more; resolves once nothing is being read. */
  async close(): Promise<void> {
    this.#isClosed = true;
    clearInterval(this.#timer);
    await Promise.allSettled([this.#next, this.#reading]);
  }

  async #readNext(): Promise<OpenPage> {
    await this.#reading?.catch(() => {});
    const wait = this.#madeAt + LEAST_MS - performance.now();
    if (wait > 0) await new Promise((resolve) => setTimeout(resolve, wait).unref());
    this.#next = null;
    this.#isChanged = false;
    this.#reading = this.#read().finally(() => (this.#reading = null));
    return this.#reading;
  }

  async #read(): Promise<OpenPage> {
    try {
      const { matches, hasMore } = await this.#plan.read();
      this.#madeAt = performance.now();
      this.#endsAt = Math.min(...matches.map(({ expiresAt }) => expiresAt ?? Infinity));
      const listing = listingOf(matches);
      if (listing.tag === this.#page?.listing.tag) return this.#page;
      const plain = Buffer.from(JSON.stringify({ matches, hasMore }));
      this.#page = { listing, matches, hasMore, plain, zipped: await zip(plain) };
      return this.#page;
    } catch (error) {
      this.#isChanged = true;
      throw error;
    }
  }

  #tellSoon(): void {
    if (this.#isTelling || this.#isClosed) return;
    this.#isTelling = true;
    void this.#tellAll()
      .catch((error: unknown) => this.#plan.fault(error))
      .finally(() => {
        this.#isTelling = false;
        if (this.#isChanged && this.#hearers.size > 0) setTimeout(() => this.#tellSoon(), LEAST_MS).unref();
      });
  }

  async #tellAll(): Promise<void> {
    const page = await this.now();
    const { listing, matches } = page;
    const before = this.#told;
    if (before?.tag === listing.tag) return;
    this.#told = listing;
    const changes = before && { ...changesOf(before, listing, matches), tag: listing.tag, after: before.tag };
    for (const hearer of this.#hearers) this.#tell(hearer, page, changes);
  }

  #tell(hearer: LobbyHearer, { listing: { tag }, matches }: OpenPage, changes: ListTold | null = null): void {
    if (hearer.lobby === tag || !this.#hearers.has(hearer)) return;
    const known = hearer.lobby;
    hearer.lobby = tag;
    const told = changes !== null && changes.after === known ? changes : { tag, after: null, matches, gone: [] };
    hearer.hearLobby({ ...told, matches: shownOf(told.matches, hearer.hidden) });
  }
}
