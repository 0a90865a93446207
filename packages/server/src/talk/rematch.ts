import type { Chance } from '../store/secrets.ts';
import type { StoredMatch } from '../store/matches.ts';
import type { Person } from '../store/people.ts';
import type { Store } from '../store/store.ts';
import type { SeatRow } from '../store/tables.ts';
import { freshRow, type Lobby } from '../tables/lobby.ts';
import { drawPart } from '../tables/seed-parts.ts';

interface RematchPlan {
  readonly store: Store;
  readonly lobby: Lobby;
  readonly chance: Chance;
  now(): number;
}

/**
 * The same match with sides changed. The caller sits down; the other seats are reserved for the others. A second caller takes the seat
 * reserved for them, so that two who ask at once play one match.
 */
export async function playAgain(
  plan: RematchPlan,
  old: StoredMatch,
  person: Person,
  wish: RematchWish,
): Promise<string> {
  const { store, lobby, chance } = plan;
  const { game, options, pace, access, observers, help, drafts } = old.row;
  const id = chance();
  const row = freshRow({ id, game, options, pace, access, observers, help, drafts, creator: person.id }, plan.now());
  const seats = changedSeats(old.seats).map((seat) => seatAgain(seat, id, person, wish));
  const match = await store.rematches.add({ ...row, rematch_of: old.row.id, server_part: drawPart(chance) }, seats);
  if (match === id) await lobby.startIfFull(match, person);
  if (match === id || wish.commitFirst === true) return match;
  const found = await store.matches.find(match);
  const own = found?.seats.filter(({ reserved }) => reserved === person.id) ?? [];
  for (const { seat } of own) await lobby.take(person, match, { seat, part: wish.part });
  return match;
}

interface RematchWish {
  readonly part?: string | undefined;
  /** The caller's seats are only kept for them; their page joins each once it has the server's hash. */
  readonly commitFirst?: boolean | undefined;
}

type Sitter = Pick<SeatRow, 'kind' | 'person' | 'bot'>;

/** Moves every person to the next person's seat; someone playing alone swaps with the bots. The AI keeps its seat, which the rules fix. */
export function changedSeats(seats: readonly SeatRow[]): readonly SeatRow[] {
  const people = seats.filter(({ kind }) => kind === 'person');
  const isAlone = new Set(people.map(({ person }) => person)).size === 1;
  const moving = isAlone ? seats.filter(({ kind }) => kind !== 'procedure') : people;
  return seats.map((seat) => {
    const place = moving.indexOf(seat);
    if (place === -1) return seat;
    const { kind, person, bot }: Sitter = moving[(place + 1) % moving.length] ?? seat;
    return { ...seat, kind, person, bot };
  });
}

function seatAgain(before: SeatRow, match: string, { id }: Person, { part, commitFirst }: RematchWish): SeatRow {
  const { seat, place, kind, person, bot } = before;
  const empty: SeatRow = { match, seat, place, kind, bot, person: null, reserved: null, part: null };
  return person === id && commitFirst !== true
    ? { ...empty, person, part: part ?? null }
    : { ...empty, reserved: person };
}
