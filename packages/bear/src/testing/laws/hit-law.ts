import { SOUND, unlike } from '@sandtable/kernel/testing';
import { NONE, type UnitId, unitId } from '../../model/ids.ts';
import type { State } from '../../model/battle/state.ts';
import { HIT_WITHOUT_MARKER } from '../../model/battle/unit.ts';
import { isVehicle } from '../../model/pack/unit-type.ts';
import { Bag } from './bag.ts';
import type { Hears, Law, Printed } from './law.ts';
import type { UnitsBook } from './units-book.ts';

/**
 * B7.5, B7.5b: a hit marker is in its pile or on one unit: it comes with a hit and goes back when removed. It is turned up once, when
 * a figure of it is used, and before it destroys its unit or is rallied; R-57: in solo it lies open.
 */
export class HitLaw implements Law {
  readonly #printed: Printed;
  readonly #units: UnitsBook;
  readonly #infantry = new Bag();
  readonly #vehicle = new Bag();
  readonly #hits: number[];
  readonly #shown: Set<UnitId>;

  constructor(printed: Printed, units: UnitsBook) {
    this.#printed = printed;
    this.#units = units;
    printed.pack.hitMarkers.forEach(({ pile, copies }, marker) => {
      for (let copy = 0; copy < copies; copy++) (pile === 'infantry' ? this.#infantry : this.#vehicle).add(marker);
    });
    this.#hits = printed.opening.units.map(({ hit }) => hit);
    this.#shown = new Set(printed.opening.units.flatMap(({ shown }, unit) => (shown ? [unitId(unit)] : [])));
    this.#hits.forEach((hit, unit) => hit >= 0 && this.#pileOf(unitId(unit)).take(hit));
  }

  readonly hears: Hears = {
    marked: (event) => this.#mark(event.unit, event.marker ?? NONE),
    markerShown: (event) => this.#show(event.unit, event.marker),
    rallied: (event) => [...this.#mustBeShown(event.unit), ...this.#rally(event.unit)],
    autoRallied: (event) => this.#rally(event.unit),
    relieved: (event) => this.#rally(event.unit),
    destroyed: (event) => [...this.#mustBeShown(event.unit), ...this.#takeOff(event.unit)],
    left: (event) => this.#takeOff(event.unit),
  };

  differences({ units, infantryHits, vehicleHits }: State): readonly string[] {
    return [
      ...this.#infantry.differences('the infantry hit markers', infantryHits.inside),
      ...this.#vehicle.differences('the vehicle hit markers', vehicleHits.inside),
      ...units.flatMap(({ hit, shown }, unit) => {
        if (hit === this.#hits[unit] && shown === this.#shown.has(unitId(unit))) return SOUND;
        return [
          ...unlike(`the hit on ${this.#units.name(unitId(unit))}`, hit, this.#hits[unit]),
          ...unlike(
            `whether the hit on ${this.#units.name(unitId(unit))} lies open`,
            shown,
            this.#shown.has(unitId(unit)),
          ),
        ];
      }),
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
    const { options, opening } = this.#printed;
    if (options.hitMarkers === 'open' || opening.terms.solo !== null) this.#shown.add(unit);
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
    this.#shown.delete(unit);
    return SOUND;
  }

  #show(unit: UnitId, marker: number): readonly string[] {
    const wasShown = this.#shown.has(unit);
    this.#shown.add(unit);
    return wasShown
      ? [`the hit marker of ${this.#units.name(unit)} is turned up twice`]
      : unlike(`the hit marker of ${this.#units.name(unit)} that is turned up`, marker, this.#hits[unit]);
  }

  #mustBeShown(unit: UnitId): readonly string[] {
    const isCovered = this.#hits[unit] !== NONE && !this.#shown.has(unit);
    return isCovered ? [`the hit marker of ${this.#units.name(unit)} goes, and was never turned up`] : SOUND;
  }
}
