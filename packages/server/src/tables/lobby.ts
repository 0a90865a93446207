import type { Access, MatchPlan, Pace } from '@sandtable/protocol';
import { bad, must, ok, type Realm, type Result, sha256Hex } from '@sandtable/kernel';
import { createMatch, type Match, PROCEDURE_SEAT, type Seating, withDeputies } from '@sandtable/session';
import type { HostedGame } from '../games/hosted-game.ts';
import { type Chance, hashOfSecret } from '../store/secrets.ts';
import { MOST_LISTED, type Start, type StoredMatch } from '../store/matches.ts';
import type { Person } from '../store/people.ts';
import type { Store } from '../store/store.ts';
import type { MatchRow, SeatRow } from '../store/tables.ts';
import { drawPart, joinParts, readSeed } from './seed-parts.ts';
import type { WaitingRoom } from './waiting-room.ts';

/** Who gets a seat: the maker, anyone, or a bot. The AI's own seat needs no plan. */
type SeatPlan = MatchPlan['seats'][string];

interface LobbyPlan {
  readonly store: Store;
  readonly games: ReadonlyMap<string, HostedGame>;
  readonly chance: Chance;
  /** Who has which waiting table open; without it nobody has. */
  readonly waiting?: WaitingRoom;
  now(): number;
  joined?(match: string, person: string): void;
}

const DAY_MS = 24 * 60 * 60 * 1000;
/** How long a table waits for players. Shorter for an open one, which takes up room in everyone's list. */
const WAIT_MS: Readonly<Record<Access, number>> = { open: 14 * DAY_MS, link: 30 * DAY_MS };
/** An open table with a clock of minutes: nobody sees it without its maker, who opens another next time. */
const LIVE_WAIT_MS = DAY_MS;

export interface OpenMatches {
  readonly matches: readonly StoredMatch[];
  /** There is another page. */
  readonly hasMore: boolean;
}

interface Created {
  readonly match: string;
  readonly token: string;
  /** The hash of the server's part of the seed. */
  readonly commitment: string;
}

/** Matches before they start. */
export class Lobby {
  readonly #plan: LobbyPlan;

  constructor(plan: LobbyPlan) {
    this.#plan = plan;
  }

  /** Checks the plan, sets the match up once as a trial, and stores it. */
  async create(maker: Person, plan: MatchPlan): Promise<Result<Created>> {
    const { games, store, chance } = this.#plan;
    const game = games.get(plan.game);
    if (game === undefined) return bad('game', `one of ${[...games.keys()].join(', ')}`, plan.game);
    if (plan.commitFirst === true && plan.part !== undefined)
      return bad('part', 'no part before the server’s hash is known', 'one');
    const options = game.system.options(plan.options ?? {});
    if (!options.ok) return options;
    const seats = game.system.seats(options.value);
    const stranger = Object.keys(plan.seats).find((seat) => !seats.includes(seat) || seat === PROCEDURE_SEAT);
    if (stranger !== undefined) return bad(`seats.${stranger}`, `no seat but ${seats.join(', ')}`, stranger);
    const unasked = await this.#unasked(maker, plan);
    if (unasked !== undefined) return bad('seats', 'people who may be asked to come', unasked);
    const match = chance();
    const rows = seats.map((seat, place) => seatRow({ match, seat, place }, plan, maker));
    if (rows.every(({ kind }) => kind !== 'person')) return bad('seats', 'a person in one of them', 'none');
    const drafts = plan.drafts === undefined ? null : JSON.stringify(plan.drafts);
    const tried = attempt(game, { options: options.value, seed: 'trial', seats: seatingOf(rows, drafts) });
    if (!tried.ok) return tried;
    const row = freshRow(
      {
        ...{ id: match, game: plan.game, options: JSON.stringify(options.value), pace: JSON.stringify(plan.pace) },
        ...{ access: plan.access, observers: plan.observers ? 1 : 0, creator: maker.id, drafts },
        help: (plan.help ?? true) ? 1 : 0,
      },
      this.#plan.now(),
    );
    const server = drawPart(chance);
    await store.matches.add({ ...row, server_part: server }, rows);
    await this.startIfFull(match, maker);
    return ok({ match, token: await this.invite(maker, match), commitment: sha256Hex(server) });
  }

  /** A person for whom a seat is kept, who is nobody, or plays no more with the maker. */
  async #unasked(maker: Person, { seats }: MatchPlan): Promise<string | undefined> {
    const { store } = this.#plan;
    const asked = Object.values(seats).flatMap((seat) => (seat.kind === 'for' ? [seat.person] : []));
    const blockers = asked.length === 0 ? [] : await store.relations.blockersOf(maker.id);
    for (const person of asked)
      if (blockers.includes(person) || (await store.people.byId(person)) === undefined) return person;
    return undefined;
  }

  /** Whether someone at this table has blocked this person. */
  async isBlocked({ id }: Person, { row, seats }: StoredMatch): Promise<boolean> {
    const blockers = await this.#plan.store.relations.blockersOf(id);
    return blockers.includes(row.creator) || seats.some(({ person }) => person !== null && blockers.includes(person));
  }

  /** Makers whose tables this person does not see. */
  async hiddenFrom(person: Pick<Person, 'id'> | undefined): Promise<ReadonlySet<string>> {
    return new Set(person === undefined ? [] : await this.#plan.store.relations.blockersOf(person.id));
  }

  /** For a match whose seats were not taken by `take`. */
  async startIfFull(match: string, { id }: Person): Promise<void> {
    const { store, now, joined } = this.#plan;
    if (await store.matches.startIfFull(match, now(), this.#start)) joined?.(match, id);
  }

  async invite({ id }: Person, match: string): Promise<string> {
    const { store, chance } = this.#plan;
    const token = chance();
    const expires = this.#plan.now() + WAIT_MS.link;
    await store.people.invite({ hash: hashOfSecret(token), kind: 'match', person: id, match, expires_at: expires });
    return token;
  }

  async isInvited(match: string, token: string | undefined): Promise<boolean> {
    if (token === undefined) return false;
    const found = await this.#plan.store.people.invitation(hashOfSecret(token), this.#plan.now());
    return found?.kind === 'match' && found.match === match;
  }

  /** False if no such seat is free. */
  async take(
    { id }: Person,
    match: string,
    { seat, part }: { seat?: string | undefined; part?: string | undefined },
  ): Promise<boolean> {
    const { store, now, joined } = this.#plan;
    const isTaken = await store.matches.take({ match, person: id, seat, part, now: now(), start: this.#start });
    if (isTaken) joined?.(match, id);
    return isTaken;
  }

  /** The maker keeps a table open for as long as a new one; false if it is not theirs, or has started. */
  extend({ id }: Person, { row }: StoredMatch): Promise<boolean> {
    return this.#plan.store.matches.extend(row.id, id, this.#plan.now() + waitMs(row));
  }

  /** Open tables that are there, page by page: with a clock of minutes, only while their makers have them open. */
  async open(people: readonly string[], page = 0): Promise<OpenMatches> {
    const { store, now } = this.#plan;
    const here = await this.#here();
    const found = await store.matches.open(now(), { here: people, open: [...here.keys()], page });
    const isThere = ({ row }: StoredMatch): boolean => !isLive(row) || here.get(row.id)?.includes(row.creator) === true;
    return { matches: found.filter(isThere), hasMore: found.length === MOST_LISTED };
  }

  /** Whether nobody would come to the table: it is an open one with a clock of minutes, and its maker does not have it open. */
  async isDeserted({ row }: StoredMatch): Promise<boolean> {
    const isBound = row.status === 'waiting' && row.access === 'open' && isLive(row);
    return isBound && (await this.#here()).get(row.id)?.includes(row.creator) !== true;
  }

  async #here(): Promise<ReadonlyMap<string, readonly string[]>> {
    return (await this.#plan.waiting?.all()) ?? new Map();
  }

  /** Completes the seed when the last seat is taken; it is revealed when the match is over. */
  readonly #start = (match: StoredMatch): Start => {
    const { game: name, options, drafts } = match.row;
    const seed = joinParts(match, this.#plan.chance);
    const seats = seatingOf(match.seats, drafts);
    const game = this.#plan.games.get(name);
    const begun = game && must(attempt(game, { options: JSON.parse(options), seed: readSeed(seed), seats }));
    const asked = begun?.asks ?? null;
    return { seed, seating: JSON.stringify(seats), asks: JSON.stringify(asked === null ? [] : [asked]) };
  };
}

function isLive({ pace }: Pick<MatchRow, 'pace'>): boolean {
  const plan: Pace = JSON.parse(pace);
  return plan.kind === 'live';
}

function waitMs(wish: Pick<MatchRow, 'access' | 'pace'>): number {
  return wish.access === 'open' && isLive(wish) ? LIVE_WAIT_MS : WAIT_MS[wish.access];
}

export function freshRow(
  wish: Pick<MatchRow, 'id' | 'game' | 'options' | 'pace' | 'access' | 'observers' | 'help' | 'creator' | 'drafts'>,
  now: number,
): MatchRow {
  return {
    ...wish,
    ...{ status: 'waiting', server_part: null, rematch_of: null, brought: null },
    ...{ expires_at: now + waitMs(wish), seq: 0, last_at: now, asks: '[]' },
    ...{ clocks: null, deadline: null, flag_at: null, stamp: null },
    ...{ seed: null, seating: null, created_at: now, started_at: null, ended_at: null },
  };
}

function seatRow(at: Pick<SeatRow, 'match' | 'seat' | 'place'>, wish: MatchPlan, maker: Person): SeatRow {
  const { seats, part, commitFirst } = wish;
  const plan: SeatPlan | undefined = seats[at.seat];
  const empty = { ...at, person: null, bot: null, reserved: null, part: null };
  if (at.seat === PROCEDURE_SEAT) return { ...empty, kind: 'procedure' };
  if (plan?.kind === 'bot') return { ...empty, kind: 'bot', bot: plan.bot };
  if (plan?.kind === 'for') return { ...empty, kind: 'person', reserved: plan.person };
  if (plan?.kind !== 'me') return { ...empty, kind: 'person' };
  const own = commitFirst === true ? { reserved: maker.id } : { person: maker.id, part: part ?? null };
  return { ...empty, kind: 'person', ...own };
}

type SeatedRow = SeatRow & { readonly name?: string | null };

function seatingOf(rows: readonly SeatedRow[], drafts: string | null): Seating {
  const seats: Seating = Object.fromEntries(
    rows.map(({ seat, kind, person, bot, name }) => {
      if (kind === 'procedure') return [seat, { kind }];
      if (kind === 'bot') return [seat, { kind, bot: bot ?? '' }];
      return [seat, { kind, id: person ?? seat, name: name ?? seat }];
    }),
  );
  return withDeputies(seats, JSON.parse(drafts ?? '{}'));
}

/** A set-up that throws must not take the server down. */
function attempt(game: HostedGame, plan: Parameters<typeof createMatch<Realm>>[1]): Result<Match<Realm>> {
  try {
    return createMatch(game.system, plan, game.bots);
  } catch (error) {
    return bad('options', 'something that the rules can set up', String(error));
  }
}
