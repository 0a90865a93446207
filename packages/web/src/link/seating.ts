import type { Seat } from '@sandtable/kernel';
import type { Seating } from '@sandtable/session';

/** A viewer without a seat, who sees what everybody may see. */
export const ONLOOKER: Seat = 'spectator';

export function peopleOf(seating: Seating): Seat[] {
  return Object.keys(seating).filter((seat) => isPerson(seating, seat));
}

/** Whose logs are kept: the people's, or the onlooker's if there are none. */
export function readersOf(seating: Seating): Seat[] {
  const people = peopleOf(seating);
  return people.length === 0 ? [ONLOOKER] : people;
}

export function isPerson(seating: Seating, seat: Seat | null): boolean {
  return seat !== null && seating[seat]?.kind === 'person';
}

export function isSameHolder(seating: Seating, a: Seat, b: Seat): boolean {
  const [one, other] = [seating[a], seating[b]];
  return one?.kind === 'person' && other?.kind === 'person' && one.name === other.name;
}
