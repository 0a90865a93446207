import type { LimanowaEvent } from '../../model/event.ts';
import type { UnitId } from '../../model/ids.ts';
import { type Law, type Printed, SOUND, unlike } from './law.ts';

/** L8.2b, L3r, LS4.1c: a roll hits as its figures say, and nobody loses more than he was hit or paid. */
export class BlowLaw implements Law {
  readonly #sides: number;
  readonly #hits = new Map<UnitId, number>();

  constructor({ pack, options }: Printed) {
    this.#sides = pack.ruleset.dice[options.die].sides;
  }

  hear(event: LimanowaEvent): readonly string[] {
    switch (event.key) {
      case 'rolled': {
        const { tv, die, hit, target } = event;
        if (hit) this.#owe(target, 1);
        return unlike(`a die of ${die} against TV ${tv} hits`, hit, tv > 0 && die <= Math.min(tv, this.#sides - 1));
      }
      case 'woundRolled':
        if (event.hit) this.#owe(event.unit, 1);
        return unlike(`a wound roll of ${event.die} of ${event.limit} hits`, event.hit, event.die <= event.limit);
      case 'stood':
        this.#owe(event.unit, 1);
        return SOUND;
      case 'spared':
        return this.#owe(event.unit, -1);
      case 'lostRp':
        return this.#owe(event.unit, -event.amount);
      default:
        return SOUND;
    }
  }

  #owe(unit: UnitId, change: number): readonly string[] {
    const owed = (this.#hits.get(unit) ?? 0) + change;
    this.#hits.set(unit, owed);
    return owed < 0 ? [`unit ${unit} loses RP without a hit`] : SOUND;
  }

  /** Overkill is forgotten with the entry. */
  differences(): readonly string[] {
    this.#hits.clear();
    return SOUND;
  }
}
