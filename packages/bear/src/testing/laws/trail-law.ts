import { SOUND, unlike } from '@sandtable/kernel/testing';
import type { BearEvent } from '../../model/battle/event.ts';
import { type UnitId, unitId } from '../../model/ids.ts';
import { enemyOf, type State } from '../../model/battle/state.ts';
import type { Side } from '../../model/pack/unit-type.ts';
import { type EventOf, type Hears, isAtRest, type Law, type Printed } from './law.ts';
import type { UnitsBook } from './units-book.ts';

/** Events of a unit entering a hex, before it is known whom it has met there. */
const ON_COMING: ReadonlySet<string> = new Set([
  'sneaked',
  'wentInside',
  'revealed',
  'rumorRevealed',
  'mineRevealed',
  'controlTaken',
]);

type Step = EventOf<'moved'> | EventOf<'sneaked'>;

interface Entrance {
  readonly side: Side;
  readonly line: string;
}

/**
 * B5.0.3, B7.7.3c: who moved in the open, and the way a unit came upon its enemies, count until these have had their turn, and no
 * longer than the round.
 */
export class TrailLaw implements Law {
  readonly #printed: Printed;
  readonly #units: UnitsBook;
  readonly #exposed: Set<UnitId>;
  #entrances: Entrance[] = [];
  #steps: Step[] = [];
  /** The side whose turn it is. */
  #side: Side | null = null;
  /** B3.0.1: AP were rolled, and the turn goes on. */
  #isGoingOn = false;

  constructor(printed: Printed, units: UnitsBook) {
    this.#printed = printed;
    this.#units = units;
    this.#exposed = new Set(printed.opening.units.flatMap(({ exposed }, unit) => (exposed ? [unitId(unit)] : [])));
  }

  overhear(event: BearEvent): readonly string[] {
    if (!ON_COMING.has(event.key)) this.#meet();
    return SOUND;
  }

  readonly hears: Hears = {
    exposed: ({ unit }) => {
      this.#exposed.add(unit);
      return this.#printed.options.cautiousMovement === 'off'
        ? [`${this.#units.name(unit)} is exposed, which nobody is here`]
        : SOUND;
    },
    moved: (event) => this.#step(event),
    sneaked: (event) => this.#step(event),
    hid: ({ unit }) => this.#cover(unit),
    rumorRevealed: ({ unit }) => this.#cover(unit),
    activated: () => {
      this.#isGoingOn = true;
    },
    paid: () => {
      this.#isGoingOn = false;
    },
    roundEnded: () => {
      this.#exposed.clear();
      this.#entrances = [];
      this.#side = null;
    },
  };

  differences(state: State): readonly string[] {
    this.#meet();
    if (isAtRest(state)) this.#endTurn(state);
    // B5.0.3: who ends a move exposed is not known during it.
    const isMoving = state.frames.some(({ kind }) => kind === 'move');
    return [
      ...(isMoving ? SOUND : this.#exposures(state)),
      ...unlike(
        'the ways back that are barred',
        this.#listed(state.entrances.map((entrance) => this.#line(entrance))),
        this.#listed(this.#entrances.map(({ line }) => line)),
      ),
    ];
  }

  #exposures({ roster, units }: State): readonly string[] {
    return roster.flatMap((unit) => {
      const is = units[unit]?.exposed === true;
      const booked = this.#exposed.has(unit);
      return is === booked ? SOUND : unlike(`whether ${this.#units.name(unit)} is exposed`, is, booked);
    });
  }

  /** The side has had its turn: its enemies' carelessness no longer counts. */
  #endTurn({ frames, players }: State): void {
    const ended = this.#isGoingOn ? null : this.#side;
    this.#isGoingOn = false;
    const top = frames.at(-1);
    const player = top?.kind === 'turn' ? top.order[top.place] : undefined;
    this.#side = players[player ?? -1]?.side ?? null;
    if (ended === null) return;
    this.#entrances = this.#entrances.filter(({ side }) => side === ended);
    for (const unit of this.#exposed) if (this.#units.sideOf(unit) !== ended) this.#exposed.delete(unit);
  }

  #step(step: Step): void {
    this.#cover(step.unit);
    this.#steps.push(step);
  }

  #cover(unit: UnitId): void {
    this.#exposed.delete(unit);
  }

  /** S6.2: a Rumored Enemy that arrived may have turned out to be another unit, or nobody. */
  #meet(): void {
    for (const { unit, at, from } of this.#steps) {
      const side = this.#units.sideOf(unit);
      const there = this.#units.unitsIn(at).filter((each) => !this.#units.isHidden(each));
      const sides = new Set(there.map((each) => this.#units.sideOf(each)));
      if (sides.has(side) && sides.has(enemyOf(side)))
        this.#entrances.push({ side, line: this.#line({ side, at, from }) });
    }
    this.#steps = [];
  }

  #line({ side, at, from }: State['entrances'][number]): string {
    return `${side} from ${this.#units.hexName(from)} into ${this.#units.hexName(at)}`;
  }

  #listed(lines: readonly string[]): string {
    return [...lines].sort().join(', ') || 'none';
  }
}
