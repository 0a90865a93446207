import type { Audience } from '@sandtable/kernel';
import type { HostedGame } from '../games/hosted-game.ts';
import type { StoredMatch } from '../store/matches.ts';
import type { Person } from '../store/people.ts';
import { openParts } from '../tables/seed-parts.ts';
import { refusal, type ServerKey } from '../tables/words.ts';
import type { Table } from '../tables/table.ts';
import type { MatchInfo } from '@sandtable/protocol';
import { type Denied, grant, type Verdict } from '@sandtable/kernel';

/** How a page asks to look on without a seat. */
const OBSERVER = 'observer';

/** Does this person have the seat now? Asked at every message: a seat may change hands. */
export function judgeSeat({ match }: Table, seat: string, person: Person | undefined): Verdict<undefined, ServerKey> {
  const holder = Object.hasOwn(match.seating, seat) ? match.seating[seat] : undefined;
  const isTheirs = holder?.kind === 'person' && person !== undefined && holder.id === person.id;
  return isTheirs ? grant() : refusal('notYours');
}

/** Whose eyes a page gets: those of a seat that it has, or an observer's where there may be any. */
export function audienceOf(
  table: Table,
  as: string,
  person: Person | undefined,
  hasObservers: boolean,
): Verdict<Audience, ServerKey> | Denied<ServerKey> {
  if (as === OBSERVER) return hasObservers ? grant<Audience>('spectator') : refusal('noObservers');
  const verdict = judgeSeat(table, as, person);
  return verdict.granted ? grant<Audience>(as) : verdict;
}

/** All seats of the same person: who resigns gives up every one. */
export function seatsOf({ match }: Table, { id }: Person): readonly string[] {
  return Object.entries(match.seating).flatMap(([seat, holder]) =>
    holder.kind === 'person' && holder.id === id ? [seat] : [],
  );
}

/** May this person know of the match, besides those who were sent its link? */
export function isPublic({ row }: StoredMatch): boolean {
  return row.observers === 1 || row.access === 'open';
}

export function isPlayer({ row, seats }: StoredMatch, person: Person | undefined): boolean {
  return person !== undefined && (row.creator === person.id || seats.some((seat) => seat.person === person.id));
}

/** Is a seat kept for this person? */
export function isInvitee({ seats }: StoredMatch, person: Person | undefined): boolean {
  return person !== undefined && seats.some(({ reserved }) => reserved === person.id);
}

/** Nothing of its options but a title: they may hold a position, and with it what is hidden. */
export function infoOf(match: StoredMatch, game: HostedGame | undefined, person: Person | undefined): MatchInfo {
  const { row, seats } = match;
  const { id, game: name, status, access, observers } = row;
  return {
    ...{ id, game: name, title: game?.title(JSON.parse(row.options)) ?? name, status, access },
    observers: observers === 1,
    pace: JSON.parse(row.pace),
    createdAt: row.created_at,
    startedAt: row.started_at,
    endedAt: row.ended_at,
    rematchOf: row.rematch_of,
    isBrought: row.brought !== null,
    commitment: openParts(match),
    seats: seats.map((seat) => ({
      seat: seat.seat,
      kind: seat.kind,
      name: seat.kind === 'bot' ? seat.bot : seat.name,
      isMine: person !== undefined && seat.person === person.id,
      reservedFor: seat.reservedFor,
      isForMe: person !== undefined && seat.reserved === person.id,
    })),
  };
}
