import { SOUND } from '@sandtable/kernel/testing';
import { type HexId, NONE, type UnitId, unitId } from '../../model/ids.ts';
import type { UnitType } from '../../model/forces.ts';
import { Ground } from '../slow-ai/ground.ts';
import { walk } from '../slow-ai/walk.ts';
import type { Piece } from '../slow-ai/situation.ts';
import type { EventOf, Hears, Law, Printed } from './law.ts';
import type { UnitsBook } from './units-book.ts';

type Moved = EventOf<'moved'>;

/**
 * L2.2e, L7: every move ends in a free hex that this kind of move can reach. Hears each event before the book of
 * units.
 */
export class MoveLaw implements Law {
  readonly hears: Hears = {
    moved: (event) => this.#move(event),
    played: ({ effect, unit }) => {
      if (effect === 'forcedMarch') this.#marcher = unit;
    },
    blocked: () => {
      this.#marcher = NONE;
    },
    roundBegan: () => {
      this.#marcher = NONE;
    },
  };
  readonly #units: UnitsBook;
  readonly #ground: Ground;
  readonly #types: readonly UnitType[];
  /** L10n */
  #marcher: UnitId = NONE;

  constructor({ pack, opening }: Printed, units: UnitsBook) {
    const map = pack.maps.find(({ id }) => id === opening.terms.map);
    if (map === undefined) throw new Error('no map');
    this.#units = units;
    this.#ground = new Ground(map);
    this.#types = opening.units.flatMap(({ type }) => pack.unitTypes[type] ?? []);
  }

  #move(event: Moved): readonly string[] {
    const { unit, to, as } = event;
    const there =
      as === 'exchange' ? NONE : this.#types.findIndex((_type, each) => this.#units.at(unitId(each)) === to);
    return [
      ...(there === NONE ? SOUND : [`unit ${unit} moves to where unit ${there} stands (L2.2e)`]),
      ...(this.#isPossible(event) ? SOUND : [`unit ${unit} cannot go from ${event.from} to ${to} as ${as} (L7)`]),
    ];
  }

  #isPossible({ unit, from, to, as }: Moved): boolean {
    const apart = this.#ground.apart(from, to);
    const more = this.#marcher === unit ? 1 : 0;
    switch (as) {
      case 'move':
        return this.#reach(unit, more, false).has(to);
      case 'march':
        return this.#isBeside(unit, from, 'carpathianMarch') && this.#reach(unit, more + 1, true).has(to);
      case 'wave':
        return this.#isBeside(unit, to, 'humanWave') && from !== to && this.#reach(unit, more, false).has(to);
      case 'objective':
        return this.#types[unit]?.arm !== 'artillery' && this.#reach(unit, 0, false).has(to);
      case 'occupation':
        return this.#types[unit]?.arm !== 'artillery' && apart === 1;
      case 'exchange':
        return apart <= 2;
      case 'displaced':
      case 'fallBack':
        return apart === 1;
    }
  }

  #pieces(): readonly Piece[] {
    return this.#types.map((type, place) => {
      const unit = unitId(place);
      return { unit, type, isAi: false, at: this.#units.at(unit), rp: 1 };
    });
  }

  #reach(unit: UnitId, more: number, isMarch: boolean): ReadonlySet<HexId> {
    const pieces = this.#pieces();
    const piece = pieces[unit];
    return piece === undefined ? new Set() : walk({ ground: this.#ground, pieces }, piece, { more, isMarch });
  }

  #isBeside(unit: UnitId, hex: HexId, ability: 'carpathianMarch' | 'humanWave'): boolean {
    const side = this.#types[unit]?.side;
    return this.#pieces().some(
      ({ unit: officer, type, at }) =>
        officer !== unit &&
        at !== NONE &&
        type.side === side &&
        type.abilities.includes(ability) &&
        this.#ground.apart(at, hex) === 1,
    );
  }

  differences(): readonly string[] {
    return SOUND;
  }
}
