import type { Seat } from '@sandtable/kernel';
import type { Person, Seating } from './terms.ts';

// Separate from the schemas, which a page that only compares persons need not load.

export function idOf({ id, name: called }: Person): string {
  return id ?? called;
}

/** Compared by id, so that two people may have one name. */
export function isSamePerson(seating: Seating, a: Seat, b: Seat): boolean {
  const [one, other] = [seating[a], seating[b]];
  return one?.kind === 'person' && other?.kind === 'person' && idOf(one) === idOf(other);
}

export function isPerson(seating: Seating, seat: Seat): boolean {
  return seating[seat]?.kind === 'person';
}

/** The seats that persons hold: each gives a part of a seed made of parts. */
export function peopleIn(seating: Seating): readonly Seat[] {
  return Object.keys(seating).filter((seat) => isPerson(seating, seat));
}

/** Whether the match is played beside a physical table, whose dice and cards count. */
export function isByHand(seating: Seating): boolean {
  return Object.values(seating).some((holder) => holder.kind === 'procedure' && holder.chance === 'table');
}
