import type { Audience, Seat } from '@sandtable/kernel';
import { type CardId, type HexId, type PlayerId, playerId, type UnitId } from '../ids.ts';
import type { Side } from '../pack/unit-type.ts';

/** B3.0, B9.0: the units that share one pool of AP. */
export interface Activation {
  readonly units: readonly UnitId[];
  readonly ap: number;
}

/** B8.4: a weapon card and the unit that has it; -1 if it belongs to the side. */
export interface Weapon {
  readonly card: CardId;
  readonly unit: UnitId;
  /** The uses left. */
  readonly uses: number;
}

/** B12.1: where and when off-board artillery will fall, and with what. Everybody sees the card, and knows the round. */
export interface PlotView {
  /** -1 and null if only its owner knows. */
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
  /** The CAPs he started with: the top of his track. */
  readonly start: number;
  /** B7.4.1: units on his CAP track. */
  readonly losses: number;
  /** B20.3: his share of his side's VP. */
  readonly vp: number;
  /** Null for cards the viewer cannot see. */
  readonly hand: readonly (CardId | null)[];
  readonly weapons: readonly Weapon[];
  readonly plots: readonly PlotView[];
  /** B3.0a: only with `sevenAP`, while a unit is active. */
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

/** The one factory: every player has all fields, in this order. */
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

/** The players an audience speaks for: one, or both while a solo mission is generated (G5.1); none for a spectator. */
export function playersOf(players: readonly PlayerView[], audience: Audience): PlayerId[] {
  const places: PlayerId[] = [];
  for (const [place, { seat }] of players.entries()) if (seat === audience) places.push(playerId(place));
  return places;
}

/** S2.2: its turns are played by the rules. */
export const AI_SEAT: Seat = 'ai';

/** B20.0: `german` and `soviet`, numbered if a side has several players. */
export function roleNames(sides: readonly Side[]): string[] {
  return sides.map((side, place) => {
    const ofSide = sides.filter((other) => other === side).length;
    const number = sides.slice(0, place + 1).filter((other) => other === side).length;
    return ofSide === 1 ? side : `${side}${number}`;
  });
}
