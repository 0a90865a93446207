import type { Audience, Seat } from '@sandtable/kernel';
import type { CardId, HexId, PlayerId, UnitId } from '../ids.ts';
import type { Side } from '../pack/unit-type.ts';

/** B3.0, B9.0: the units that act from one pool of AP. */
export interface Activation {
  readonly units: readonly UnitId[];
  readonly ap: number;
}

/** B8.4: a weapon card; `unit` is who has it, -1 where it belongs to the side. */
export interface Weapon {
  readonly card: CardId;
  readonly unit: UnitId;
  /** How often it can still be used. */
  readonly uses: number;
}

/** B12.1: where off-board artillery will fall, and with what. */
export interface Plot {
  readonly at: HexId;
  readonly shell: 'he' | 'smoke';
  /** The weapon card it is fired by. */
  readonly card: CardId;
  /** The round it falls in. */
  readonly round: number;
}

/** A player as somebody sees him. One seat may not know another's cards, nor where his shells will fall. */
export interface PlayerView {
  readonly seat: Seat;
  readonly side: Side;
  readonly caps: number;
  /** What he began with: the top of his CAP track. */
  readonly start: number;
  /** B7.4.1: units that lie on his CAP track. */
  readonly losses: number;
  /** B20.3: his part of the VP of his side. */
  readonly vp: number;
  /** Cards by place among those of the pack. */
  readonly hand: readonly (number | null)[];
  readonly weapons: readonly Weapon[];
  /** null for shells whose target the viewer does not know. */
  readonly plots: readonly (Plot | null)[];
  /** B3.0a: only in `sevenAP`, and only while a unit is active. */
  readonly activation: Activation | null;
}

export interface Player extends PlayerView {
  /** G2.1.1: until then a generation has not settled who plays whom. */
  seat: Seat;
  start: number;
  caps: number;
  losses: number;
  vp: number;
  readonly hand: number[];
  weapons: readonly Weapon[];
  plots: readonly Plot[];
  activation: Activation | null;
}

/** The one factory: every player has all his fields, in this order. */
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

/** The players of an audience: one, or both while somebody generates a solo mission (G5.1); a spectator has none. */
export function playersOf(players: readonly PlayerView[], audience: Audience): PlayerId[] {
  const places: PlayerId[] = [];
  for (const [place, { seat }] of players.entries()) if (seat === audience) places.push(place);
  return places;
}

/** S2.2: its turns are played by the rules. */
export const AI_SEAT: Seat = 'ai';

/** B20.0: `german` and `soviet`; where a side has several players, they are numbered. */
export function roleNames(sides: readonly Side[]): string[] {
  return sides.map((side, place) => {
    const ofSide = sides.filter((other) => other === side).length;
    const number = sides.slice(0, place + 1).filter((other) => other === side).length;
    return ofSide === 1 ? side : `${side}${number}`;
  });
}
