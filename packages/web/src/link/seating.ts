import type { Seat } from '@sandtable/kernel';
import { isSamePerson, type Seating } from '@sandtable/session';

/** A viewer without a seat, who sees what is visible to all. */
export const ONLOOKER: Seat = 'spectator';

export const YOU = 'You';

/** Whether the person of this browser has a seat, and not only others at the same screen. */
export function hasYou(seating: Seating): boolean {
  return Object.values(seating).some(isYou);
}

export function isYou(holder: Seating[string] | undefined): boolean {
  return holder?.kind === 'person' && holder.name === YOU;
}

export function peopleOf(seating: Seating): Seat[] {
  return Object.keys(seating).filter((seat) => isPerson(seating, seat));
}

/** The seats whose logs are kept: the people's, or the onlooker's if there are none. */
export function readersOf(seating: Seating): Seat[] {
  const people = peopleOf(seating);
  return people.length === 0 ? [ONLOOKER] : people;
}

/** Whether one person holds all the people's seats, and so may move the match elsewhere. */
export function isOnePersons(seating: Seating): boolean {
  const [first, ...others] = peopleOf(seating);
  return first !== undefined && others.every((other) => isSamePerson(seating, first, other));
}

export function isPerson(seating: Seating, seat: Seat | null): boolean {
  return seat !== null && seating[seat]?.kind === 'person';
}

/** The name of the person in a seat; for "You", which is ambiguous to a partner, a number by seat. */
export function playerName(seating: Seating, seat: Seat): string {
  const holder = seating[seat];
  if (holder?.kind === 'person' && holder.name !== YOU) return holder.name;
  return `Player ${peopleOf(seating).findIndex((each) => isSamePerson(seating, each, seat)) + 1}`;
}

/** For what somebody did to the match: `Ann (15th Division)`; a seat without a person's name has its own. */
export function doerName(seating: Seating, seat: Seat, seatName: (seat: Seat) => string): string {
  const holder = seating[seat];
  return holder?.kind === 'person' && holder.name !== YOU ? `${holder.name} (${seatName(seat)})` : seatName(seat);
}

/** A seat of a match whose sides are drafted. */
export const NUMBERED = /^p\d+$/;

/** `German`, `Soviet 2`, `Player 1`, `the AI` */
export function plainName(seat: string): string {
  if (seat === 'ai') return 'the AI';
  if (NUMBERED.test(seat)) return `Player ${seat.slice(1)}`;
  const [, side = seat, number = ''] = /^([a-z]+)(\d*)$/.exec(seat) ?? [];
  return `${side.charAt(0).toUpperCase()}${side.slice(1)}${number === '' ? '' : ` ${number}`}`;
}
