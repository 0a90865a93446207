import { SOUND, unlike } from '@sandtable/kernel/testing';
import type { LimanowaEvent } from '../../model/event.ts';
import { type HexId, NONE, type UnitId, unitId } from '../../model/ids.ts';
import type { State } from '../../model/state.ts';
import type { EventOf, Hears, Law, Printed } from './law.ts';

interface Booked {
  at: HexId;
  rp: number;
}

/** L2.2e, L3r, L3s: the hex and RP of every unit. */
export class UnitsBook implements Law {
  readonly hears: Hears = {
    moved: ({ unit, from, to }) => this.#put(unit, from, to, 'moves'),
    lostRp: (event) => this.#lose(event),
    destroyed: ({ unit, at }) => this.#put(unit, at, NONE, 'is destroyed'),
    restored: (event) => this.#restore(event),
    returned: ({ unit, at, left }) => {
      this.#of(unit).rp = left;
      return this.#put(unit, NONE, at, 'returns');
    },
  };
  readonly #units: readonly Booked[];
  readonly #most: readonly number[];
  /** A unit told to have lost its last RP must be destroyed in the next event. */
  #dying: UnitId = NONE;

  constructor({ pack, opening }: Printed) {
    this.#units = opening.units.map(({ at, rp }) => ({ at, rp }));
    this.#most = opening.units.map(({ type }) => pack.unitTypes[type]?.rp ?? 0);
  }

  overhear(event: LimanowaEvent): readonly string[] {
    const dying = this.#dying;
    this.#dying = NONE;
    return unlike('who is destroyed', event.key === 'destroyed' ? event.unit : NONE, dying);
  }

  #put(unit: UnitId, from: HexId, to: HexId, what: string): readonly string[] {
    const booked = this.#of(unit);
    const was = booked.at;
    booked.at = to;
    return unlike(`unit ${unit} ${what} from hex`, from, was);
  }

  #lose({ unit, amount, left }: EventOf<'lostRp'>): readonly string[] {
    const booked = this.#of(unit);
    booked.rp -= amount;
    if (booked.rp === 0) this.#dying = unit;
    return amount < 1 ? [`unit ${unit} loses ${amount} RP`] : unlike(`RP left to unit ${unit}`, left, booked.rp);
  }

  #restore({ unit, left }: EventOf<'restored'>): readonly string[] {
    const booked = this.#of(unit);
    const isSound = left > booked.rp && left <= (this.#most[unit] ?? 0);
    const broken = isSound ? SOUND : [`unit ${unit} is restored from ${booked.rp} to ${left} RP`];
    booked.rp = left;
    return broken;
  }

  differences({ units }: State): readonly string[] {
    return [
      ...unlike('who is to be destroyed', NONE, this.#dying),
      ...units.flatMap(({ at, rp }, unit) => {
        const booked = this.#of(unitId(unit));
        return [...unlike(`hex of unit ${unit}`, at, booked.at), ...unlike(`RP of unit ${unit}`, rp, booked.rp)];
      }),
    ];
  }

  /** According to the events; -1 if lost. */
  at(unit: UnitId): HexId {
    return this.#of(unit).at;
  }

  #of(unit: UnitId): Booked {
    const booked = this.#units[unit];
    if (booked === undefined) throw new RangeError(`no unit ${unit} in the book`);
    return booked;
  }
}
