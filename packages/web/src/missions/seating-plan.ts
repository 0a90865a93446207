import type { Seat } from '@sandtable/kernel';
import type { Seating } from '@sandtable/session';
import type { Party } from '../face/missions.ts';

/** The person at this screen, and another person at it; every other sitter is a bot, by its name. */
export const PEOPLE = ['me', 'other'] as const;

export type Sitters = Readonly<Record<Seat, string>>;

/** One person and around him whom each seat is meant for: mostly bots, so that nobody else need be in the room. */
export function defaultSitters(parties: readonly Party[], bot: string): Sitters {
  const seats = parties.filter(({ isProcedure }) => !isProcedure);
  return Object.fromEntries(
    seats.map(({ seat, usual }, place) => [seat, place === 0 ? 'me' : usual === 'person' ? 'other' : bot]),
  );
}

/** Seats of `me` are one person's; every other person is one of his own, and gets a curtain. */
export function seatingOf(parties: readonly Party[], sitters: Sitters): Seating {
  return Object.fromEntries(
    parties.map(({ seat, name, isProcedure }) => {
      const sitter = sitters[seat] ?? 'me';
      if (isProcedure) return [seat, { kind: 'procedure' }];
      if (!isPerson(sitter)) return [seat, { kind: 'bot', bot: sitter }];
      return [seat, { kind: 'person', name: sitter === 'me' ? 'You' : `${name} player` }];
    }),
  );
}

/** Somebody must be there to play it. */
export function hasPerson(parties: readonly Party[], sitters: Sitters): boolean {
  return parties.some(({ seat, isProcedure }) => !isProcedure && isPerson(sitters[seat] ?? ''));
}

function isPerson(sitter: string): boolean {
  return PEOPLE.some((each) => each === sitter);
}
