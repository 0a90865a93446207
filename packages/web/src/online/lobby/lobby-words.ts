import { counted } from '@sandtable/kernel';
import type { MatchInfo } from '@sandtable/protocol';
import { plainName } from '../../link/seating.ts';
import { claimSoonWords } from '../clock/claim-words.ts';
import { DAY, isLow, MINUTE, spanFigures } from '../clock/clock-words.ts';
import { freeSeats } from './match-order.ts';

export interface ClockWords {
  readonly text: string;
  readonly isSoon: boolean;
}

/** The time of the player whose turn it is, perhaps me. */
export function clockWords(match: MatchInfo, now: number): ClockWords {
  const { pace, deadline, clocks } = match;
  if (pace.kind === 'none') return { text: 'no clock', isSoon: false };
  if (deadline === null || clocks === null) return { text: 'clock stands', isSoon: false };
  const left = deadline - now;
  if (left <= 0) return { text: 'out of time', isSoon: true };
  const isSoon = isLow(left, pace);
  const bank = pace.kind === 'bank' && !isSoon ? (match.isMyTurn ? ' in your bank' : ' in the bank') : ' left';
  return { text: `${spanFigures(left)}${bank}`, isSoon };
}

interface OtherPlayer {
  readonly name: string;
  readonly isHere: boolean;
}

/** The other people, each once; someone with several seats is here if present at any of them. */
export function peopleIn({ seats, present }: MatchInfo): readonly OtherPlayer[] {
  const others = seats.filter(({ kind, isMine, name }) => kind === 'person' && !isMine && name !== null);
  const names = [...new Set(others.map(({ name }) => name ?? ''))];
  return names.map((name) => ({
    name,
    isHere: others.some((each) => each.name === name && present.includes(each.seat)),
  }));
}

/** Players who are not people: `a bot`, `the AI`. */
export function othersIn({ seats }: MatchInfo): readonly string[] {
  const bots = seats.some(({ kind }) => kind === 'bot') ? ['a bot'] : [];
  const ai = seats.some(({ kind }) => kind === 'procedure') ? ['the AI'] : [];
  return [...bots, ...ai];
}

/** Whose turn it is and since when: `Ben’s turn for 5 h`. */
export function turnWords({ asks, seats, lastAt, expiresAt }: MatchInfo, now: number): string {
  const asked = seats.find(({ seat }) => asks.includes(seat));
  if (asked === undefined) return 'Nobody is asked';
  const who = asked.kind === 'person' ? (asked.name ?? plainName(asked.seat)) : plainName(asked.seat);
  const since = now - lastAt;
  // A match that a guest plays alone goes when it is left for long; the server says so a week before.
  const goes = expiresAt === null ? '' : ` · removed in ${spanFigures(Math.max(0, expiresAt - now))} unless played`;
  return `${who}’s turn${since < MINUTE ? '' : ` for ${spanFigures(since)}`}${goes}`;
}

/** What can be done about a player who stays away, and when; '' for nothing. */
export function awayWords(match: MatchInfo, now: number): string {
  return match.isMyTurn ? '' : (claimSoonWords(match, now) ?? '');
}

/** What a waiting table is waiting for: `One seat free · closes in 6 d`. */
export function waitWords(match: MatchInfo, now: number): string {
  const free = freeSeats(match).length;
  const asked = match.seats.flatMap(({ reservedFor }) => reservedFor ?? []);
  if (free === 0 && asked.length > 0) return `${asked.join(' and ')} is asked${closesWords(match, now)}`;
  return `${free === 1 ? 'One seat free' : `${counted(free, 'seat')} free`}${closesWords(match, now)}`;
}

function closesWords({ expiresAt }: MatchInfo, now: number): string {
  return expiresAt === null ? '' : ` · closes in ${spanFigures(Math.max(0, expiresAt - now))}`;
}

/** Whether to warn the maker that the table closes soon. */
export function closesSoon({ expiresAt, isMaker }: MatchInfo, now: number): boolean {
  return isMaker && expiresAt !== null && expiresAt - now < 2 * DAY;
}
