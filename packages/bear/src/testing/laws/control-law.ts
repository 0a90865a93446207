import { SOUND, unlike } from '@sandtable/kernel/testing';
import { type HexId, NONE, type UnitId } from '../../model/ids.ts';
import type { State } from '../../model/battle/state.ts';
import type { Side } from '../../model/pack/unit-type.ts';
import { isAtRest, type Hears, type Law, type Printed } from './law.ts';
import type { UnitsBook } from './units-book.ts';

/**
 * B19.3, B20.3, R-165, R-221: a Control Marker changes hands when a unit that may take it is alone in the hex, and then at once;
 * trucks, wagons, hidden, carried and rumored units take none.
 */
export class ControlLaw implements Law {
  readonly #units: UnitsBook;
  readonly #holders: Map<number, Side | null>;
  /** B20.3: the player it counts for. */
  readonly #players: Map<number, number>;

  constructor({ opening }: Printed, units: UnitsBook) {
    this.#units = units;
    this.#holders = new Map(opening.controls.map(({ at, side }) => [at, side]));
    const firstOf = (side: Side | null): number => opening.terms.players.findIndex((player) => player.side === side);
    this.#players = new Map(opening.controls.map(({ at, side, player }) => [at, player ?? firstOf(side)]));
  }

  readonly hears: Hears = {
    controlTaken: ({ at, side, player }) => [...this.#take(at, side), ...this.#takeFor(at, player)],
  };

  #takeFor(at: HexId, player: number): readonly string[] {
    this.#players.set(at, player);
    const isTaker = (unit: UnitId): boolean => this.#units.mayControl(unit) && this.#units.ownerOf(unit) === player;
    if (this.#units.unitsIn(at).some(isTaker)) return SOUND;
    return [`player ${player} takes ${this.#units.hexName(at)} without a unit of his own that may`];
  }

  #take(at: HexId, side: Side): readonly string[] {
    const held = this.#holders.get(at);
    this.#holders.set(at, side);
    const hex = this.#units.hexName(at);
    if (held === undefined) return [`${side} takes a Control Marker in ${hex}, where there is none`];
    if (held === side) return [`${side} takes the Control Marker in ${hex}, but holds it by the book`];
    return this.#isTakenBy(at, side) ? SOUND : [`${side} takes ${hex} without a unit that may, alone in the hex`];
  }

  differences(state: State): readonly string[] {
    return state.controls.flatMap(({ at, side, player }) => {
      const booked = this.#holders.get(at) ?? null;
      const hex = this.#units.hexName(at);
      if (side !== booked) return unlike(`who holds ${hex}`, side, booked);
      const counted = this.#players.get(at) ?? NONE;
      if (player !== counted) return unlike(`the player for whom ${hex} counts`, player, counted);
      if (!isAtRest(state)) return SOUND;
      const taker = (['german', 'soviet'] as const).find((each) => each !== side && this.#isTakenBy(at, each));
      return taker === undefined ? SOUND : [`${taker} is alone in ${hex}, but has not taken its Control Marker`];
    });
  }

  heldBy(side: Side, only: number | null = null): number {
    return [...this.#holders].filter(([at, holder]) => holder === side && (only ?? at) === at).length;
  }

  #isTakenBy(at: number, side: Side): boolean {
    const there = this.#units.unitsIn(at);
    const isAlone = there.every((unit) => this.#units.sideOf(unit) === side);
    return isAlone && there.some((unit) => this.#units.mayControl(unit));
  }
}
