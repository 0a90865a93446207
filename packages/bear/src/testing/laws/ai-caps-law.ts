import { SOUND, unlike } from '@sandtable/kernel/testing';
import type { OrderSource } from '../../model/solo/order.ts';
import { type CardId, NONE } from '../../model/ids.ts';
import type { EventOf, Hears, Law, Printed } from './law.ts';

/**
 * S4.3.1, R-122: what is added to a roll of the AI: the CAPs of its order on the first roll of an attack, and one on every roll
 * where the Mission Track says so.
 */
export class AiCapsLaw implements Law {
  readonly #printed: Printed;
  #space = 1;
  #card: CardId = NONE;
  #source: OrderSource | null = null;
  /** What the order adds to the next roll; null if it comes from an event of the track. */
  #due: number | null = 0;

  constructor(printed: Printed) {
    this.#printed = printed;
  }

  readonly hears: Hears = {
    trackAdvanced: ({ space }) => {
      this.#space = space;
    },
    aiDrew: ({ card }) => {
      this.#card = card;
    },
    aiOrdered: ({ source }) => {
      this.#source = source;
    },
    attacked: ({ unit }) => {
      this.#due = unit === NONE ? 0 : this.#capsOfOrder();
    },
    rolled: (event) => (event.player === this.#printed.opening.terms.solo?.ai ? this.#roll(event) : SOUND),
  };

  differences(): readonly string[] {
    return SOUND;
  }

  #roll({ what, caps }: EventOf<'rolled'>): readonly string[] {
    const order = what === 'attack' ? this.#due : 0;
    this.#due = 0;
    return order === null
      ? SOUND
      : unlike(`what is added to a roll of the AI: ${what}`, Math.abs(caps), order + this.#surplus);
  }

  get #surplus(): number {
    const space = this.#printed.opening.terms.solo?.track.find((each) => each.space === this.#space);
    return space?.events.some(({ kind }) => kind === 'capSurplus') === true ? 1 : 0;
  }

  #capsOfOrder(): number | null {
    const { pack, opening } = this.#printed;
    const card = pack.orderCards[this.#card];
    const { part, place } = this.#source ?? { part: 'event', place: 0 };
    if (part === 'closeCombat' || part === 'shortRange') return card?.priorityCaps ?? 0;
    const tactical = card?.orders[place];
    if (part === 'tactical') return tactical === undefined || tactical === 'missionOrders' ? 0 : tactical.caps;
    if (part === 'counteraction') return opening.terms.solo?.counteractions[place]?.caps ?? 0;
    return part === 'missionOrder' ? (opening.terms.solo?.missionOrders[place]?.caps ?? 0) : null;
  }
}
