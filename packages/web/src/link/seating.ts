import type { Seat } from '@sandtable/kernel';
import type { Seating } from '@sandtable/session';

/** Whoever looks on and holds no seat: he sees what everybody may know. */
export const ONLOOKER: Seat = 'spectator';

/** The seats that people hold, in their order. */
export function peopleOf(seating: Seating): Seat[] {
  return Object.keys(seating).filter((seat) => seating[seat]?.kind === 'person');
}

/** Who is told of it: its people, and where there is none, whoever looks on. */
export function readersOf(seating: Seating): Seat[] {
  const people = peopleOf(seating);
  return people.length === 0 ? [ONLOOKER] : people;
}

/** Whether one person holds both seats. */
export function isSameHolder(seating: Seating, a: Seat, b: Seat): boolean {
  const [one, other] = [seating[a], seating[b]];
  return one?.kind === 'person' && other?.kind === 'person' && one.name === other.name;
}
