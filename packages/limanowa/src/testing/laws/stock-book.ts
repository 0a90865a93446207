import { SOUND, unlike } from '@sandtable/kernel/testing';
import { PHASES } from '../../model/battlecard.ts';
import type { CardId, CorpsId } from '../../model/ids.ts';
import type { State } from '../../model/state.ts';
import type { EventOf, Hears, Law, Printed } from './law.ts';

/** L5b, L5c, L6.3d, L9a, LS2.3b, LS2.5c: tokens, hands and discards. */
export class StockBook implements Law {
  readonly hears: Hears = {
    tokenSpent: ({ corps }) => this.#token(corps, -1),
    tokenGained: ({ corps, amount }) => this.#token(corps, amount),
    drew: (event) => this.#draw(event),
    played: (event) => this.#play(event),
    aiCardTurned: ({ phase, card }) => void this.#aiDiscards[phase].push(card),
    reshuffled: ({ pile }) => {
      const discards = pile === 'deck' ? this.#discards : this.#aiDiscards[pile];
      discards.length = 0;
    },
  };
  readonly #printed: Printed;
  readonly #tokens: number[];
  readonly #hands: CardId[][];
  readonly #discards: CardId[] = [];
  readonly #aiDiscards: Readonly<Record<(typeof PHASES)[number], CardId[]>> = { opening: [], central: [], closing: [] };

  constructor(printed: Printed) {
    this.#printed = printed;
    this.#tokens = printed.opening.corps.map(({ tokens }) => tokens);
    this.#hands = printed.opening.corps.map(({ hand }) => [...hand]);
  }

  #token(corps: CorpsId, change: number): readonly string[] {
    const left = (this.#tokens[corps] ?? 0) + change;
    this.#tokens[corps] = left;
    return left < 0 ? [`corps ${corps} spends a token that it does not have`] : SOUND;
  }

  #draw({ corps, card }: EventOf<'drew'>): readonly string[] {
    const hand = this.#hands[corps] ?? [];
    const { handMax } = this.#printed.pack.ruleset;
    if (card !== null) hand.push(card);
    return hand.length > handMax ? [`corps ${corps} draws above ${handMax} cards`] : SOUND;
  }

  #play({ corps, card }: EventOf<'played'>): readonly string[] {
    const hand = this.#hands[corps] ?? [];
    const place = hand.indexOf(card);
    if (place === -1) return [`corps ${corps} plays card ${card}, which it does not hold`];
    this.#discards.push(...hand.splice(place, 1));
    return SOUND;
  }

  differences({ corps, deck, piles }: State): readonly string[] {
    const aiPiles =
      piles === null
        ? []
        : PHASES.flatMap((phase) =>
            unlike(`the AI's ${phase} discards`, piles[phase].discards.join(), this.#aiDiscards[phase].join()),
          );
    return [
      ...corps.flatMap(({ tokens, hand }, place) => [
        ...unlike(`tokens of corps ${place}`, tokens, this.#tokens[place]),
        ...unlike(`hand of corps ${place}`, hand.join(), this.#hands[place]?.join()),
      ]),
      ...unlike('discards', deck.discards.join(), this.#discards.join()),
      ...aiPiles,
    ];
  }
}
