import type { MatchPlan } from '@sandtable/protocol';
import { bad, must, ok, parseSeed, type Realm, type Result } from '@sandtable/kernel';
import { createMatch, PROCEDURE_SEAT, type Seating } from '@sandtable/session';
import type { HostedGame } from '../games/hosted-game.ts';
import { type Chance, hashOfSecret } from '../store/secrets.ts';
import type { NamedSeat, Start } from '../store/matches.ts';
import type { Person } from '../store/people.ts';
import type { Store } from '../store/store.ts';
import type { MatchRow, SeatRow } from '../store/tables.ts';

/** Who is to have a seat: whoever makes the match, anybody, or a bot. The AI's own needs no word. */
type SeatPlan = MatchPlan['seats'][string];

interface LobbyPlan {
  readonly store: Store;
  readonly games: ReadonlyMap<string, HostedGame>;
  readonly chance: Chance;
  now(): number;
}

const LINK_MS = 30 * 24 * 60 * 60 * 1000;

/** Matches before they start. */
export class Lobby {
  readonly #plan: LobbyPlan;

  constructor(plan: LobbyPlan) {
    this.#plan = plan;
  }

  /** Checks everything, sets the match up once to see that it can be, and keeps it. */
  async create(maker: Person, plan: MatchPlan): Promise<Result<{ readonly match: string; readonly token: string }>> {
    const { games, store, chance } = this.#plan;
    const game = games.get(plan.game);
    if (game === undefined) return bad('game', `one of ${[...games.keys()].join(', ')}`, plan.game);
    const options = game.system.options(plan.options ?? {});
    if (!options.ok) return options;
    const seats = game.system.seats(options.value);
    const stranger = Object.keys(plan.seats).find((seat) => !seats.includes(seat) || seat === PROCEDURE_SEAT);
    if (stranger !== undefined) return bad(`seats.${stranger}`, `no seat but ${seats.join(', ')}`, stranger);
    const match = chance();
    const rows = seats.map((seat, place) => seatRow({ match, seat, place }, plan.seats[seat], maker));
    if (rows.every(({ kind }) => kind !== 'person')) return bad('seats', 'a person in one of them', 'none');
    const tried = attempt(game, { options: options.value, seed: 'trial', seats: seatingOf(rows) });
    if (!tried.ok) return tried;
    const row: MatchRow = {
      ...{ id: match, game: plan.game, options: JSON.stringify(options.value), pace: JSON.stringify(plan.pace) },
      ...{ access: plan.access, observers: plan.observers ? 1 : 0, status: 'waiting', creator: maker.id },
      ...{ seed: null, seating: null, created_at: this.#plan.now(), started_at: null, ended_at: null },
      ...{ clocks: null, deadline: null, flag_at: null, stamp: null },
    };
    await store.matches.add(row, rows);
    await store.matches.startIfFull(match, this.#plan.now(), this.#start);
    return ok({ match, token: await this.invite(maker, match) });
  }

  /** A link by which others join. */
  async invite({ id }: Person, match: string): Promise<string> {
    const { store, chance } = this.#plan;
    const token = chance();
    const expires = this.#plan.now() + LINK_MS;
    await store.people.invite({ hash: hashOfSecret(token), kind: 'match', person: id, match, expires_at: expires });
    return token;
  }

  /** Whether a token leads to this match. */
  async isInvited(match: string, token: string | undefined): Promise<boolean> {
    if (token === undefined) return false;
    const found = await this.#plan.store.people.invitation(hashOfSecret(token), this.#plan.now());
    return found?.kind === 'match' && found.match === match;
  }

  /** False if no such seat is free. */
  take({ id }: Person, match: string, seat: string | undefined): Promise<boolean> {
    return this.#plan.store.matches.take({ match, person: id, seat, now: this.#plan.now(), start: this.#start });
  }

  /** The seed is drawn when the last seat is taken, and told when the match is over. */
  readonly #start = (seats: readonly NamedSeat[]): Start => ({
    seed: must(parseSeed(this.#plan.chance())),
    seating: JSON.stringify(seatingOf(seats)),
  });
}

function seatRow(at: Pick<SeatRow, 'match' | 'seat' | 'place'>, plan: SeatPlan | undefined, maker: Person): SeatRow {
  if (at.seat === PROCEDURE_SEAT) return { ...at, kind: 'procedure', person: null, bot: null };
  if (plan?.kind === 'bot') return { ...at, kind: 'bot', person: null, bot: plan.bot };
  return { ...at, kind: 'person', person: plan?.kind === 'me' ? maker.id : null, bot: null };
}

type SeatedRow = SeatRow & { readonly name?: string | null };

function seatingOf(rows: readonly SeatedRow[]): Seating {
  return Object.fromEntries(
    rows.map(({ seat, kind, person, bot, name }) => {
      if (kind === 'procedure') return [seat, { kind }];
      if (kind === 'bot') return [seat, { kind, bot: bot ?? '' }];
      return [seat, { kind, id: person ?? seat, name: name ?? seat }];
    }),
  );
}

/** A set-up that breaks down is no reason for the server to do so. */
function attempt(game: HostedGame, plan: Parameters<typeof createMatch<Realm>>[1]): Result<unknown> {
  try {
    return createMatch(game.system, plan, game.bots);
  } catch (error) {
    return bad('options', 'something that the rules can set up', String(error));
  }
}
