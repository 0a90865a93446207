import { SOUND, unlike } from '@sandtable/kernel/testing';
import type { Trigger } from '../../model/battle/frame.ts';
import { type HexId, NONE, type UnitId } from '../../model/ids.ts';
import type { State } from '../../model/battle/state.ts';
import type { Side } from '../../model/pack/unit-type.ts';
import { slowSight } from '../slow-sight.ts';
import { type Hears, isAtRest, type Law, type Printed } from './law.ts';
import type { UnitsBook } from './units-book.ts';

/** A unit that answers, as it stood, and what it may answer. */
interface Answer {
  readonly unit: UnitId;
  readonly at: HexId;
  readonly isEngaged: boolean;
  readonly triggers: readonly Trigger[];
}

/**
 * B3.1, R-236: what a side did may be answered in its enemies' next turns, and no longer; and who took an opportunity action
 * stood in a hex fired at, or saw a hex moved into.
 */
export class TriggerLaw implements Law {
  readonly #printed: Printed;
  readonly #units: UnitsBook;
  readonly #isKept: boolean;
  #triggers: Trigger[] = [];
  #answers: readonly Answer[] = [];
  /** The side whose turn it is. */
  #side: Side | null = null;

  constructor(printed: Printed, units: UnitsBook) {
    this.#printed = printed;
    this.#units = units;
    const { economy, opportunityKind } = printed.options;
    this.#isKept = economy === 'sevenAP' && opportunityKind === 'triggered';
  }

  readonly hears: Hears = {
    moved: ({ unit, at }) => this.#note(this.#units.sideOf(unit), 'moved', at),
    entered: ({ unit, at }) => this.#note(this.#units.sideOf(unit), 'moved', at),
    attacked: ({ unit, at }) => this.#note(unit === NONE ? this.#side : this.#units.sideOf(unit), 'fired', at),
    paid: ({ way, units }) => {
      if (way === 'opportunity' && this.#isKept) this.#answers = units.map((unit) => this.#answer(unit));
      return SOUND;
    },
    roundEnded: () => {
      this.#triggers = [];
      this.#side = null;
    },
  };

  differences(state: State): readonly string[] {
    const answers = this.#answers;
    this.#answers = [];
    const uncalled = answers.filter((answer) => !this.#isCalledFor(answer, state));
    return [
      ...uncalled.map(({ unit }) => `${this.#units.name(unit)} acted by opportunity, and nothing had concerned it`),
      ...(isAtRest(state) ? this.#endTurn(state) : SOUND),
    ];
  }

  #note(side: Side | null, deed: Trigger['deed'], at: HexId): readonly string[] {
    if (this.#isKept && side !== null && this.#side !== null) this.#triggers.push({ side, deed, at });
    return SOUND;
  }

  #endTurn({ frames, players }: State): readonly string[] {
    const top = frames.at(-1);
    if (top?.kind !== 'turn') return SOUND;
    const side = players[top.order[top.place] ?? NONE]?.side ?? null;
    const ended = this.#side;
    if (ended !== null && ended !== side) this.#triggers = this.#triggers.filter((trigger) => trigger.side === ended);
    this.#side = side;
    return unlike('what may be answered', this.#listed(top.triggers ?? []), this.#listed(this.#triggers));
  }

  #answer(unit: UnitId): Answer {
    const at = this.#units.hexOf(unit);
    const side = this.#units.sideOf(unit);
    const isEngaged = this.#units
      .unitsIn(at)
      .some((other) => this.#units.sideOf(other) !== side && !this.#units.isHidden(other));
    return { unit, at, isEngaged, triggers: this.#triggers.filter((trigger) => trigger.side !== side) };
  }

  /** No opportunity action lays smoke, so what is there now was there before it. */
  #isCalledFor({ at, isEngaged, triggers }: Answer, { markers, options }: State): boolean {
    const { ground } = this.#printed.opening.map;
    const smoke = new Map<HexId, number>();
    for (const { kind, at: hex, dm } of markers) if (kind === 'smoke') smoke.set(hex, (smoke.get(hex) ?? 0) + dm);
    if (options.smokeStacking === 'max2') for (const [hex, dm] of smoke) smoke.set(hex, Math.min(dm, 2));
    return triggers.some(
      (trigger) =>
        trigger.at === at ||
        (trigger.deed === 'moved' && !isEngaged && slowSight(ground, smoke, options, at, trigger.at).isClear),
    );
  }

  #listed(triggers: readonly Trigger[]): string {
    const lines = triggers.map(({ side, deed, at }) => `${side} ${deed} ${this.#units.hexName(at)}`);
    return [...new Set(lines)].sort().join(', ') || 'nothing';
  }
}
