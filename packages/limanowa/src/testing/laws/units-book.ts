import type { LimanowaEvent } from '../../model/event.ts';
import { type HexId, NONE, type UnitId } from '../../model/ids.ts';
import type { State } from '../../model/state.ts';
import { type Law, type Printed, SOUND, unlike } from './law.ts';

interface Booked {
  at: HexId;
  rp: number;
}

/** L2.2e, L3r, L3s: where everybody is and what is left of him. */
export class UnitsBook implements Law {
  readonly #units: readonly Booked[];
  readonly #most: readonly number[];
  /** Those who are told to have lost their last RP: they must be told to be gone next. */
  #dying: UnitId = NONE;

  constructor({ pack, opening }: Printed) {
    this.#units = opening.units.map(({ at, rp }) => ({ at, rp }));
    this.#most = opening.units.map(({ type }) => pack.unitTypes[type]?.rp ?? 0);
  }

  hear(event: LimanowaEvent): readonly string[] {
    const dying = this.#dying;
    this.#dying = NONE;
    if (dying !== NONE && event.key !== 'destroyed') return [`unit ${dying} has no RP left and is still there`];
    switch (event.key) {
      case 'moved': {
        const moved = this.#of(event.unit);
        const was = unlike(`unit ${event.unit} moves from`, event.from, moved.at);
        moved.at = event.to;
        return was;
      }
      case 'lostRp': {
        const losing = this.#of(event.unit);
        losing.rp -= event.amount;
        if (losing.rp === 0) this.#dying = event.unit;
        return event.amount < 1
          ? [`unit ${event.unit} loses ${event.amount} RP`]
          : unlike(`RP left to unit ${event.unit}`, event.left, losing.rp);
      }
      case 'destroyed': {
        const lost = this.#of(event.unit);
        const why = [
          ...unlike(`unit ${event.unit} is destroyed in`, event.at, lost.at),
          ...unlike('who is destroyed', event.unit, dying),
        ];
        lost.at = NONE;
        return why;
      }
      case 'restored': {
        const before = this.#of(event.unit).rp;
        this.#of(event.unit).rp = event.left;
        return event.left <= before || event.left > (this.#most[event.unit] ?? 0)
          ? [`unit ${event.unit} is restored from ${before} to ${event.left} RP`]
          : SOUND;
      }
      case 'returned': {
        const returned = this.#of(event.unit);
        const was = unlike(`unit ${event.unit} returns from`, NONE, returned.at);
        returned.at = event.at;
        returned.rp = 1;
        return was;
      }
      default:
        return SOUND;
    }
  }

  differences({ units }: State): readonly string[] {
    return units.flatMap(({ at, rp }, unit) => [
      ...unlike(`hex of unit ${unit}`, at, this.#of(unit).at),
      ...unlike(`RP of unit ${unit}`, rp, this.#of(unit).rp),
    ]);
  }

  #of(unit: UnitId): Booked {
    const booked = this.#units[unit];
    if (booked === undefined) throw new RangeError(`no unit ${unit} in the book`);
    return booked;
  }
}
