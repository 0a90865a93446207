import { isFuture } from '../link/shelf.ts';
import type { Summary } from '../link/summary.ts';
import { peopleOf } from '../link/seating.ts';

/** Whose turn it is, or how it ended. */
export function printTurn({ asks, winners, seating, names }: Summary): string {
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

/** A seat of a match whose sides are drafted. */
const NUMBERED = /^p\d+$/;

/** `German`, `Soviet 2`, `Player 1`, `the AI` */
function plainName(seat: string): string {
  if (seat === 'ai') return 'the AI';
  if (NUMBERED.test(seat)) return `Player ${seat.slice(1)}`;
  const [, side = seat, number = ''] = /^([a-z]+)(\d*)$/.exec(seat) ?? [];
  return `${side.charAt(0).toUpperCase()}${side.slice(1)}${number === '' ? '' : ` ${number}`}`;
}

/** `House rules · Hit markers: Open`; empty if all rules are as printed. */
export function printRules({ rules }: Summary): string {
  return rules.length === 0 ? '' : `House rules · ${rules.join(' · ')}`;
}

/** A day still to come is the mistake of a clock. */
export function printWhen(changed: number): string {
  if (isFuture(changed, Date.now())) return 'at an unknown time';
  return new Date(changed).toLocaleString(undefined, { dateStyle: 'medium', timeStyle: 'short' });
}
