import type { Audience, Seat } from '@sandtable/kernel';
import { type CardId, type HexId, type PlayerId, playerId, type UnitId } from '../ids.ts';
import type { Side } from '../pack/unit-type.ts';

/** B3.0, B9.0: the units that share one pool of AP. */
export interface Activation {
  readonly units: readonly UnitId[];
  readonly ap: number;
}

/** B8.4: `unit` has the weapon card; -1 if it belongs to the side. */
export interface Weapon {
  readonly card: CardId;
  readonly unit: UnitId;
  readonly uses: number;
}

/** B12.1: where, when and with what off-board artillery will fall. Everyone sees the card and the round. */
export interface PlotView {
  /** -1 and null unless the viewer owns it. */
  readonly at: HexId;
  readonly shell: 'he' | 'smoke' | null;
  readonly card: CardId;
  readonly round: number;
}

export interface Plot extends PlotView {
  readonly shell: 'he' | 'smoke';
}

/** A player as a viewer sees him. Other seats' cards and plots are unknown. */
export interface PlayerView {
  readonly seat: Seat;
  readonly side: Side;
  readonly caps: number;
  /** CAPs at the start of the game: the top of his track. */
  readonly start: number;
  /** B7.4.1 */
  readonly losses: number;
  /** B20.3: his share of his side's VP. */
  readonly vp: number;
  /** Null entries are cards the viewer cannot see. */
  readonly hand: readonly (CardId | null)[];
  readonly weapons: readonly Weapon[];
  readonly plots: readonly PlotView[];
  /** B3.0a: null unless a unit is active with `sevenAP`. */
  readonly activation: Activation | null;
}

export interface Player extends PlayerView {
  /** G2.1.1: assigned during a generation. */
  seat: Seat;
  start: number;
  caps: number;
  losses: number;
  vp: number;
  readonly hand: CardId[];
  weapons: readonly Weapon[];
  plots: readonly Plot[];
  activation: Activation | null;
}

/** The only factory, so every player has all fields in this order. */
export function makePlayer({
  seat,
  side,
  start,
  caps = start,
  losses = 0,
  vp = 0,
  hand = [],
  weapons = [],
  plots = [],
  activation = null,
}: Pick<Player, 'seat' | 'side' | 'start'> & Partial<Player>): Player {
  return { seat, side, caps, start, losses, vp, hand: [...hand], weapons, plots, activation };
}

/** The players an audience sees for: one; both while a solo mission is generated (G5.1); none for a spectator. */
export function playersOf(players: readonly PlayerView[], audience: Audience): PlayerId[] {
  const places: PlayerId[] = [];
  for (const [place, { seat }] of players.entries()) if (seat === audience) places.push(playerId(place));
  return places;
}

/** S2.2: the seat played by the AI rules. */
export const AI_SEAT: Seat = 'ai';

/** B20.0: `german` and `soviet`, with a number if a side has several players. */
export function roleNames(sides: readonly Side[]): string[] {
  return sides.map((side, place) => {
    const ofSide = sides.filter((other) => other === side).length;
    const number = sides.slice(0, place + 1).filter((other) => other === side).length;
    return ofSide === 1 ? side : `${side}${number}`;
  });
}
