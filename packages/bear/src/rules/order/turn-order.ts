import type { TurnFrame } from '../../model/frame.ts';
import type { BattleOptions } from '../../model/options.ts';
import type { PlayerView } from '../../model/player.ts';

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

/**
 * B20.0: from the winner of the initiative on, turns go back and forth between the sides, and a single player has one after
 * each of the others; or one side has all its turns before the other.
 */
export function turnOrder(
  players: readonly PlayerView[],
  first: number,
  teamTurns: BattleOptions['teamTurns'],
): number[] {
  const own = fromFirst(players, players[first]?.side, first);
  const others = fromFirst(players, players.find(({ side }) => side !== players[first]?.side)?.side, first);
  if (teamTurns === 'wholeSide') return [...own, ...others];
  const order: number[] = [];
  for (let turn = 0; turn < Math.max(own.length, others.length); turn++) {
    for (const side of [own, others]) {
      const player = side[turn % side.length];
      if (player !== undefined) order.push(player);
    }
  }
  return order;
}

/** The players of a side, from this one on if he is among them. */
function fromFirst(players: readonly PlayerView[], side: PlayerView['side'] | undefined, first: number): number[] {
  const places: number[] = [];
  for (const [place, player] of players.entries()) if (player.side === side) places.push(place);
  const start = Math.max(0, places.indexOf(first));
  return [...places.slice(start), ...places.slice(0, start)];
}
