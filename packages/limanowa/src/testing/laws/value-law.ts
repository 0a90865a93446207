import { SOUND, unlike } from '@sandtable/kernel/testing';
import { effectOf } from '../../model/battle.ts';
import type { LimanowaEvent } from '../../model/event.ts';
import { NONE, type UnitId } from '../../model/ids.ts';
import type { State } from '../../model/state.ts';
import type { AidKind } from '../../model/turn.ts';
import { fights, hear, type Piece, pieceOf, type Situation, situationOf } from '../slow-ai/situation.ts';
import { artilleryTv, attackTv, counterTv, inReach } from '../slow-ai/target-value.ts';
import type { EventOf, Hears, Law, Printed } from './law.ts';

const AIDS: readonly AidKind[] = ['dugIn', 'coveringFire', 'volley', 'secondLine', 'massedAssault'];

/**
 * L8.2a, L8.3b: every target value is the sum the rules give, and every attacked unit that can counter-attacks.
 * Each entry begins with what the last one left.
 */
export class ValueLaw implements Law {
  readonly hears: Hears = {
    rolled: (event) => this.#roll(event),
    played: ({ effect, unit }) => this.#aid(effect, unit),
    aiCardUsed: ({ card, unit }) => this.#aid(effectOf(this.#printed.pack, card), unit),
    tactics: ({ unit }) => this.#aid('tactics', unit),
    tokenSpent: ({ battery, target, use }) => {
      const turn = this.#situation?.turn;
      if (turn === undefined || use === 'shell' || turn.supports.some((shot) => shot.battery === battery)) return;
      turn.supports = [...turn.supports, { battery, target }];
    },
  };
  readonly #printed: Printed;
  #situation: Situation | null = null;
  readonly #owing = new Set<UnitId>();

  constructor(printed: Printed) {
    this.#printed = printed;
  }

  overhear(event: LimanowaEvent): readonly string[] {
    const turn = this.#situation?.turn;
    // A contra card is not part of the plan.
    if (this.#situation !== null && (event.key !== 'played' || event.corps === turn?.corps))
      hear(this.#situation, event);
    return SOUND;
  }

  #aid(by: string, unit: UnitId): void {
    const turn = this.#situation?.turn;
    const kind = [...AIDS, 'tactics' as const].find((each) => each === by);
    if (turn === undefined || kind === undefined) return;
    // A plan's own aids are already there; cards of several opponents add up.
    const isPlanned = kind === 'massedAssault' || kind === 'tactics';
    if (isPlanned && turn.aids.some((aid) => aid.by === kind && aid.unit === unit)) return;
    turn.aids = [...turn.aids, { by: kind, unit }];
  }

  #roll({ as, attacker, target, tv }: EventOf<'rolled'>): readonly string[] {
    const situation = this.#situation;
    if (situation === null) return SOUND;
    const [unit, aim] = [pieceOf(situation, attacker), pieceOf(situation, target)];
    if (as === 'attack' && situation.turn.phase === 'central') this.#provoke(situation, aim, unit);
    if (as === 'counterAttack') this.#owing.delete(attacker);
    const booked = {
      artillery: () => artilleryTv(situation, unit, aim),
      counterAttack: () => counterTv(situation, unit, aim),
      attack: () => attackTv(situation, unit, aim, this.#company(situation, target)),
    }[as]();
    return unlike(`TV of unit ${attacker} against ${target} (${as})`, tv, booked);
  }

  /** L8.3b: an attacked unit that can hit one of its attackers counter-attacks, with all rolls simultaneous. */
  #provoke(situation: Situation, unit: Piece, attacker: Piece): void {
    const isReached = fights(unit) && inReach(situation, unit, [attacker]).length > 0;
    if (isReached && counterTv(situation, unit, attacker) > 0) this.#owing.add(unit.unit);
  }

  /** L8.3d: the units that still attack it; a card's attack is alone. */
  #company(situation: Situation, target: UnitId): number {
    const { ground, turn } = situation;
    if (turn.phase !== 'central') return 1;
    const aim = pieceOf(situation, target);
    const group = turn.plan?.attacks.find((attack) => attack.target === target)?.attackers ?? [];
    return group
      .map((attacker) => pieceOf(situation, attacker))
      .filter((unit) => fights(unit) && aim.at !== NONE && ground.apart(unit.at, aim.at) <= unit.type.range).length;
  }

  differences(state: State): readonly string[] {
    this.#situation = situationOf(this.#printed.pack, state);
    const owing = [...this.#owing];
    this.#owing.clear();
    return owing.map((unit) => `unit ${unit} was attacked and does not strike back (L8.3b)`);
  }
}
