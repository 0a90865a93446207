import { SOUND, unlike } from '@sandtable/kernel/testing';
import type { Facing } from '@sandtable/hex';
import type { UnitId } from '../../model/ids.ts';
import type { State } from '../../model/battle/state.ts';
import type { Hears, Law, Printed } from './law.ts';
import type { UnitsBook } from './units-book.ts';

interface Pose {
  /** Null if events leave it open: it is then read off once. */
  facing: Facing | null;
  inside: boolean | null;
}

/** B5.1, B5.3, B10.0, B17.0a, B18.2: a unit's facing, and whether it is in a trench or bunker, change as reported. */
export class PoseLaw implements Law {
  readonly #units: UnitsBook;
  readonly #poses: readonly Pose[];

  constructor({ opening }: Printed, units: UnitsBook) {
    this.#units = units;
    this.#poses = opening.units.map(({ facing, inside }) => ({ facing, inside }));
  }

  readonly hears: Hears = {
    moved: ({ unit, facing }) => this.#set(unit, { facing, inside: false }),
    entered: ({ unit, facing }) => this.#set(unit, { facing, inside: false }),
    turned: ({ unit, facing }) => this.#set(unit, { facing }),
    halted: ({ unit, facing }) => this.#set(unit, { facing }),
    faced: ({ unit, facing }) => this.#set(unit, { facing }),
    wentInside: ({ unit, facing }) => this.#set(unit, { facing, inside: true }),
    wentOutside: ({ unit, facing }) => this.#set(unit, { facing, inside: false }),
    unloaded: ({ unit, facing }) => this.#set(unit, { facing }),
    loaded: ({ unit, carrier }) => this.#set(unit, { facing: this.#pose(carrier).facing, inside: false }),
    // B10.1: a sneaking unit enters the shelter there, if there is one.
    sneaked: ({ unit }) => this.#set(unit, { inside: null }),
    // B10.2: hidden units have no facing; those of the set-up keep the printed one.
    hid: ({ unit, rule }) => this.#set(unit, rule === 'B10.2' ? { facing: 0, inside: null } : { inside: null }),
    left: ({ unit }) => this.#set(unit, { inside: false }),
    destroyed: ({ unit }) => this.#set(unit, { inside: false }),
    rumorPlaced: ({ unit }) => this.#set(unit, { facing: 0, inside: false }),
    rumorRevealed: ({ unit, found, facing }) => {
      this.#set(unit, { facing: 0, inside: false });
      if (found >= 0) this.#set(found, { facing, inside: null });
    },
    razed: ({ what, at }) => {
      if (what !== 'trench' && what !== 'bunker') return;
      for (const unit of this.#units.unitsIn(at))
        if (this.#pose(unit).inside !== false) this.#set(unit, { facing: null, inside: null });
    },
  };

  differences(state: State): readonly string[] {
    return state.roster.flatMap((unit) => {
      const it = state.units[unit];
      const pose = this.#pose(unit);
      if (it === undefined) return SOUND;
      pose.facing ??= it.facing;
      pose.inside ??= it.inside;
      if (it.facing === pose.facing && it.inside === pose.inside) return SOUND;
      return [
        ...unlike(`the facing of ${this.#units.name(unit)}`, it.facing, pose.facing),
        ...unlike(`whether ${this.#units.name(unit)} is in a shelter`, it.inside, pose.inside),
      ];
    });
  }

  #pose(unit: UnitId): Pose {
    return this.#poses[unit] ?? { facing: null, inside: null };
  }

  /** B17.0a: a passenger faces as its carrier does. */
  #set(unit: UnitId, pose: Partial<Pose>): void {
    Object.assign(this.#pose(unit), pose);
    if (pose.facing === undefined) return;
    for (const passenger of this.#units.passengersOf(unit)) this.#pose(passenger).facing = pose.facing;
  }
}
