import type { TurnFrame } from '../../model/battle/frame.ts';
import { type PlayerId, playerId, type UnitId } from '../../model/ids.ts';
import type { BattleOptions } from '../../model/options.ts';
import type { PlayerView } from '../../model/battle/player.ts';
import { type Held, heldUnit, playerOf, type Seen } from '../../model/battle/state.ts';
import { viewFor } from '../../model/battle/view.ts';
import type { GivingCard, Payment } from '../../model/battle/word.ts';
import type { Purchase } from '../payment/purchase.ts';

export function turnPlayer({ order, place }: Readonly<TurnFrame>): PlayerId {
  const player = order[place];
  if (player === undefined) throw new Error(`nobody has the turn ${place}`);
  return player;
}

/** B2.3, B20.2: with two players both must pass, with more all but one. */
export function passesToEnd(players: number): number {
  return players === 2 ? 2 : players - 1;
}

/**
 * B20.0: from the winner of the initiative, turns alternate between the sides, so that a single player acts after each
 * opponent; or one side takes all its turns before the other.
 */
export function turnOrder(
  players: readonly PlayerView[],
  first: PlayerId,
  teamTurns: BattleOptions['teamTurns'],
  isTurned = false,
): PlayerId[] {
  const own = fromFirst(players, players[first]?.side, first);
  const others = opponentsOf(players, first);
  if (isTurned) others.reverse();
  if (teamTurns === 'wholeSide') return [...own, ...others];
  const order: PlayerId[] = [];
  for (let turn = 0; turn < Math.max(own.length, others.length); turn++) {
    for (const side of [own, others]) {
      const player = side[turn % side.length];
      if (player !== undefined) order.push(player);
    }
  }
  return order;
}

function opponentsOf(players: readonly PlayerView[], first: PlayerId): PlayerId[] {
  return fromFirst(players, players.find(({ side }) => side !== players[first]?.side)?.side, first);
}

/**
 * the winner of the initiative as one number. It is raised by the number of players if he is alone against two of whom
 * the second rolled higher: then that one comes before the other.
 */
export function startOf(players: readonly PlayerView[], first: PlayerId, sumOf: (player: PlayerId) => number): number {
  const [one, other, another] = opponentsOf(players, first);
  if (one === undefined || other === undefined || another !== undefined || players.length !== 3) return first;
  return sumOf(other) > sumOf(one) ? first + players.length : first;
}

/** The order of a round that begins with this number. */
export function orderFrom(
  players: readonly PlayerView[],
  start: number,
  teamTurns: BattleOptions['teamTurns'],
): PlayerId[] {
  return turnOrder(players, playerId(start % players.length), teamTurns, start >= players.length);
}

/** The players of a side, starting with `first` if he is one of them. */
function fromFirst(players: readonly PlayerView[], side: PlayerView['side'] | undefined, first: PlayerId): PlayerId[] {
  const places: PlayerId[] = [];
  for (const [place, player] of players.entries()) if (player.side === side) places.push(playerId(place));
  const start = Math.max(0, places.indexOf(first));
  return [...places.slice(start), ...places.slice(0, start)];
}

/**
 * The match as one player knows it, as far as positions go. Orders are granted on this view, so they are carried out on
 * it too, even with a hidden unit in the way. Without hidden units it is the match itself.
 */
export function asSeenBy(held: Held, player: PlayerId): Seen {
  const hidesUnits = held.view.roster.some((unit) => heldUnit(held, unit).hidden);
  if (!hidesUnits && !held.view.markers.some(({ hidden }) => hidden)) return held;
  return { ...held, view: viewFor(held.view, playerOf(held, player).seat) };
}

// Every order has this form. It may start with a card that gives the action and end with one that gives the next turn
// too:  c02 g03 move E09 NE c10;  c07 g03 fire F12 caps:0

/** `card` gives the action, if not null. */
export interface Order {
  readonly frame: TurnFrame;
  readonly card: GivingCard | null;
}

export interface LedOrder extends Order {
  readonly leader: UnitId;
}

/** The end of every order; the payment is null if a card made it free. */
export interface Closing {
  readonly swift: 'c10' | null;
  readonly payment: Payment | null;
}

export function billFor({ frame, card }: Order, units: readonly UnitId[], price: number): Purchase {
  return { player: turnPlayer(frame), units, price, card };
}
