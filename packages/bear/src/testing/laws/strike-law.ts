import { SOUND } from '@sandtable/kernel/testing';
import type { BearEvent } from '../../model/battle/event.ts';
import type { UnitId } from '../../model/ids.ts';
import type { EventOf, Hears, Law, Printed } from './law.ts';
import type { UnitsBook } from './units-book.ts';

type Struck = EventOf<'missed'> | EventOf<'hit'> | EventOf<'killed'>;

/** B7.2, B7.4, B7.5a: a hit marks a unit or destroys one already hit, a kill destroys; nothing else does. */
export class StrikeLaw implements Law {
  readonly #printed: Printed;
  readonly #units: UnitsBook;
  /** Units with a hit, and whether its marker kills. */
  readonly #hits = new Map<UnitId, boolean>();
  /** The event that must follow. */
  #due: { readonly key: 'marked' | 'destroyed'; readonly unit: UnitId } | null = null;

  constructor(printed: Printed, units: UnitsBook) {
    this.#printed = printed;
    this.#units = units;
  }

  readonly hears: Hears = {
    missed: (event) => this.#mustBeWounded(event),
    hit: (event) => {
      this.#due = { key: this.#hits.has(event.unit) ? 'destroyed' : 'marked', unit: event.unit };
      return this.#mustBeWounded(event);
    },
    killed: (event) => {
      this.#due = { key: 'destroyed', unit: event.unit };
      return this.#mustBeWounded(event);
    },
    marked: ({ unit, marker }) => {
      const kills = this.#printed.pack.hitMarkers[marker ?? -1]?.destroys === true;
      this.#hits.set(unit, kills);
      // B7.5a: otherwise it may be dead without the enemy knowing.
      if (kills && this.#printed.options.killedMarker === 'atOnce') this.#due = { key: 'destroyed', unit };
    },
    rallied: ({ unit }) => this.#forget(unit),
    autoRallied: ({ unit }) => this.#forget(unit),
    relieved: ({ unit }) => this.#forget(unit),
    destroyed: ({ unit }) => this.#forget(unit),
    left: ({ unit }) => this.#forget(unit),
  };

  /** A marker turned up on the way changes nothing. */
  overhear(event: BearEvent): readonly string[] {
    if (event.key === 'markerShown') return SOUND;
    const due = this.#due;
    this.#due = null;
    const isStrike = event.key === 'marked' || event.key === 'destroyed';
    if (isStrike && due?.key === event.key && due.unit === event.unit) return SOUND;
    if (event.key === 'destroyed' && this.#hits.get(event.unit) === true && due === null) return SOUND;
    return [
      ...(due === null ? SOUND : [`${this.#units.name(due.unit)} should be ${due.key}, but it is told: ${event.key}`]),
      ...(isStrike ? [`${this.#units.name(event.unit)} is ${event.key} for no reason`] : SOUND),
    ];
  }

  differences(): readonly string[] {
    return this.#due === null ? SOUND : [`${this.#units.name(this.#due.unit)} was hit, and nothing came of it`];
  }

  /** B7.4: only a second hit kills on the number that hits. */
  #mustBeWounded({ unit, needed, kill }: Struck): readonly string[] {
    const isWounded = needed < kill || this.#hits.has(unit);
    return isWounded ? SOUND : [`${this.#units.name(unit)} is killed by whatever hits it, but was not hit before`];
  }

  #forget(unit: UnitId): void {
    this.#hits.delete(unit);
  }
}
