import { SOUND, unlike } from '@sandtable/kernel/testing';
import { NONE, type UnitId } from '../../model/ids.ts';
import type { State } from '../../model/state.ts';
import type { Hears, Law, Printed } from './law.ts';

/** L8.2b, L3r, LS4.1c: a roll hits as its figures say, and a unit loses no more RP than hits and payments explain. */
export class BlowLaw implements Law {
  readonly hears: Hears = {
    rolled: ({ tv, die, hit, target }) => {
      if (hit) this.#owe(target, 1);
      return unlike(`a die of ${die} against TV ${tv} hits`, hit, tv > 0 && die <= Math.min(tv, this.#sides - 1));
    },
    woundRolled: ({ unit, die, limit, hit }) => {
      if (hit) this.#owe(unit, 1);
      return unlike(`a wound roll of ${die} of ${limit} hits`, hit, die <= limit);
    },
    stood: ({ unit }) => this.#owe(unit, 1),
    spared: ({ unit }) => this.#owe(unit, -1),
    lostRp: ({ unit, amount }) => this.#owe(unit, -amount),
  };
  readonly #sides: number;
  readonly #hits = new Map<UnitId, number>();

  constructor({ pack, options }: Printed) {
    this.#sides = pack.ruleset.dice[options.die].sides;
  }

  #owe(unit: UnitId, change: number): readonly string[] {
    const owed = (this.#hits.get(unit) ?? 0) + change;
    this.#hits.set(unit, owed);
    return owed < 0 ? [`unit ${unit} loses RP without a hit`] : SOUND;
  }

  /** L3r: a surviving unit has lost all RP it was hit for. */
  differences({ units }: State): readonly string[] {
    const owing = [...this.#hits].filter(([unit, owed]) => owed > 0 && units[unit]?.at !== NONE);
    this.#hits.clear();
    return owing.map(([unit, owed]) => `unit ${unit} was hit and lost ${owed} RP too few`);
  }
}
