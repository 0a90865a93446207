import { SOUND } from '@sandtable/kernel/testing';
import { type Ability, AI_SEAT, type UnitType } from '../../model/forces.ts';
import { type HexId, NONE, type UnitId, unitId } from '../../model/ids.ts';
import { Ground } from '../slow-ai/ground.ts';
import type { EventOf, Hears, Law, Printed } from './law.ts';
import type { UnitsBook } from './units-book.ts';

/**
 * L4a, L4d, L10d-L10f, L10s, LS1e-LS1g: what officers and cards may do, and to whom. Hears each event before the
 * book of units.
 */
export class AbilityLaw implements Law {
  readonly hears: Hears = {
    roundBegan: () => this.#used.clear(),
    disclosed: ({ moves }) => {
      this.#planned = new Map(moves.map(({ unit, to }) => [unit, to]));
    },
    tactics: ({ officer, unit }) => [
      ...this.#once(`tactics ${officer}`),
      ...this.#can(officer, 'aggressiveTactics'),
      ...unless(
        officer !== unit && this.#areNext(officer, unit) && this.#type(unit).arm !== 'artillery',
        `unit ${unit} gets Aggressive tactics (L4a, L4c)`,
      ),
    ],
    relegated: ({ officer, unit }) => [
      ...this.#once('relegated'),
      ...this.#can(officer, 'relegating'),
      ...unless(this.#type(officer).side !== this.#type(unit).side, `unit ${unit} is relegated by a friend (L4d)`),
    ],
    moved: (event) => this.#move(event),
    restored: ({ unit }) => unless(!this.#isNextToEnemy(unit, this.#units.at(unit)), `unit ${unit} is dressed (L10s)`),
    returned: ({ unit, at }) =>
      unless(!this.#isNextToEnemy(unit, at) && this.#type(unit).rank === 'core', `unit ${unit} returns (L10f, L12c)`),
  };
  readonly #printed: Printed;
  readonly #units: UnitsBook;
  readonly #ground: Ground;
  /** L12d: a plan's abilities are judged where its moves end. */
  #planned = new Map<UnitId, HexId>();
  /** In this round. */
  readonly #used = new Set<string>();

  constructor(printed: Printed, units: UnitsBook) {
    const map = printed.pack.maps.find(({ id }) => id === printed.opening.terms.map);
    if (map === undefined) throw new Error('no map');
    this.#printed = printed;
    this.#units = units;
    this.#ground = new Ground(map);
  }

  #type(unit: UnitId): UnitType {
    const { pack, opening } = this.#printed;
    const type = pack.unitTypes[opening.units[unit]?.type ?? NONE];
    if (type === undefined) throw new RangeError(`no unit ${unit}`);
    return type;
  }

  #once(what: string): readonly string[] {
    const isFirst = !this.#used.has(what);
    this.#used.add(what);
    return unless(isFirst, `${what} a second time in a round (L4a, L4d)`);
  }

  #can(officer: UnitId, ability: Ability): readonly string[] {
    return unless(this.#type(officer).abilities.includes(ability), `unit ${officer} does not know ${ability} (L4)`);
  }

  #areNext(one: UnitId, other: UnitId): boolean {
    const at = (unit: UnitId): HexId => this.#planned.get(unit) ?? this.#units.at(unit);
    return this.#ground.apart(at(one), at(other)) === 1;
  }

  #isNextToEnemy(unit: UnitId, hex: HexId): boolean {
    const { side } = this.#type(unit);
    return this.#printed.opening.units.some((_unit, place) => {
      const other = unitId(place);
      const at = this.#units.at(other);
      return at !== NONE && this.#type(other).side !== side && this.#ground.apart(at, hex) === 1;
    });
  }

  #move({ unit, from, to, as }: EventOf<'moved'>): readonly string[] {
    const { corps, units, terms } = this.#printed.opening;
    this.#planned.delete(unit);
    const isAi = corps[units[unit]?.corps ?? NONE]?.seat === AI_SEAT;
    const gradeAt = (hex: HexId): string | undefined => terms.objectives.find(({ at }) => at === hex)?.grade;
    const isAiMove = as === 'objective' || as === 'displaced';
    return [
      ...unless(!isAi || isAiMove, `unit ${unit} of the AI moves as ${as} (LS1e, LS1f)`),
      ...unless(
        as !== 'displaced' || (gradeAt(from) !== 'strategic' && gradeAt(to) === undefined),
        `unit ${unit} is moved by its enemy from ${from} to ${to} (L10d, L10e)`,
      ),
      ...unless(
        as !== 'displaced' || this.#type(unit).arm !== 'artillery',
        `battery ${unit} is moved by its enemy (L10d)`,
      ),
    ];
  }

  differences(): readonly string[] {
    return SOUND;
  }
}

function unless(isSound: boolean, complaint: string): readonly string[] {
  return isSound ? SOUND : [complaint];
}
