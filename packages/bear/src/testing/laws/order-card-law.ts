import type { BearEvent } from '../../model/event.ts';
import { type CardId, NONE } from '../../model/ids.ts';
import type { State } from '../../model/state.ts';
import { Bag } from './bag.ts';
import { type Hears, type Law, type Printed, SOUND } from './law.ts';

/** B2.0, S3.1.3, S7.3.1: every Order Card is in the deck, discarded or out of the game, and each draw is told. */
export class OrderCardLaw implements Law {
  readonly #deck: Bag;
  readonly #discards = new Bag();
  readonly #removed = new Bag();
  /** S7.2: the card whose hexes are being told, one event for each board. */
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
    commandCardLeft: (event) => (event.rule === 'S1.0' ? this.#leaveOut(event.card) : this.#lose(event.card)),
    commandCardsBack: (event) => event.cards.flatMap((card) => this.#bringBack(card)),
  };

  overhear(event: BearEvent): readonly string[] {
    if (event.key !== 'cardHexDrawn') this.#pointing = null;
    return SOUND;
  }

  differences({ orderDeck }: State): readonly string[] {
    return [
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

  /** S7.3.1: what was drawn on the way to it is shuffled in again. */
  #lose(card: CardId): readonly string[] {
    this.#deck.pour(this.#discards);
    this.#removed.add(card);
    return this.#deck.take(card) ? SOUND : [`Command card ${card} leaves the game, but is not in the deck by the book`];
  }

  #bringBack(card: CardId): readonly string[] {
    this.#deck.add(card);
    return this.#removed.take(card) ? SOUND : [`Command card ${card} comes back, but never left by the book`];
  }
}
