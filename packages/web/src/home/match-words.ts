import { printMatches } from '../link/files.ts';
import { isFuture } from '../link/shelf.ts';
import type { Summary } from '../link/summary.ts';
import { NUMBERED, peopleOf, plainName } from '../link/seating.ts';

export function printTurn({ asks, winners, seating, names, movedTo }: Summary): string {
  if (movedTo !== undefined) return 'Taken to the server';
  const seatName = (seat: string): string => names[seat] ?? plainName(seat);
  if (asks === null)
    return winners.length === 0 ? 'Finished: no winner' : `Finished: ${winners.map(seatName).join(' and ')} won`;
  const people = peopleOf(seating);
  if (!people.includes(asks)) return `${seatName(asks)} to move`;
  if (people.length === 1) return 'Your turn';
  return NUMBERED.test(asks) && names[asks] === undefined
    ? `${seatName(asks)}’s turn`
    : `${seatName(asks)} player’s turn`;
}

/** `House rules · Hit markers: Open`; empty if all rules are as printed. */
export function printRules({ rules }: Summary): string {
  return rules.length === 0 ? '' : `House rules · ${rules.join(' · ')}`;
}

/** Longer lists are summed up by reason. */
const MOST_LISTED = 5;
const MOST_REASONS = 5;

interface RefusedMatch {
  readonly name: string;
  readonly why: string;
}

/** The refused matches of a bundle: each one if there are few, otherwise how many for which reason. */
export type RefusalReport<M> =
  | { readonly kind: 'each'; readonly matches: readonly M[] }
  | { readonly kind: 'reasons'; readonly lines: readonly RefusedMatch[] };

export function reportRefused<M extends RefusedMatch>(refused: readonly M[]): RefusalReport<M> {
  if (refused.length <= MOST_LISTED) return { kind: 'each', matches: refused };
  const counts = new Map<string, number>();
  for (const { why } of refused) counts.set(why, (counts.get(why) ?? 0) + 1);
  const [...most] = [...counts].toSorted(([, a], [, b]) => b - a);
  const left = most.splice(MOST_REASONS).reduce((sum, [, count]) => sum + count, 0);
  const others = left === 0 ? [] : [{ name: printMatches(left), why: 'Other reasons.' }];
  return { kind: 'reasons', lines: [...most.map(([why, count]) => ({ name: printMatches(count), why })), ...others] };
}

const LOCAL = ['localhost', '127.0.0.1', '[::1]'];
/** With this query the server does not redirect to its own usual address. */
const STAY = '/?stay';

interface OtherAddress {
  readonly href: string;
  readonly name: string;
}

/**
 * Where this browser keeps the matches, if the player might look elsewhere: a server on the player's own machine has several names, and
 * takes another port if its own is in use. `other` may have older matches.
 */
export function whereKept({
  protocol,
  hostname,
  port,
  host,
}: Pick<Location, 'protocol' | 'hostname' | 'port' | 'host'>): {
  readonly here: string;
  readonly other: OtherAddress;
} | null {
  if (!LOCAL.includes(hostname)) return null;
  const [main = '', second = ''] = LOCAL;
  const isMain = hostname === main;
  const name = `${isMain ? second : main}${port === '' ? '' : `:${port}`}`;
  return { here: host, other: { name, href: `${protocol}//${name}${isMain ? STAY : '/'}` } };
}

/** A date in the future means that a clock was wrong. */
export function printWhen(changed: number): string {
  if (isFuture(changed, Date.now())) return 'at an unknown time';
  return new Date(changed).toLocaleString(undefined, { dateStyle: 'medium', timeStyle: 'short' });
}
