import type { Audience } from '@sandtable/kernel';
import type { HostedGame } from '../games/hosted-game.ts';
import type { NamedSeat, StoredMatch } from '../store/matches.ts';
import { shownMark } from '../store/names.ts';
import type { Person } from '../store/people.ts';
import type { MatchRow } from '../store/tables.ts';
import { awayOf, clocksOf } from '../pace/claim.ts';
import type { Clock } from '../pace/clock.ts';
import { openParts } from '../tables/seed-parts.ts';
import { refusal, type ServerKey } from '../tables/words.ts';
import type { Table } from '../tables/table.ts';
import type { MatchInfo, Pace } from '@sandtable/protocol';
import { type Denied, grant, type Verdict } from '@sandtable/kernel';

const OBSERVER = 'observer';

/** Whether this person has the seat now. Asked at every message: a seat may change hands. */
export function judgeSeat(table: Table, seat: string, person: Person | undefined): Verdict<undefined, ServerKey> {
  const { seating } = table.brief;
  const holder = Object.hasOwn(seating, seat) ? seating[seat] : undefined;
  const isTheirs = holder?.kind === 'person' && person !== undefined && holder.id === person.id;
  return isTheirs ? grant() : refusal('notYours');
}

/** What a page may see: as a seat of its person, also while a bot plays it, or as an observer where the match allows any. */
export function audienceOf(
  table: Table,
  as: string,
  person: Person | undefined,
  stored: StoredMatch | undefined,
): Verdict<Audience, ServerKey> | Denied<ServerKey> {
  if (as === OBSERVER) return stored?.row.observers === 1 ? grant<Audience>('spectator') : refusal('noObservers');
  if (isStandIn(stored, as, person)) return grant<Audience>(as);
  const verdict = judgeSeat(table, as, person);
  return verdict.granted ? grant<Audience>(as) : verdict;
}

/** Whether a bot plays a seat of this person's, who still sees what the seat sees and may take it back. */
export function isStandIn(stored: StoredMatch | undefined, seat: string, person: Person | undefined): boolean {
  const own = stored?.seats.find((each) => each.seat === seat);
  return own?.kind === 'person' && own.bot !== null && own.person === person?.id;
}

/** All seats of this person: resigning gives up every one. */
export function seatsOf({ match }: Table, { id }: Person): readonly string[] {
  return Object.entries(match.seating).flatMap(([seat, holder]) =>
    holder.kind === 'person' && holder.id === id ? [seat] : [],
  );
}

/** Whether the seat of a running match was left by its person, and a bot plays it until someone joins. */
export function isVacant({ row }: StoredMatch, { kind, person, bot }: NamedSeat): boolean {
  return row.status === 'running' && kind === 'person' && person === null && bot !== null;
}

/** Whether anyone may know of the match, even without its link. */
export function isPublic({ row }: StoredMatch): boolean {
  return row.observers === 1 || row.access === 'open';
}

export function isPlayer({ row, seats }: StoredMatch, person: Person | undefined): boolean {
  return person !== undefined && (row.creator === person.id || seats.some((seat) => seat.person === person.id));
}

export function isInvitee({ seats }: StoredMatch, person: Person | undefined): boolean {
  return person !== undefined && seats.some(({ reserved }) => reserved === person.id);
}

/** Only those options that the game makes public: a position among them may hold hidden information. */
export function infoOf(
  match: StoredMatch,
  game: HostedGame | undefined,
  person: Pick<Person, 'id'> | undefined,
  { present }: { readonly present: string[] },
): MatchInfo {
  const { row, seats, maker } = match;
  const { id, game: name, status, access, observers } = row;
  const options: unknown = JSON.parse(row.options);
  const title = game?.title(options) ?? '';
  const asks: readonly string[] = JSON.parse(row.asks);
  const isMine = (seat: { readonly person: string | null }): boolean =>
    person !== undefined && seat.person === person.id;
  return {
    ...{ id, game: name, title: title === '' ? name : title, mission: title === '' ? null : title, status, access },
    options: game?.shown(options) ?? null,
    observers: observers === 1,
    help: row.help === 1,
    ...timeOf(row),
    createdAt: row.created_at,
    startedAt: row.started_at,
    endedAt: row.ended_at,
    expiresAt: row.expires_at,
    ...{ seq: row.seq, lastAt: row.last_at, asks: [...asks], maker },
    isMyTurn: seats.some((seat) => isMine(seat) && seat.bot === null && asks.includes(seat.seat)),
    present,
    makerId: maker === null ? null : row.creator,
    isMaker: person !== undefined && row.creator === person.id,
    rematchOf: row.rematch_of,
    isBrought: row.brought !== null,
    commitment: openParts(match),
    seats: seats.map((seat) => ({
      seat: seat.seat,
      kind: seat.bot === null ? seat.kind : 'bot',
      name: seat.bot ?? seat.name,
      person: seat.bot === null ? seat.person : null,
      mark: seat.bot === null ? shownMark(seat.mark) : null,
      isMine: isMine(seat),
      reservedFor: seat.reservedFor,
      isForMe: person !== undefined && seat.reserved === person.id,
      ...(isVacant(match, seat) ? { isVacant: true } : {}),
    })),
  };
}

/** The clocks as of the last entry, read without opening the match: the same until something happens, so that a list keeps its tag. */
function timeOf(row: MatchRow): Pick<MatchInfo, 'pace' | 'deadline' | 'clocks' | 'away'> {
  const pace: Pace = JSON.parse(row.pace);
  const clock: Clock | null = row.clocks === null ? null : JSON.parse(row.clocks);
  return {
    pace,
    deadline: row.deadline,
    clocks: (clock && clocksOf(pace, clock, clock.at)) ?? null,
    away: (clock && awayOf(pace, clock)) ?? null,
  };
}
