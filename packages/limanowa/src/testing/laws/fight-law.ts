import { SOUND } from '@sandtable/kernel/testing';
import { makeMap, rangeTo, terrainAt } from '../../board/map.ts';
import type { BattleMap } from '../../model/battle-map.ts';
import type { Side, UnitType } from '../../model/forces.ts';
import { type HexId, NONE, type UnitId, unitId } from '../../model/ids.ts';
import type { State } from '../../model/state.ts';
import type { EventOf, Hears, Law, Printed } from './law.ts';

interface Fight {
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
class FightScene {
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

/** L6.2f, L6.2g, L8.3a-L8.3c, L4d: who attacks whom in a Central Phase, how often, and who must. */
export class FightLaw implements Law {
  readonly hears: Hears = {
    disclosed: (event) => this.#begin(event),
    moved: ({ unit, to }) => void (this.#scene.places[unit] = to),
    destroyed: ({ unit }) => void (this.#scene.places[unit] = NONE),
    returned: ({ unit, at }) => void (this.#scene.places[unit] = at),
    attackLost: ({ unit }) => void this.#fight?.attackLost.push(unit),
    spared: ({ unit }) => this.#spare(unit),
    rolled: (event) => this.#roll(event),
    relegated: ({ officer, unit }) => this.#relegate(officer, unit),
  };
  readonly #scene: FightScene;
  #fight: Fight | null = null;

  constructor(printed: Printed) {
    this.#scene = new FightScene(printed);
  }

  #begin({ phase, attacks }: EventOf<'disclosed'>): void {
    this.#fight =
      phase === 'central' ? { attacks, rolls: [], attackLost: [], spared: [], places: null, relegated: NONE } : null;
  }

  #roll(event: EventOf<'rolled'>): readonly string[] {
    const fight = this.#fight;
    if (fight === null) return SOUND;
    if (event.as === 'artillery') return fight.places === null ? SOUND : ['guns fire after the infantry (L6.2f)'];
    fight.places ??= [...this.#scene.places];
    fight.rolls.push(event);
    const [attacker, target] = event.as === 'attack' ? [event.attacker, event.target] : [event.target, event.attacker];
    const isPlanned = fight.attacks.some((group) => group.target === target && group.attackers.includes(attacker));
    return isPlanned ? SOUND : [`unit ${event.attacker} strikes ${event.target}, which nobody planned (L6.2a)`];
  }

  /** L10m: hits ignored in the artillery step do not matter here. */
  #spare(unit: UnitId): void {
    if (this.#fight !== null && this.#fight.places !== null) this.#fight.spared.push(unit);
  }

  #relegate(officer: UnitId, unit: UnitId): readonly string[] {
    const fight = this.#fight;
    if (fight === null || fight.relegated !== NONE) return [`unit ${unit} is relegated out of turn (L4d)`];
    fight.relegated = unit;
    return this.#inVain(fight, officer).includes(unit) ? SOUND : [`unit ${unit} is relegated, and did not fail (L4d)`];
  }

  /** L4d: surviving enemies whose attacks on this officer, or on a friend next to him, cost no RP. */
  #inVain({ rolls, spared, places }: Fight, officer: UnitId): UnitId[] {
    const scene = this.#scene;
    const { places: now } = scene;
    const near = rolls.filter(
      ({ attacker, target }) =>
        now[attacker] !== NONE &&
        scene.side(attacker) !== scene.side(officer) &&
        scene.range(now[officer], places?.[target]) <= 1,
    );
    // L10m: only the first of several hits on a unit is ignored.
    const isIgnored = (roll: EventOf<'rolled'>): boolean =>
      spared.includes(roll.target) && roll === rolls.find(({ target, hit }) => hit && target === roll.target);
    return near
      .map(({ attacker }) => attacker)
      .filter((unit) => near.every((roll) => roll.attacker !== unit || !roll.hit || isIgnored(roll)));
  }

  /** At the end of the Central Phase. */
  #close(fight: Fight): string[] {
    this.#fight = null;
    return [
      ...fight.attacks.flatMap(({ target, attackers }) => [
        ...attackers.flatMap((attacker) => this.#unlessStruck(fight, attacker, target)),
        ...this.#unlessCountered(fight, target),
      ]),
      ...this.#unlessRelegated(fight),
    ];
  }

  #unlessStruck({ rolls, attackLost, places }: Fight, attacker: UnitId, target: UnitId): string[] {
    const struck = rolls.filter((roll) => roll.as === 'attack' && roll.attacker === attacker).length;
    const isGone = (places ?? this.#scene.places)[attacker] === NONE;
    const wanted = isGone || attackLost.includes(attacker) ? 0 : this.#scene.rollsOf(attacker);
    return struck === wanted ? [] : [`unit ${attacker} strikes ${target} ${struck} times, not ${wanted} (L8.3a)`];
  }

  #unlessCountered({ rolls, places }: Fight, unit: UnitId): string[] {
    const scene = this.#scene;
    const attackers = rolls.filter((roll) => roll.as === 'attack' && roll.target === unit).map((roll) => roll.attacker);
    const struck = rolls.filter((roll) => roll.as === 'counterAttack' && roll.attacker === unit);
    const chosen = new Set(struck.map(({ target }) => target));
    const must =
      scene.isFighter(unit) &&
      attackers.some(
        (each) =>
          scene.range(places?.[unit], places?.[each]) <= scene.type(unit).range &&
          scene.leastTv(unit, each, places?.[each]) > 0,
      );
    const isSound = chosen.size === 0 ? !must : chosen.size === 1 && struck.length === scene.rollsOf(unit);
    const isAble = chosen.size === 0 || (scene.isFighter(unit) && attackers.some((each) => chosen.has(each)));
    return isSound && isAble ? [] : [`unit ${unit} counter-attacks ${[...chosen].join()} (L8.3b)`];
  }

  #unlessRelegated(fight: Fight): string[] {
    const { places } = this.#scene;
    if (fight.relegated !== NONE) return [];
    const officers = places.flatMap((at, place) => {
      const unit = unitId(place);
      return at !== NONE && this.#scene.type(unit).abilities.includes('relegating') ? [unit] : [];
    });
    return officers
      .filter((officer) => this.#inVain(fight, officer).length > 0)
      .map((officer) => `officer ${officer} relegates nobody (L4d)`);
  }

  differences({ turn, frames }: State): readonly string[] {
    const isOver = turn.phase !== 'central' || frames.at(-1)?.kind === 'aiRound';
    return isOver && this.#fight !== null ? this.#close(this.#fight) : SOUND;
  }
}
