import { SOUND, unlike } from '@sandtable/kernel/testing';
import type { UnitId } from '../../model/ids.ts';
import type { State } from '../../model/battle/state.ts';
import { type Hears, isAtRest, type Law } from './law.ts';
import type { UnitsBook } from './units-book.ts';

/** B3.1, B9.0: units that act by opportunity are spent by it, once a round. */
export class OpportunityLaw implements Law {
  readonly #units: UnitsBook;
  /** The units paying for the present action. */
  #payers: readonly UnitId[] = [];
  readonly #seized = new Set<UnitId>();

  constructor(units: UnitsBook) {
    this.#units = units;
  }

  readonly hears: Hears = {
    paid: ({ way, units }) => {
      const complaints = this.#mustBeOver();
      if (way === 'opportunity') this.#payers = units;
      return complaints;
    },
    becameSpent: ({ rule, units }) => {
      if (rule !== 'B3.1') return SOUND;
      const there = this.#payers.filter((unit) => this.#units.isInPlay(unit));
      for (const unit of this.#payers) this.#seized.add(unit);
      this.#payers = [];
      return unlike('the units that an opportunity spends', this.#names(units), this.#names(there));
    },
    roundEnded: () => this.#seized.clear(),
  };

  differences(state: State): readonly string[] {
    return [
      ...(isAtRest(state) ? this.#mustBeOver() : SOUND),
      ...state.roster.flatMap((unit) => {
        const is = state.units[unit]?.seized === true;
        const booked = this.#seized.has(unit);
        return is === booked
          ? SOUND
          : unlike(`whether ${this.#units.name(unit)} has had its opportunity of the round`, is, booked);
      }),
    ];
  }

  #mustBeOver(): readonly string[] {
    const payers = this.#payers;
    this.#payers = [];
    return payers.length === 0 ? SOUND : [`${this.#names(payers)} acted by opportunity and did not become spent`];
  }

  #names(units: readonly UnitId[]): string {
    return units.map((unit) => this.#units.name(unit)).join(' ');
  }
}
