import type { MatchInfo } from '@sandtable/protocol';

/** Matches in which it is this person's turn: the earliest deadline first, then the longest wait. */
export function myTurns(mine: readonly MatchInfo[]): readonly MatchInfo[] {
  return mine.filter(({ isMyTurn }) => isMyTurn).toSorted(bySoonest);
}

/** Running matches in which it is another player's turn, and the person's own tables that wait for players. */
export function waitingFor(mine: readonly MatchInfo[]): readonly MatchInfo[] {
  const running = mine.filter(({ status, isMyTurn }) => status === 'running' && !isMyTurn).toSorted(bySoonest);
  return [...running, ...mine.filter((match) => match.status === 'waiting' && isMine(match))];
}

/** By others. */
export function invitations(mine: readonly MatchInfo[]): readonly MatchInfo[] {
  return mine.filter((match) => !match.isMaker && hasSeatForMe(match));
}

/** A seat is kept for this person, who has not taken it. */
export function hasSeatForMe({ status, seats }: MatchInfo): boolean {
  return status === 'waiting' && seats.some(({ isForMe }) => isForMe);
}

export function finished(mine: readonly MatchInfo[]): readonly MatchInfo[] {
  return mine
    .filter(({ status }) => status === 'over')
    .toSorted((one, other) => (other.endedAt ?? 0) - (one.endedAt ?? 0));
}

export function toJoin(open: readonly MatchInfo[]): readonly MatchInfo[] {
  return open.filter((match) => !isMine(match));
}

export function isMine({ isMaker, seats }: MatchInfo): boolean {
  return isMaker || seats.some((seat) => seat.isMine);
}

/** A seat that somebody has left in a running match is free too. */
export function freeSeats({ seats }: MatchInfo): readonly string[] {
  return seats.flatMap(({ seat, kind, name, reservedFor, isForMe, isVacant = false }) =>
    isVacant || (kind === 'person' && name === null && (reservedFor === null || isForMe)) ? [seat] : [],
  );
}

/** The seat to open the match with: the one whose turn it is, else the person's first; without a seat, as an observer. */
export function seatIn({ seats, asks }: MatchInfo): string {
  const own = seats.filter((seat) => seat.isMine);
  return (own.find(({ seat }) => asks.includes(seat)) ?? own[0])?.seat ?? 'observer';
}

export function tableAddress(match: MatchInfo, seat = seatIn(match)): string {
  return `/online/match/${match.id}/${encodeURIComponent(seat)}`;
}

/** Where it is joined: by its link, or without a token if it is open to all. */
export function joinAddress(match: string, token = ''): string {
  return `/online/join/${match}${token === '' ? '' : `/${token}`}`;
}

/** No clock counts as the latest deadline. */
function bySoonest(one: MatchInfo, other: MatchInfo): number {
  const [end, otherEnd] = [one.deadline ?? Infinity, other.deadline ?? Infinity];
  return end === otherEnd ? one.lastAt - other.lastAt : end - otherEnd;
}
