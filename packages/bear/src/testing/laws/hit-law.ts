import { NONE, type UnitId } from '../../model/ids.ts';
import type { State } from '../../model/state.ts';
import { HIT_WITHOUT_MARKER } from '../../model/unit.ts';
import { isVehicle } from '../../model/unit-type.ts';
import { Bag } from './bag.ts';
import { type Hears, type Law, type Printed, SOUND, unlike } from './law.ts';
import type { UnitsBook } from './units-book.ts';

/** B7.5, B7.5b: a hit marker is in its pile or on one unit: it comes with a hit and goes back when it is taken off. */
export class HitLaw implements Law {
  readonly #printed: Printed;
  readonly #units: UnitsBook;
  readonly #infantry = new Bag();
  readonly #vehicle = new Bag();
  readonly #hits: number[];

  constructor(printed: Printed, units: UnitsBook) {
    this.#printed = printed;
    this.#units = units;
    printed.pack.hitMarkers.forEach(({ pile, copies }, marker) => {
      for (let copy = 0; copy < copies; copy++) (pile === 'infantry' ? this.#infantry : this.#vehicle).add(marker);
    });
    this.#hits = printed.opening.units.map(({ hit }) => hit);
    this.#hits.forEach((hit, unit) => hit >= 0 && this.#pileOf(unit).take(hit));
  }

  readonly hears: Hears = {
    marked: (event) => this.#mark(event.unit, event.marker ?? NONE),
    rallied: (event) => this.#rally(event.unit),
    autoRallied: (event) => this.#rally(event.unit),
    relieved: (event) => this.#rally(event.unit),
    destroyed: (event) => this.#takeOff(event.unit),
    left: (event) => this.#takeOff(event.unit),
  };

  differences({ units, infantryHits, vehicleHits }: State): readonly string[] {
    return [
      ...this.#infantry.differences('the infantry hit markers', infantryHits.inside),
      ...this.#vehicle.differences('the vehicle hit markers', vehicleHits.inside),
      ...units.flatMap(({ hit }, unit) =>
        hit === this.#hits[unit] ? SOUND : unlike(`the hit on ${this.#units.name(unit)}`, hit, this.#hits[unit]),
      ),
    ];
  }

  /** B7.5: foot is hit by markers of one pile, vehicles of the other. */
  #pileOf(unit: UnitId): Bag {
    const type = this.#printed.pack.counters[unit]?.type;
    return type !== undefined && isVehicle(type) ? this.#vehicle : this.#infantry;
  }

  #mark(unit: UnitId, marker: number): readonly string[] {
    const name = this.#units.name(unit);
    const wasHit = this.#hits[unit] !== NONE;
    this.#hits[unit] = marker;
    if (wasHit) return [`${name} gets a second hit marker`];
    const pile = this.#pileOf(unit);
    if (marker === HIT_WITHOUT_MARKER) return pile.isEmpty ? SOUND : [`${name} is hit without a marker of a full pile`];
    return pile.take(marker) ? SOUND : [`${name} gets a hit marker that is not in its pile`];
  }

  #rally(unit: UnitId): readonly string[] {
    if (this.#hits[unit] === NONE) return [`${this.#units.name(unit)} is rallied, but not hit`];
    return this.#takeOff(unit);
  }

  #takeOff(unit: UnitId): readonly string[] {
    const hit = this.#hits[unit] ?? NONE;
    if (hit >= 0) this.#pileOf(unit).add(hit);
    this.#hits[unit] = NONE;
    return SOUND;
  }
}
