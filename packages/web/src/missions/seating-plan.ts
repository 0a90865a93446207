import type { Seat } from '@sandtable/kernel';
import type { Seating } from '@sandtable/session';
import type { Facts } from './facts.ts';
import { printParty } from './words.ts';

/** Who can have a seat: the person at this screen, another person at it, or a bot. The AI has its own. */
export const SITTERS = ['me', 'other', 'captain', 'random'] as const;
export type Sitter = (typeof SITTERS)[number];

/** A mission as far as it has seats. */
type Seated = Pick<Facts, 'parties'>;

export type Sitters = Readonly<Record<Seat, Sitter>>;

/** One person and bots around: a match can be begun without a second person in the room. */
export function defaultSitters({ parties }: Seated): Sitters {
  const seats = parties.filter(({ isAi }) => !isAi).map(({ seat }) => seat);
  return Object.fromEntries(seats.map((seat, place) => [seat, place === 0 ? 'me' : 'captain']));
}

/** Seats of `me` are one person's; every other person is one of his own, and gets a curtain. */
export function seatingOf({ parties }: Seated, sitters: Sitters): Seating {
  return Object.fromEntries(
    parties.map((party) => {
      const sitter = sitters[party.seat] ?? 'captain';
      if (party.isAi) return [party.seat, { kind: 'procedure' }];
      if (sitter === 'captain' || sitter === 'random') return [party.seat, { kind: 'bot', bot: sitter }];
      return [party.seat, { kind: 'person', name: sitter === 'me' ? 'You' : `${printParty(party)} player` }];
    }),
  );
}

/** Somebody must be there to play it. */
export function hasPerson({ parties }: Seated, sitters: Sitters): boolean {
  return parties.some(({ seat, isAi }) => !isAi && ['me', 'other'].includes(sitters[seat] ?? ''));
}
