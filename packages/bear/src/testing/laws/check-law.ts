import { SOUND, unlike } from '@sandtable/kernel/testing';
import type { BearEvent } from '../../model/battle/event.ts';
import { NONE, type PlayerId, type UnitId } from '../../model/ids.ts';
import type { State } from '../../model/battle/state.ts';
import { LastRoll } from './last-roll.ts';
import { type EventOf, type Hears, isAtRest, type Law, type Printed } from './law.ts';
import type { UnitsBook } from './units-book.ts';

/** B2.2h: the die has these numbers, and no Remain Fresh sign. */
const LOWEST = 1;
const HIGHEST = 7;

/**
 * B2.2g: AP paid without a pool are checked once for all who paid and are still there, and the number decides; card 07 eases the
 * check by its die.
 */
export class CheckLaw implements Law {
  readonly #printed: Printed;
  readonly #units: UnitsBook;
  readonly #roll = new LastRoll();
  #paid = 0;
  #payers: readonly UnitId[] = [];
  #player: PlayerId = NONE;
  #eased = 0;
  #isEasing = false;

  constructor(printed: Printed, units: UnitsBook) {
    this.#printed = printed;
    this.#units = units;
  }

  overhear(event: BearEvent): readonly string[] {
    this.#roll.book(event);
    return SOUND;
  }

  readonly hears: Hears = {
    paid: ({ way, ap, units, player }) => {
      if (way !== 'ap') return SOUND;
      const complaints = this.#paid > 0 ? [`${this.#paid} AP were paid and never checked`] : SOUND;
      this.#paid = ap;
      this.#payers = units;
      this.#player = player;
      this.#eased = 0;
      return complaints;
    },
    rumorRevealed: ({ unit, found }) => {
      // what a rumor began, the AI found goes on with.
      this.#payers = this.#payers.map((payer) => (payer === unit ? found : payer)).filter((payer) => payer >= 0);
    },
    rolled: (event) => {
      this.#isEasing = event.what === 'sergeant';
      if (this.#isEasing) this.#eased = this.#roll.sum;
    },
    triedLuck: () => {
      if (this.#isEasing) this.#eased = this.#roll.sum;
    },
    checked: (event) => this.#check(event),
  };

  differences(state: State): readonly string[] {
    if (!isAtRest(state)) return SOUND;
    const due = this.#paid - this.#eased;
    this.#paid = 0;
    this.#eased = 0;
    return due > 0 ? [`${due} AP were paid and never checked`] : SOUND;
  }

  #check(event: EventOf<'checked'>): readonly string[] {
    const due = this.#paid - this.#eased;
    this.#paid = 0;
    const names = (units: readonly UnitId[]): string => units.map((unit) => this.#units.name(unit)).join(' ');
    const there = this.#payers.filter((unit) => this.#units.isInPlay(unit));
    return [
      ...unlike('the AP that are checked', event.cost, due),
      ...unlike('the units that are checked', names(event.units), names(there)),
      ...unlike('whether a check spends them', event.spent, this.#isSpent(event)),
      ...this.#mustBeDrawn(event),
    ];
  }

  /** the AI cannot use the Remain Fresh sign. */
  #isSpent({ cost, number, remainsFresh }: EventOf<'checked'>): boolean {
    const isKept = remainsFresh && this.#player !== this.#printed.opening.terms.solo?.ai;
    return cost >= number && !isKept;
  }

  /** B2.2h: the number on the card or the die. */
  #mustBeDrawn({ card, number, remainsFresh }: EventOf<'checked'>): readonly string[] {
    if (card === NONE)
      return number >= LOWEST && number <= HIGHEST && !remainsFresh ? SOUND : [`no check die shows ${number}`];
    const drawn = this.#printed.pack.orderCards[card];
    return [
      ...unlike(`the check number of Order Card ${card}`, number, drawn?.spentNumber),
      ...unlike(`whether Order Card ${card} keeps units fresh`, remainsFresh, drawn?.remainsFresh),
    ];
  }
}
