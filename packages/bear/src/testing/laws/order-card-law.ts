import { SOUND, unlike } from '@sandtable/kernel/testing';
import type { BearEvent } from '../../model/battle/event.ts';
import { type CardId, NONE } from '../../model/ids.ts';
import type { State } from '../../model/battle/state.ts';
import { Bag } from './bag.ts';
import type { Hears, Law, Printed } from './law.ts';

/** cards that gain and lose CAPs of one round. */
const THIS_ROUND: ReadonlySet<string> = new Set(['B8.1', 'B8.3', 'G3.3a']);

function listed(cards: Iterable<CardId>): string {
  return [...cards].sort((a, b) => a - b).join(' ');
}

/** B2.0, S3.1.3, S7.3.1, R-212: every Order Card is in the deck, discarded or out of the game, and each draw is reported. */
export class OrderCardLaw implements Law {
  readonly #deck: Bag;
  readonly #discards = new Bag();
  readonly #removed = new Bag();
  /** cards that are out, and cards that are back, for CAPs of this round. */
  readonly #withheld = new Set<CardId>();
  readonly #lent = new Set<CardId>();
  /** S7.2: the card whose hexes are being reported, one event per board. */
  #pointing: CardId | null = null;

  constructor({ pack, opening }: Printed) {
    this.#deck = new Bag(opening.terms.solo?.deck ?? pack.orderCards.map((_card, place) => place));
  }

  readonly hears: Hears = {
    roundBegan: () => {
      this.#deck.pour(this.#discards);
    },
    aiDrew: (event) => this.#draw(event.card),
    checked: (event) => (event.card === NONE ? SOUND : this.#draw(event.card)),
    cardHexDrawn: (event) => {
      const isSame = event.card === this.#pointing;
      this.#pointing = event.card;
      return isSame ? SOUND : this.#draw(event.card);
    },
    commandCardLeft: ({ rule, card }) =>
      rule === 'S1.0' || rule === 'G6.3' ? this.#leaveOut(card) : this.#lose(card, rule),
    commandCardsBack: ({ rule, cards }) => cards.flatMap((card) => this.#bringBack(card, rule)),
    capsReset: () => {
      const out = [...this.#withheld].map((card) => `Command card ${card} is still out that was to be back by now`);
      this.#withheld.clear();
      this.#lent.clear();
      return out;
    },
  };

  overhear(event: BearEvent): readonly string[] {
    if (event.key !== 'cardHexDrawn') this.#pointing = null;
    return SOUND;
  }

  differences({ orderDeck, solo }: State): readonly string[] {
    return [
      ...unlike('the Command cards out for the round', listed(solo?.withheld ?? []), listed(this.#withheld)),
      ...unlike('the Command cards back for the round', listed(solo?.lent ?? []), listed(this.#lent)),
      ...this.#deck.differences('the Order deck', orderDeck.inside),
      ...this.#discards.differences('the discarded Order Cards', orderDeck.discards),
      ...this.#removed.differences('the Order Cards out of the game', orderDeck.removed),
    ];
  }

  #draw(card: CardId): readonly string[] {
    if (this.#deck.isEmpty) this.#deck.pour(this.#discards);
    this.#discards.add(card);
    return this.#deck.take(card) ? SOUND : [`Order Card ${card} is drawn, but is not in the deck by the book`];
  }

  /** S1.0: it is never part of the deck. */
  #leaveOut(card: CardId): readonly string[] {
    return this.#deck.take(card) ? SOUND : [`Order Card ${card} is left out of a deck it is not in`];
  }

  /** S7.3.1: the cards drawn on the way to it are shuffled in again. */
  #lose(card: CardId, rule: string): readonly string[] {
    const wasLent = this.#lent.delete(card);
    if (!wasLent && THIS_ROUND.has(rule)) this.#withheld.add(card);
    this.#deck.pour(this.#discards);
    this.#removed.add(card);
    return this.#deck.take(card) ? SOUND : [`Command card ${card} leaves the game, but is not in the deck by the book`];
  }

  #bringBack(card: CardId, rule: string): readonly string[] {
    const wasWithheld = this.#withheld.delete(card);
    if (!wasWithheld && THIS_ROUND.has(rule)) this.#lent.add(card);
    this.#deck.add(card);
    return this.#removed.take(card) ? SOUND : [`Command card ${card} comes back, but never left by the book`];
  }
}
