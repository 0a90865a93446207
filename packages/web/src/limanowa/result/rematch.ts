import { AI_SEAT, type Seen } from '@sandtable/limanowa';
import type { Rematch } from '../../face/result.ts';

/** The same mission with the same switches. Against the AI there is no other side to take. */
export function rematchOf({ view: { options, corps } }: Seen): Rematch {
  const { mission, position: _position, ...switches } = options;
  const seats = [...new Set(corps.map(({ seat }) => seat))];
  const hasAi = seats.includes(AI_SEAT);
  const sideOf = (seat: string): string | undefined => corps.find((each) => each.seat === seat)?.side;
  const across = (seat: string): string => seats.find((other) => sideOf(other) !== sideOf(seat)) ?? seat;
  return {
    options: mission === null ? null : { ...switches, mission },
    opposite: Object.fromEntries(seats.map((seat) => [seat, hasAi ? seat : across(seat)])),
  };
}
