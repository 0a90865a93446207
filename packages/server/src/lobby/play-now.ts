import { must } from '@sandtable/kernel';
import { PROCEDURE_SEAT } from '@sandtable/session';
import { START_SECONDS, type Tempo, TEMPO_PACES } from '@sandtable/protocol';
import type { HostedGame } from '../games/hosted-game.ts';
import type { TicketRow } from '../store/lobby-rows.ts';
import { isWaiting, type StoredMatch } from '../store/matches.ts';
import type { Person } from '../store/people.ts';
import { type Chance, hashOfSecret } from '../store/secrets.ts';
import type { Store } from '../store/store.ts';
import type { MatchRow, SeatRow } from '../store/tables.ts';
import { freshRow, type Lobby } from '../tables/lobby.ts';
import { drawPart } from '../tables/seed-parts.ts';

interface PlayNowPlan {
  readonly store: Store;
  readonly games: ReadonlyMap<string, HostedGame>;
  readonly lobby: Lobby;
  readonly chance: Chance;
  now(): number;
}

interface Wish {
  readonly game: string;
  readonly tempo: Tempo;
  readonly part?: string | undefined;
}

/** Where someone who looks for an opponent stands. */
interface Search {
  readonly since: number;
  readonly waiting: number;
  readonly found: { readonly match: StoredMatch; readonly startsAt: number } | null;
}

/** A page that was not heard of for this long is not paired: it asks every second or two. */
const ALIVE_MS = 10_000;
/** After this time a ticket counts as a new one, at the end of the queue. */
const FORGOTTEN_MS = 2 * 60_000;
/** How long one waits for the other's page once the match should begin. */
const LATE_MS = 5000;
/** Whoever gives up a match that was found looks for no other for this long. */
const BARRED_MS = 30_000;
/** A match that began is told to a page that still asks, for this long. */
const BEGUN_MS = 30_000;

/** Pairs people who want to play now: first come, first served, in a queue for each game and pace. */
export class PlayNow {
  readonly #plan: PlayNowPlan;

  constructor(plan: PlayNowPlan) {
    this.#plan = plan;
  }

  /** The games that have short, even fights. */
  get games(): readonly string[] {
    return [...this.#plan.games.values()].filter(({ evenFights }) => evenFights.length > 0).map((it) => it.system.id);
  }

  /** Seconds until this person may look again; 0 for now. */
  async barredFor({ id }: Person): Promise<number> {
    const ticket = await this.#plan.store.tickets.of(id);
    return Math.max(0, Math.ceil(((ticket?.barred_until ?? 0) - this.#plan.now()) / 1000));
  }

  /** Looks for an opponent, goes on looking, or goes on with the match that was found. */
  async look(person: Person, wish: Wish): Promise<Search> {
    const ticket = await this.#ticket(person, wish);
    if (ticket.match !== null) return this.#goOn(person, ticket, wish.part);
    return (await this.#pair(person, ticket)) ?? this.#search(ticket);
  }

  /** Leaves the queue, or the match that was found and has not begun. */
  async stop({ id }: Person): Promise<void> {
    const { tickets } = this.#plan.store;
    const ticket = await tickets.of(id);
    if (ticket === undefined) return;
    const now = this.#plan.now();
    if (ticket.match !== null && (await tickets.dissolve(ticket.match)))
      await tickets.set({ ...ticket, match: null, starts_at: null, alive_at: 0, barred_until: now + BARRED_MS });
    else if (ticket.barred_until <= now) await tickets.remove(id);
  }

  /** Drops what is left of pages that are gone. */
  async tidy(): Promise<void> {
    const now = this.#plan.now();
    await this.#plan.store.tickets.forget(now - FORGOTTEN_MS, now - GUESS_MS);
  }

  /** How many wait in each queue, and how long others waited lately. */
  async queues(): Promise<{ game: string; tempo: Tempo; waiting: number; about: number | null }[]> {
    const { tickets } = this.#plan.store;
    const now = this.#plan.now();
    const waiting = await tickets.waiting(now - ALIVE_MS);
    const wanted = this.games.flatMap((game) => TEMPO_LIST.map((tempo) => ({ game, tempo })));
    return Promise.all(
      wanted.map(async ({ game, tempo }) => {
        const found = waiting.find((each) => each.game === game && each.pace === tempo);
        const about = guess(await tickets.waits({ game, pace: tempo }, now - GUESS_MS));
        return { game, tempo, waiting: found?.count ?? 0, about };
      }),
    );
  }

  /** The person's one ticket, heard of just now. */
  async #ticket({ id: person }: Person, { game, tempo: pace }: Wish): Promise<TicketRow> {
    const { tickets } = this.#plan.store;
    const now = this.#plan.now();
    const known = await tickets.of(person);
    const isSame = known?.game === game && known.pace === pace && known.alive_at > now - FORGOTTEN_MS;
    if (known !== undefined && ((known.match === null && isSame) || (await this.#isOn(known)))) {
      await tickets.alive(person, now);
      return { ...known, alive_at: now };
    }
    const fresh = { person, game, pace, since: now, alive_at: now, match: null, starts_at: null, barred_until: 0 };
    await tickets.set(fresh);
    return fresh;
  }

  /** Whether the match of a ticket is still to begin, or has just begun. */
  async #isOn({ match, starts_at: startsAt }: TicketRow): Promise<boolean> {
    if (match === null || startsAt === null) return false;
    const found = await this.#plan.store.matches.find(match);
    if (found === undefined || found.row.status === 'over') return false;
    return found.row.status === 'waiting' || this.#plan.now() < startsAt + BEGUN_MS;
  }

  async #search({ game, pace, since }: TicketRow): Promise<Search> {
    const all = await this.#plan.store.tickets.waiting(this.#plan.now() - ALIVE_MS);
    return { since, waiting: all.find((it) => it.game === game && it.pace === pace)?.count ?? 1, found: null };
  }

  async #pair(person: Person, ticket: TicketRow): Promise<Search | null> {
    const { store, now } = this.#plan;
    const at = now();
    const other = await store.tickets.partnerFor(person.id, ticket, at - ALIVE_MS, at);
    if (other === undefined) return null;
    const { row, seats } = this.#match(ticket, [other.person, person.id]);
    const startsAt = at + START_SECONDS * 1000;
    const pairing = { people: [other.person, person.id] as const, row, seats, now: at, startsAt };
    if (!(await store.tickets.pair({ ...pairing, aliveSince: at - ALIVE_MS }))) {
      const mine = await store.tickets.of(person.id);
      return mine === undefined || mine.match === null ? null : this.#goOn(person, mine, undefined);
    }
    const match = await store.matches.find(row.id);
    return match === undefined ? null : { since: ticket.since, waiting: 0, found: { match, startsAt } };
  }

  /** A short, even fight of this game; sides by lot. */
  #match(
    { game: name, pace }: TicketRow,
    [first, second]: readonly [string, string],
  ): { readonly row: MatchRow; readonly seats: readonly SeatRow[] } {
    const { games, chance } = this.#plan;
    const game = games.get(name);
    const fights = game?.evenFights ?? [];
    if (game === undefined || fights.length === 0) throw new Error(`${name} has no fight for Play now`);
    const options: unknown = must(game.system.options(fights[this.#lot(fights.length)]));
    const id = chance();
    const [one, other] = this.#lot(2) === 0 ? [first, second] : [second, first];
    const wish = { id, game: name, options: JSON.stringify(options), pace: JSON.stringify(TEMPO_PACES[tempoOf(pace)]) };
    const row = freshRow(
      { ...wish, access: 'link', observers: 0, help: 1, creator: first, drafts: null },
      this.#plan.now(),
    );
    const people = [one, other];
    const seats = game.system.seats(options).map((seat, place): SeatRow => {
      const empty = { match: id, seat, place, bot: null, reserved: null, part: null };
      if (seat === PROCEDURE_SEAT) return { ...empty, kind: 'procedure', person: null };
      const person = people.shift();
      if (person === undefined) throw new Error(`${name}: Play now needs a fight of two`);
      return { ...empty, kind: 'person', person };
    });
    return { row: { ...row, server_part: drawPart(chance) }, seats };
  }

  #lot(among: number): number {
    return Number.parseInt(hashOfSecret(this.#plan.chance()).slice(0, 8), 16) % among;
  }

  /** Before the match begins: takes the page's part of the seed. At its time: begins it, if both pages are there. */
  async #goOn(person: Person, ticket: TicketRow, part: string | undefined): Promise<Search> {
    const { store, lobby } = this.#plan;
    const { match: id, starts_at: startsAt, since } = ticket;
    const match = id === null ? undefined : await store.matches.find(id);
    if (match === undefined || startsAt === null) return this.#search(ticket);
    const found = { since, waiting: 0, found: { match, startsAt } };
    if (match.row.status !== 'waiting') return found;
    if (part !== undefined) await store.tickets.addPart(match.row.id, person.id, part);
    const now = this.#plan.now();
    if (now < startsAt || !isWaiting(match.row, now)) return found;
    const isThere = ({ alive_at: at }: TicketRow): boolean =>
      at > startsAt - START_SECONDS * 1000 && at >= now - LATE_MS;
    const both = await store.tickets.at(match.row.id);
    if (both.length > 1 && both.every(isThere)) {
      await lobby.startIfFull(match.row.id, person);
      return { ...found, found: { match: (await store.matches.find(match.row.id)) ?? match, startsAt } };
    }
    if (now < startsAt + LATE_MS || !(await store.tickets.dissolve(match.row.id))) return found;
    for (const other of both) if (other.person !== person.id) await store.tickets.remove(other.person);
    return this.#search(ticket);
  }
}

const TEMPO_LIST: readonly Tempo[] = ['live', 'today', 'days'];
/** Waits of the last week. */
const GUESS_MS = 7 * 24 * 60 * 60_000;
const FEWEST_SAMPLES = 3;

/** The middle of what others waited, in seconds; null where too few did. */
function guess(waits: readonly number[]): number | null {
  if (waits.length < FEWEST_SAMPLES) return null;
  const middle = waits.toSorted((one, other) => one - other)[Math.floor(waits.length / 2)] ?? 0;
  return Math.round(middle / 1000);
}

function tempoOf(pace: string): Tempo {
  return TEMPO_LIST.find((tempo) => tempo === pace) ?? 'live';
}
