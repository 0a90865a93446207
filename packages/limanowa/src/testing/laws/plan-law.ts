import { SOUND } from '@sandtable/kernel/testing';
import { type Effect, EFFECT_RULES } from '../../model/battlecard.ts';
import { NONE, type UnitId } from '../../model/ids.ts';
import type { Occupation, PlannedMove } from '../../model/turn.ts';
import type { EventOf, Hears, Law, Printed } from './law.ts';
import type { UnitsBook } from './units-book.ts';

interface Blow {
  readonly attacker: UnitId;
  readonly target: UnitId;
  /** L3m: rolls that are left. */
  rolls: number;
}

const GUN_CARDS: readonly Effect[] = ['bombardment', 'disruptiveFire'];
const STRIKE_CARDS: readonly Effect[] = ['pursuit', 'counterAttack'];

/** L6b, L6.2, L6.3: exactly what was disclosed happens. Hears each event before the book of units. */
export class PlanLaw implements Law {
  readonly hears: Hears = {
    disclosed: (event) => this.#disclose(event),
    played: (event) => this.#play(event),
    blocked: () => this.#forgetCard(),
    cardLost: () => this.#forgetCard(),
    aiCardUsed: ({ unit, target }) => {
      if (target !== NONE) this.#attacks.push(this.#blow(unit, target));
    },
    tokenSpent: ({ battery, target, use }) => {
      const isPlanned = this.#shells.some((shot) => shot.attacker === battery && shot.target === target);
      if (use === 'shell' && !(isPlanned && this.#isDisclosing))
        this.#shells.push({ attacker: battery, target, rolls: 1 });
    },
    moved: (event) => this.#move(event),
    moveLost: ({ unit }) => {
      this.#moves = this.#moves.filter((move) => move.unit !== unit);
      this.#occupations = this.#occupations.filter((occupation) => occupation.unit !== unit);
    },
    attackLost: ({ unit, target }) => this.#lose(unit, target),
    rolled: (event) => this.#roll(event),
    roundBegan: () => this.#settle('round'),
    aiRoundBegan: () => this.#settle('round'),
  };
  readonly #printed: Printed;
  readonly #units: UnitsBook;
  #moves: readonly PlannedMove[] = [];
  #occupations: readonly Occupation[] = [];
  #shells: Blow[] = [];
  #attacks: Blow[] = [];
  /** The counter-attacks that are possible, and those chosen. */
  #provoked: readonly Blow[] = [];
  readonly #chosen = new Map<UnitId, UnitId>();
  /** Tokens told with a plan pay for its shots. */
  #isDisclosing = false;

  constructor(printed: Printed, units: UnitsBook) {
    this.#printed = printed;
    this.#units = units;
  }

  overhear({ key }: { readonly key: string }): readonly string[] {
    if (key !== 'tokenSpent' && key !== 'played' && key !== 'disclosed') this.#isDisclosing = false;
    return SOUND;
  }

  #blow(attacker: UnitId, target: UnitId): Blow {
    const { pack, opening } = this.#printed;
    const type = pack.unitTypes[opening.units[attacker]?.type ?? NONE];
    return { attacker, target, rolls: type?.traits.includes('extraAttack') === true ? 2 : 1 };
  }

  #disclose({ phase, moves, attacks, shells, occupations }: EventOf<'disclosed'>): readonly string[] {
    const left = this.#settle(phase);
    this.#isDisclosing = true;
    this.#moves = moves;
    this.#occupations = occupations;
    this.#shells = shells.map(({ battery, target }) => ({ attacker: battery, target, rolls: 1 }));
    this.#attacks = attacks.flatMap(({ target, attackers }) =>
      attackers.map((attacker) => this.#blow(attacker, target)),
    );
    this.#provoked = this.#attacks.map(({ attacker, target }) => this.#blow(target, attacker));
    this.#chosen.clear();
    return left;
  }

  #play({ effect, unit, target }: EventOf<'played'>): void {
    if (GUN_CARDS.includes(effect)) this.#shells.push({ attacker: unit, target, rolls: 1 });
    if (STRIKE_CARDS.includes(effect)) this.#attacks.push(this.#blow(unit, target));
    if (EFFECT_RULES[effect].kind === 'contra') this.#isDisclosing = false;
  }

  #forgetCard(): void {
    this.#shells = [];
    this.#attacks = [];
  }

  #move({ unit, to, as }: EventOf<'moved'>): readonly string[] {
    if (as === 'occupation') {
      const isPlanned = this.#occupations.some((occupation) => occupation.unit === unit && occupation.to === to);
      this.#occupations = this.#occupations.filter((occupation) => occupation.unit !== unit);
      return isPlanned ? SOUND : [`unit ${unit} occupies ${to} without a plan (L6.3a)`];
    }
    if (as !== 'move' && as !== 'march' && as !== 'wave') return SOUND;
    const [next, ...rest] = this.#moves;
    this.#moves = rest;
    const isNext = next?.unit === unit && next.to === to && next.as === as;
    return isNext ? SOUND : [`unit ${unit} goes to ${to} as ${as}, and that is not the next in the plan (L6.2d)`];
  }

  #roll({ as, attacker, target }: EventOf<'rolled'>): readonly string[] {
    if (as === 'counterAttack') return this.#counter(attacker, target);
    const list = as === 'artillery' ? this.#shells : this.#attacks;
    const blow = list.find((each) => each.attacker === attacker && each.target === target && each.rolls > 0);
    if (blow === undefined) return [`unit ${attacker} rolls (${as}) against ${target}, which was not disclosed (L6b)`];
    blow.rolls -= 1;
    return SOUND;
  }

  #counter(unit: UnitId, target: UnitId): readonly string[] {
    const blow = this.#provoked.find((each) => each.attacker === unit && each.target === target && each.rolls > 0);
    const chosen = this.#chosen.get(unit) ?? target;
    this.#chosen.set(unit, chosen);
    if (blow === undefined) return [`unit ${unit} strikes back at ${target}, who did not attack it (L8.3b)`];
    blow.rolls -= 1;
    return chosen === target ? SOUND : [`unit ${unit} strikes back at two (L8.3b)`];
  }

  #lose(attacker: UnitId, target: UnitId): void {
    const isOther = (blow: Blow): boolean => blow.attacker !== attacker || blow.target !== target;
    this.#shells = this.#shells.filter(isOther);
    this.#attacks = this.#attacks.filter(isOther);
  }

  /** All of the plan has happened, except attacks by units that were destroyed first. */
  #settle(next: string): readonly string[] {
    const owed = [...this.#shells, ...this.#attacks].filter(
      ({ attacker, rolls }) => rolls > 0 && this.#units.at(attacker) !== NONE,
    );
    const left = [
      ...this.#moves.map(({ unit }) => `unit ${unit} has not moved as planned (L6.2d) before ${next}`),
      ...this.#occupations.map(({ unit }) => `unit ${unit} has not occupied as planned (L6.3c) before ${next}`),
      ...owed.map(
        ({ attacker, target }) => `unit ${attacker} has not fought ${target} as planned (L6.2) before ${next}`,
      ),
    ];
    this.#moves = [];
    this.#occupations = [];
    this.#forgetCard();
    return left;
  }

  differences(): readonly string[] {
    return SOUND;
  }
}
