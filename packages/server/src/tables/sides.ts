import type { Realm, Seat } from '@sandtable/kernel';
import { isSamePerson, type Match } from '@sandtable/session';
import type { HostedGame } from '../games/hosted-game.ts';

/** Tells whether two seats win and lose together, from the spectator's view. */
export function sidesOf(game: HostedGame, match: Match<Realm>): (one: Seat, other: Seat) => boolean {
  const { view } = match.now('spectator');
  return (one, other) => game.sideOf(view, one) === game.sideOf(view, other);
}

/** The seats of other people who win and lose with the person who holds these. */
export function partnersOf(game: HostedGame, match: Match<Realm>, own: readonly Seat[]): readonly Seat[] {
  const { seating } = match;
  return wholeSide(game, match, own).filter(
    (seat) =>
      seating[seat]?.kind === 'person' && !own.some((each) => each === seat || isSamePerson(seating, each, seat)),
  );
}

/** These seats and every seat that loses with them. */
export function wholeSide(game: HostedGame, match: Match<Realm>, seats: readonly Seat[]): readonly Seat[] {
  const isSameSide = sidesOf(game, match);
  return Object.keys(match.seating).filter((seat) => seats.some((own) => isSameSide(own, seat)));
}
