import { SOUND } from '@sandtable/kernel/testing';
import { NONE, type UnitId } from '../../model/ids.ts';
import type { EventOf, Hears, Law } from './law.ts';
import type { UnitsBook } from './units-book.ts';

/** L3r: a lost unit neither acts nor is acted on. Hears each event before the book of units. */
export class ActorLaw implements Law {
  readonly hears: Hears = {
    disclosed: (event) => this.#there('is planned for', ...plannedIn(event)),
    moved: ({ unit }) => this.#there('moves', unit),
    rolled: ({ attacker, target }) => this.#there('fights', attacker, target),
    tokenSpent: ({ battery, target }) => this.#there('is fired by or at', battery, target),
    tactics: ({ officer, unit }) => this.#there('has to do with Aggressive tactics', officer, unit),
    relegated: ({ officer, unit }) => this.#there('has to do with relegating', officer, unit),
    aiCardUsed: ({ unit, target }) => this.#there('is named by a card of the AI', unit, target),
    woundRolled: ({ unit }) => this.#there('is rolled for', unit),
    lostRp: ({ unit }) => this.#there('loses RP', unit),
    restored: ({ unit }) => this.#there('is dressed', unit),
  };
  readonly #units: UnitsBook;

  constructor(units: UnitsBook) {
    this.#units = units;
  }

  #there(what: string, ...units: readonly UnitId[]): readonly string[] {
    return units
      .filter((unit) => unit !== NONE && this.#units.at(unit) === NONE)
      .map((unit) => `unit ${unit} is lost and ${what} (L3r)`);
  }

  differences(): readonly string[] {
    return SOUND;
  }
}

function plannedIn({
  moves,
  attacks,
  shells,
  supports,
  tactics,
  occupations,
}: EventOf<'disclosed'>): readonly UnitId[] {
  return [
    ...moves.map(({ unit }) => unit),
    ...attacks.flatMap(({ target, attackers }) => [target, ...attackers]),
    ...[...shells, ...supports].flatMap(({ battery, target }) => [battery, target]),
    ...occupations.map(({ unit }) => unit),
    tactics,
  ];
}
