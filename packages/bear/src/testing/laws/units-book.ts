import { SOUND, unlike } from '@sandtable/kernel/testing';
import { nameOfHex } from '../../board/map.ts';
import { type HexId, NONE, type PlayerId, type UnitId, unitId } from '../../model/ids.ts';
import type { State } from '../../model/battle/state.ts';
import type { Fate } from '../../model/battle/unit.ts';
import { isCombatCounter, isRumor, type Side } from '../../model/pack/unit-type.ts';
import type { Hears, Law, Printed } from './law.ts';

interface Booked {
  at: HexId;
  fate: Fate;
  carrier: number;
  hidden: boolean;
}

/** Every counter is in one place, and comes and goes only as reported. B5.0, B5.5, B5.6, B7.4, B10.0, B17.0, S6.0, S6.2 */
export class UnitsBook implements Law {
  readonly #printed: Printed;
  readonly #units: readonly Booked[];

  constructor(printed: Printed) {
    this.#printed = printed;
    this.#units = printed.opening.units.map(({ at, fate, carrier, hidden }) => ({ at, fate, carrier, hidden }));
  }

  readonly hears: Hears = {
    moved: (event) => [...this.#mustBe(event.unit, 'moves', 'inPlay', event.from), ...this.#put(event.unit, event.at)],
    sneaked: (event) => [
      ...this.#mustBe(event.unit, 'sneaks', 'inPlay', event.from),
      ...this.#put(event.unit, event.at),
    ],
    entered: (event) => [...this.#mustBe(event.unit, 'comes in', 'waiting', NONE), ...this.#put(event.unit, event.at)],
    hid: (event) => {
      this.#unit(event.unit).hidden = true;
      return this.#put(event.unit, event.at);
    },
    revealed: (event) => {
      this.#unit(event.unit).hidden = false;
      return this.#mustBe(event.unit, 'is revealed', 'inPlay', event.at);
    },
    left: (event) => this.#remove(event.unit, 'left', event.from),
    destroyed: (event) => this.#remove(event.unit, 'lost', event.at),
    loaded: (event) => {
      this.#unit(event.unit).carrier = event.carrier;
      return this.#mustBe(event.unit, 'is loaded', 'inPlay', event.at);
    },
    unloaded: (event) => {
      this.#unit(event.unit).carrier = NONE;
      return this.#mustBe(event.unit, 'is unloaded', 'inPlay', event.at);
    },
    rumorPlaced: (event) => [
      ...this.#mustBe(event.unit, 'is rumored', 'unused', NONE),
      ...this.#put(event.unit, event.at),
    ],
    rumorRevealed: (event) => this.#unmask(event.unit, event.found, event.at),
  };

  differences(state: State): readonly string[] {
    return state.units.flatMap(({ at, fate, carrier, hidden }, unit) => {
      const booked = this.#unit(unitId(unit));
      if (at === booked.at && fate === booked.fate && carrier === booked.carrier && hidden === booked.hidden)
        return SOUND;
      return [
        ...unlike(`the fate of ${this.name(unitId(unit))}`, fate, booked.fate),
        ...unlike(`the hex of ${this.name(unitId(unit))}`, this.hexName(at), this.hexName(booked.at)),
        ...unlike(`the carrier of ${this.name(unitId(unit))}`, carrier, booked.carrier),
        ...unlike(`whether ${this.name(unitId(unit))} is hidden`, hidden, booked.hidden),
      ];
    });
  }

  name(unit: UnitId): string {
    return this.#printed.pack.counters[unit]?.word ?? `unit ${unit}`;
  }

  hexName(hex: HexId): string {
    return hex === NONE ? 'off the map' : nameOfHex(this.#printed.opening.map, hex);
  }

  hexOf(unit: UnitId): HexId {
    return this.#unit(unit).at;
  }

  /** B17.0 */
  passengersOf(carrier: UnitId): UnitId[] {
    return this.#units.flatMap((each, unit) => (each.carrier === carrier ? [unitId(unit)] : []));
  }

  isHidden(unit: UnitId): boolean {
    return this.#unit(unit).hidden;
  }

  isInPlay(unit: UnitId): boolean {
    return this.#unit(unit).fate === 'inPlay';
  }

  /** in this match, wherever it is, and not destroyed. */
  isAlive(unit: UnitId): boolean {
    const { fate } = this.#unit(unit);
    return fate !== 'lost' && fate !== 'unused';
  }

  /** On the map or still to come. */
  isInTheGame(unit: UnitId): boolean {
    const { fate } = this.#unit(unit);
    return fate === 'inPlay' || fate === 'waiting';
  }

  /** B5.6: it has left the map, and is safe. */
  hasLeft(unit: UnitId): boolean {
    return this.#unit(unit).fate === 'left';
  }

  sideOf(unit: UnitId): Side {
    return this.#printed.pack.counters[unit]?.side ?? 'german';
  }

  /** The player it belongs to; S6.0: a Rumored Enemy belongs to the AI. */
  ownerOf(unit: UnitId): PlayerId {
    const owner = this.#printed.opening.units[unit]?.owner ?? NONE;
    return owner === NONE ? (this.#printed.opening.terms.solo?.ai ?? NONE) : owner;
  }

  get everyUnit(): readonly UnitId[] {
    return this.#units.map((_unit, place) => unitId(place));
  }

  /** B16.0: trucks and wagons are none. */
  isCombatCounter(unit: UnitId): boolean {
    const type = this.#printed.pack.counters[unit]?.type;
    return type !== undefined && isCombatCounter(type);
  }

  isRumor(unit: UnitId): boolean {
    const type = this.#printed.pack.counters[unit]?.type;
    return type !== undefined && isRumor(type);
  }

  unitsIn(hex: number): UnitId[] {
    return this.#units.flatMap(({ at, fate }, unit) => (at === hex && fate === 'inPlay' ? [unitId(unit)] : []));
  }

  /** B19.3, R-221: may it take a Control Marker: in the open, not carried, a combat counter? */
  mayControl(unit: UnitId): boolean {
    const { hidden, carrier } = this.#unit(unit);
    const type = this.#printed.pack.counters[unit]?.type;
    return type !== undefined && isCombatCounter(type) && !isRumor(type) && !hidden && carrier === NONE;
  }

  #unit(unit: UnitId): Booked {
    const booked = this.#units[unit];
    if (booked === undefined) throw new RangeError(`no unit ${unit}`);
    return booked;
  }

  #mustBe(unit: UnitId, does: string, fate: Fate, at: HexId): readonly string[] {
    const booked = this.#unit(unit);
    if (booked.fate === fate && booked.at === at) return SOUND;
    const place = `${booked.fate}, ${this.hexName(booked.at)}`;
    return [`${this.name(unit)} ${does} ${this.hexName(at)}, but by the book it is ${place}`];
  }

  /** B17.0: its passengers go with it. */
  #put(unit: UnitId, at: HexId): readonly string[] {
    for (const [place, each] of this.#units.entries()) {
      if (place !== unit && each.carrier !== unit) continue;
      each.at = at;
      each.fate = 'inPlay';
    }
    return SOUND;
  }

  #remove(unit: UnitId, fate: 'lost' | 'left', at: HexId): readonly string[] {
    const complaints = this.#mustBe(unit, `is ${fate} from`, 'inPlay', at);
    Object.assign(this.#unit(unit), { at: NONE, fate, carrier: NONE });
    // B17.1: passengers of a lost vehicle stay in its hex; a unit that leaves takes its passengers, one event each.
    if (fate === 'lost') this.#unit(unit).hidden = false;
    if (fate === 'lost') for (const each of this.#units) if (each.carrier === unit) each.carrier = NONE;
    return complaints;
  }

  #unmask(rumor: UnitId, found: UnitId, at: HexId): readonly string[] {
    const complaints = this.isInPlay(rumor) ? SOUND : [`${this.name(rumor)} is revealed, but not in play by the book`];
    Object.assign(this.#unit(rumor), { at: NONE, fate: 'unused' });
    if (found < 0) return complaints;
    return [...complaints, ...this.#mustBe(found, 'is found', 'waiting', NONE), ...this.#put(found, at)];
  }
}
