import { SOUND, unlike } from '@sandtable/kernel/testing';
import type { CardId, UnitId } from '../../model/ids.ts';
import type { State } from '../../model/battle/state.ts';
import { Bag } from './bag.ts';
import type { Hears, Law, Printed } from './law.ts';

/** B8.0, B8.3, B8.4: every Action Card is in one hand, the deck, the discards or out of the game; weapons are used up. */
export class CardLaw implements Law {
  readonly #ai: number | undefined;
  readonly #hands: readonly Bag[];
  readonly #deck: Bag;
  readonly #discards = new Bag();
  readonly #removed = new Bag();
  /** Remaining uses by player, card and unit. */
  readonly #weapons = new Map<string, number>();
  /** B12.1: plotted barrages by player. */
  readonly #plots: number[];

  constructor({ opening }: Printed) {
    const { terms, weapons, hands } = opening;
    this.#ai = terms.solo?.ai;
    this.#hands = terms.players.map((_player, place) => new Bag(hands[place] ?? []));
    this.#deck = new Bag(terms.deck);
    for (const card of hands.flat()) this.#deck.take(card);
    this.#plots = terms.players.map(() => 0);
    weapons.forEach((list, player) => {
      for (const { card, unit, uses } of list) this.#weapons.set(weaponOf(player, card, unit), uses);
    });
  }

  readonly hears: Hears = {
    drew: (event) => {
      if (event.card === null || !this.#draw(event.card)) return [`a card is drawn that is not in the deck`];
      this.#hands[event.player]?.add(event.card);
      return SOUND;
    },
    eventDrawn: (event) => {
      if (!this.#draw(event.card)) return [`an event card is drawn that is not in the deck`];
      this.#removed.add(event.card);
      return SOUND;
    },
    played: (event) => {
      this.#discards.add(event.card);
      return this.#hands[event.player]?.take(event.card)
        ? SOUND
        : [`player ${event.player} plays card ${event.card}, which is not in his hand by the book`];
    },
    weaponUsed: (event) => this.#use(weaponOf(event.player, event.card, event.unit)),
    plotted: (event) => {
      this.#plots[event.player] = (this.#plots[event.player] ?? 0) + 1;
    },
    barrageFell: (event) => (event.player === this.#ai ? SOUND : this.#fall(event.player)),
  };

  differences({ players, actionDeck }: State): readonly string[] {
    return [
      ...this.#deck.differences('the Action deck', actionDeck.inside),
      ...this.#discards.differences('the discarded Action Cards', actionDeck.discards),
      ...this.#removed.differences('the Action Cards out of the game', actionDeck.removed),
      ...players.flatMap(({ seat, hand, weapons, plots }, player) => [
        ...(this.#hands[player]?.differences(`the hand of ${seat}`, hand) ?? SOUND),
        ...unlike(`the barrages that ${seat} has plotted`, plots.length, this.#plots[player]),
        ...weapons.flatMap(({ card, unit, uses }) =>
          unlike(`the uses of ${seat}’s card ${card}`, uses, this.#weapons.get(weaponOf(player, card, unit))),
        ),
      ]),
    ];
  }

  /** B8.0: an empty deck takes the discards first. */
  #draw(card: CardId): boolean {
    if (this.#deck.isEmpty) this.#deck.pour(this.#discards);
    return this.#deck.take(card);
  }

  #use(weapon: string): readonly string[] {
    const uses = this.#weapons.get(weapon) ?? 0;
    this.#weapons.set(weapon, uses - 1);
    return uses > 0 ? SOUND : [`a weapon card is used that is used up (${weapon})`];
  }

  #fall(player: number): readonly string[] {
    const plots = this.#plots[player] ?? 0;
    this.#plots[player] = plots - 1;
    return plots > 0 ? SOUND : [`a barrage of player ${player} falls that was never plotted`];
  }
}

function weaponOf(player: number, card: CardId, unit: UnitId): string {
  return `player ${player} card ${card} unit ${unit}`;
}
