import { makeMap, rangeTo, terrainAt } from '../../board/map.ts';
import type { BattleMap } from '../../model/battle-map.ts';
import { type HexId, NONE, type UnitId } from '../../model/ids.ts';
import type { Side, UnitType } from '../../model/forces.ts';
import type { EventOf, Printed } from './law.ts';

/** The events of one Central Phase. */
export interface Fight {
  readonly attacks: EventOf<'disclosed'>['attacks'];
  /** By infantry and cavalry. */
  readonly rolls: EventOf<'rolled'>[];
  readonly attackLost: UnitId[];
  /** Units that ignored a hit (L10m). */
  readonly spared: UnitId[];
  /** Where units were when infantry and cavalry attacked; null before that. */
  places: readonly HexId[] | null;
  relegated: UnitId;
}

/** Where units are according to the events, and the plain printed figures. */
export class Scene {
  readonly map: BattleMap;
  readonly places: HexId[];
  readonly #printed: Printed;

  constructor(printed: Printed) {
    const plan = printed.pack.maps.find(({ id }) => id === printed.opening.terms.map);
    if (plan === undefined) throw new Error('a match on no map');
    this.map = makeMap(plan);
    this.places = printed.opening.units.map(({ at }) => at);
    this.#printed = printed;
  }

  type(unit: UnitId): UnitType {
    const type = this.#printed.pack.unitTypes[this.#printed.opening.units[unit]?.type ?? NONE];
    if (type === undefined) throw new Error(`unit ${unit} has no type`);
    return type;
  }

  side(unit: UnitId): Side | undefined {
    return this.#printed.opening.corps[this.#printed.opening.units[unit]?.corps ?? NONE]?.side;
  }

  isFighter(unit: UnitId): boolean {
    return this.type(unit).arm !== 'artillery';
  }

  rollsOf(unit: UnitId): number {
    return this.type(unit).traits.includes('extraAttack') ? 2 : 1;
  }

  range(one: HexId = NONE, other: HexId = NONE): number {
    return rangeTo(this.map, one, other);
  }

  /** Figures and ground only; bonuses of a counter-attack come on top. */
  leastTv(attacker: UnitId, target: UnitId, at: HexId = NONE): number {
    const { ruleset } = this.#printed.pack;
    const ground = { open: 0, forest: ruleset.forestDv, hill: ruleset.hillDv, town: ruleset.townDv };
    const { av } = ruleset.dice[this.#printed.options.die];
    return av + this.type(attacker).av - this.type(target).dv - ground[terrainAt(this.map, at)];
  }
}
