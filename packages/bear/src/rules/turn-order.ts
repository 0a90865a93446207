import type { TurnFrame } from '../model/frame.ts';
import type { PlayerView } from '../model/player.ts';

/** Whose turn it is. */
export function turnPlayer({ order, place }: Readonly<TurnFrame>): number {
  const player = order[place];
  if (player === undefined) throw new Error(`nobody has the turn ${place}`);
  return player;
}

/** B2.3, B20.2: both of two, else all but one. */
export function passesToEnd(players: number): number {
  return players === 2 ? 2 : players - 1;
}

/** B20.0: from the winner of the initiative on, turns go back and forth between the sides. */
export function turnOrder(players: readonly PlayerView[], first: number): number[] {
  const side = players[first]?.side;
  const all = players.map((_player, place) => place);
  const own = rotated(
    all.filter((place) => players[place]?.side === side),
    first,
  );
  const others = all.filter((place) => players[place]?.side !== side);
  const turns = Math.max(own.length, others.length);
  return Array.from({ length: turns }, (_turn, index) => [
    own[index % own.length] ?? first,
    others[index % others.length] ?? first,
  ]).flat();
}

function rotated(places: readonly number[], first: number): number[] {
  const start = places.indexOf(first);
  return [...places.slice(start), ...places.slice(0, start)];
}

export function turnFrame(order: readonly number[]): TurnFrame {
  return { kind: 'turn', step: 0, got: null, order, place: 0, passes: 0, swift: false };
}
