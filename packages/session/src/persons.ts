import type { Seat } from '@sandtable/kernel';
import type { Person, Seating } from './terms.ts';

// Apart from the schemas, which a page that only asks who is who need not load.

export function idOf({ id, name: called }: Person): string {
  return id ?? called;
}

/** Two seats are one person's by the id, so that two people may have one name. */
export function isSamePerson(seating: Seating, a: Seat, b: Seat): boolean {
  const [one, other] = [seating[a], seating[b]];
  return one?.kind === 'person' && other?.kind === 'person' && idOf(one) === idOf(other);
}

export function isPerson(seating: Seating, seat: Seat): boolean {
  return seating[seat]?.kind === 'person';
}

/** The seats that a person holds: who gives a part of the seed, if it is made of parts. */
export function peopleIn(seating: Seating): readonly Seat[] {
  return Object.keys(seating).filter((seat) => isPerson(seating, seat));
}

/** Whether dice and cards are those of a real table, beside which it is played. */
export function isByHand(seating: Seating): boolean {
  return Object.values(seating).some((holder) => holder.kind === 'procedure' && holder.chance === 'table');
}
