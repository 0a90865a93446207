import { counted, listed } from '@sandtable/kernel';
import type { MatchInfo } from '@sandtable/protocol';
import { plainName } from '../../link/seating.ts';
import { claimSoonWords } from '../clock/claim-words.ts';
import { freeSeats } from './match-order.ts';

const [MINUTE, HOUR, DAY] = [60_000, 3_600_000, 86_400_000];
/** Less is told in red as well. */
const SOON = 6 * HOUR;

/** `6 d 11 h`, `4 h`, `12 min`; never more than there is. */
export function printSpan(span: number): string {
  const [days, hours, minutes] = [Math.floor(span / DAY), Math.floor(span / HOUR), Math.floor(span / MINUTE)];
  if (days > 0) return hours % 24 === 0 ? `${days} d` : `${days} d ${hours % 24} h`;
  if (hours > 0) return `${hours} h`;
  return minutes > 0 ? `${minutes} min` : 'under a minute';
}

export interface ClockWords {
  readonly text: string;
  readonly isSoon: boolean;
}

/** The time of whoever is asked: mine if that is me. */
export function clockWords(match: MatchInfo, now: number): ClockWords {
  const { pace, deadline, clocks } = match;
  if (pace.kind === 'none') return { text: 'no clock', isSoon: false };
  if (deadline === null || clocks === null) return { text: 'clock stands', isSoon: false };
  const left = deadline - now;
  if (left <= 0) return { text: 'out of time', isSoon: true };
  const bank = pace.kind === 'bank' && left >= SOON ? (match.isMyTurn ? ' in your bank' : ' in the bank') : ' left';
  return { text: `${printSpan(left)}${bank}`, isSoon: left < SOON };
}

/** The others at the table by name: `Ben`, `Ilse and the AI`; people first. */
export function othersIn({ seats }: MatchInfo): string {
  const others = seats.filter(({ isMine }) => !isMine);
  const people = others.flatMap(({ kind, name }) => (kind === 'person' && name !== null ? [name] : []));
  const bots = others.some(({ kind }) => kind === 'bot') ? ['a bot'] : [];
  const ai = others.some(({ kind }) => kind === 'procedure') ? ['the AI'] : [];
  return listed([...new Set(people), ...bots, ...ai]);
}

/** Whose turn it is and since when: `Ben’s turn for 5 h`. */
export function turnWords({ asks, seats, lastAt }: MatchInfo, now: number): string {
  const asked = seats.find(({ seat }) => asks.includes(seat));
  if (asked === undefined) return 'Nobody is asked';
  const who = asked.kind === 'person' ? (asked.name ?? plainName(asked.seat)) : plainName(asked.seat);
  const since = now - lastAt;
  return `${who}’s turn${since < MINUTE ? '' : ` for ${printSpan(since)}`}`;
}

/** What may be done about somebody who stays away, and when; '' for nothing. */
export function awayWords(match: MatchInfo, now: number): string {
  return match.isMyTurn ? '' : (claimSoonWords(match, now) ?? '');
}

/** What a table that waits is waiting for: `One seat free · closes in 6 d`. */
export function waitWords(match: MatchInfo, now: number): string {
  const free = freeSeats(match).length;
  return `${free === 1 ? 'One seat free' : `${counted(free, 'seat')} free`}${closesWords(match, now)}`;
}

export function closesWords({ expiresAt }: MatchInfo, now: number): string {
  return expiresAt === null ? '' : ` · closes in ${printSpan(Math.max(0, expiresAt - now))}`;
}

/** A table that closes so soon is pointed out to its maker. */
export function closesSoon({ expiresAt, isMaker }: MatchInfo, now: number): boolean {
  return isMaker && expiresAt !== null && expiresAt - now < 2 * DAY;
}
