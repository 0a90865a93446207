import { NONE, type UnitId } from '../../model/ids.ts';
import type { AttackPlan, Shot } from '../../model/turn.ts';
import { tableA, unitsOf } from './ladders.ts';
import { relegated, type VainAttack } from './officers.ts';
import { fights, hear, isThere, type Piece, pieceOf, type Situation } from './situation.ts';
import { disagree, type Tape } from './tape.ts';
import { aids, artilleryTv, attackTv, counterTv, inReach } from './target-value.ts';

interface Hit {
  readonly attacker: UnitId;
  readonly target: UnitId;
}

/** L6.2f, L6.2g: a fight as it must be: every roll, the AI's counter-attacks, every loss. */
export class Fight {
  readonly #situation: Situation;
  readonly #tape: Tape;
  readonly #met: string[] = [];
  #hits: Hit[] = [];

  constructor(situation: Situation, tape: Tape) {
    this.#situation = situation;
    this.#tape = tape;
  }

  run(): readonly string[] {
    this.#artillery();
    if (this.#situation.turn.phase === 'central') this.#close();
    else if (this.#situation.turn.card?.effect === 'pursuit') this.#pursuit();
    return this.#met;
  }

  /** L10b: the AI's own card. Table A chose its target; extra attacks count. */
  cardStrike({ unit, target }: { readonly unit: UnitId; readonly target: UnitId }): void {
    const [striker, aim] = [this.#piece(unit), this.#piece(target)];
    this.#strikes(striker, aim, 'attack', attackTv(this.#situation, striker, aim, 1));
    this.#losses();
  }

  #artillery(): void {
    for (const { battery, target } of this.#shells()) {
      const [gun, aim] = [this.#piece(battery), this.#piece(target)];
      this.#strikes(gun, aim, 'artillery', artilleryTv(this.#situation, gun, aim));
    }
    this.#losses();
  }

  #shells(): readonly Shot[] {
    const { card, plan, answers, phase } = this.#situation.turn;
    const isGuns = card?.effect === 'bombardment' || card?.effect === 'disruptiveFire';
    const byCard = card !== null && isGuns ? [{ battery: card.unit, target: card.target }] : [];
    return [...byCard, ...(phase === 'central' ? (plan?.shells ?? []) : []), ...answers];
  }

  /** L10r: a single attack without a counter-attack. */
  #pursuit(): void {
    const { card } = this.#situation.turn;
    const [unit, target] = [this.#piece(card?.unit ?? NONE), this.#piece(card?.target ?? NONE)];
    if (!fights(unit) || !isThere(target)) return;
    this.#strikes(unit, target, 'attack', attackTv(this.#situation, unit, target, 1));
    this.#losses();
  }

  #close(): void {
    const situation = this.#situation;
    const attacks = this.#attacks();
    const counters = attacks.flatMap((attack) => this.#counter(attack));
    for (const { target, attackers } of attacks)
      for (const attacker of attackers) {
        const [unit, aim] = [this.#piece(attacker), this.#piece(target)];
        this.#strikes(unit, aim, 'attack', attackTv(situation, unit, aim, attackers.length));
      }
    for (const { unit, target } of counters)
      this.#strikes(unit, target, 'counterAttack', counterTv(situation, unit, target));
    situation.turn.attacks = attacks.flatMap(({ target, attackers }) =>
      attackers.map((attacker) => ({ attacker, target, at: this.#piece(target).at, made: true })),
    );
    const fought = { ...situation, pieces: situation.pieces.map((piece) => ({ ...piece })) };
    const vain = this.#vain(attacks);
    this.#losses();
    if (relegated(situation, fought, vain, this.#tape) !== undefined) this.#met.push('relegated by the AI');
  }

  /** L8.3e: the attacks that are still possible. */
  #attacks(): readonly AttackPlan[] {
    const { ground, turn } = this.#situation;
    return (turn.plan?.attacks ?? []).flatMap(({ target, attackers }) => {
      const aim = this.#piece(target);
      const left = attackers.filter((attacker) => {
        const unit = this.#piece(attacker);
        return fights(unit) && isThere(aim) && ground.apart(unit.at, aim.at) <= unit.type.range;
      });
      return left.length === 0 ? [] : [{ target, attackers: left }];
    });
  }

  /** L8.3b, LS7A */
  #counter({ target, attackers }: AttackPlan): readonly { readonly unit: Piece; readonly target: Piece }[] {
    const situation = this.#situation;
    const unit = this.#piece(target);
    if (!fights(unit) || !unit.isAi) return [];
    const reached = inReach(
      situation,
      unit,
      attackers.map((attacker) => this.#piece(attacker)),
    );
    const choices = reached
      .map((piece) => ({ piece, tv: counterTv(situation, unit, piece) }))
      .filter(({ tv }) => tv > 0);
    this.#met.push(`counter-attack among ${Math.min(choices.length, 3)}`);
    if (choices.length === 0) return [];
    const best = tableA(choices);
    if (best.length > 1) this.#met.push('counter-attack by die');
    if (choices.length > 1 && choices.some(({ piece }) => piece.rp === 1)) this.#met.push('counter-attack on 1 RP');
    return [{ unit, target: this.#piece(this.#tape.tie(unitsOf(best), 'a counter-attack')) }];
  }

  /** L3m: one roll, or two. */
  #strikes(unit: Piece, target: Piece, as: 'attack' | 'counterAttack' | 'artillery', tv: number): void {
    const rolls = as !== 'artillery' && unit.type.traits.includes('extraAttack') ? 2 : 1;
    for (let roll = 0; roll < rolls; roll++) {
      if (this.#tape.next?.key === 'roll' && this.#tape.next.stream === 'combat') this.#tape.skip();
      const { hit } = this.#tape.expect('rolled', { as, attacker: unit.unit, target: target.unit, tv });
      if (hit) this.#hits.push({ attacker: unit.unit, target: target.unit });
    }
  }

  /** Each hit costs 1 RP, except the first with Second line, and never more than the unit has. */
  #losses(): void {
    const expected = new Map<UnitId, number>();
    for (const { target } of this.#hits) expected.set(target, (expected.get(target) ?? 0) + 1);
    const due = [...expected].flatMap(([unit, hits]) => {
      const lost = Math.min(hits - this.#spares(unit), this.#piece(unit).rp);
      return lost > 0 ? [`${unit}:${lost}`] : [];
    });
    this.#hits = [];
    const found: string[] = [];
    const { next } = this.#tape;
    for (let event = next; event !== undefined && LOSSES.has(event.key); event = this.#tape.next) {
      if (event.key === 'lostRp' && event.rule === 'L8.2b') found.push(`${event.unit}:${event.amount}`);
      if (event.key !== 'roll') hear(this.#situation, event);
      this.#tape.skip();
    }
    if (due.toSorted().join() !== found.toSorted().join()) disagree(`losses ${due.join()}`, found.join());
  }

  /** L10m: only the first loss of the phase; a unit shelled before has used it up. */
  #spares(unit: UnitId): number {
    const isSpared = !this.#spared.has(unit) && aids(this.#situation, this.#piece(unit), 'secondLine') > 0;
    if (isSpared) this.#spared.add(unit);
    return isSpared ? 1 : 0;
  }

  readonly #spared = new Set<UnitId>();

  /** L4d: losses are simultaneous, so all hits count, except the first that Second line ignores. */
  #vain(attacks: readonly AttackPlan[]): readonly VainAttack[] {
    return attacks.flatMap(({ target, attackers }) => {
      const piece = this.#piece(target);
      const isSpared = !this.#spared.has(target) && aids(this.#situation, piece, 'secondLine') > 0;
      const took = this.#hits.filter((hit) => hit.target === target).slice(isSpared ? 1 : 0);
      return attackers
        .filter((attacker) => !took.some((hit) => hit.attacker === attacker))
        .map((attacker) => ({ attacker, target }));
    });
  }

  #piece(unit: UnitId): Piece {
    return pieceOf(this.#situation, unit);
  }
}

/** Events that may come between two steps of a fight. */
const LOSSES: ReadonlySet<string> = new Set(['spared', 'lostRp', 'destroyed', 'stood', 'attackLost']);
