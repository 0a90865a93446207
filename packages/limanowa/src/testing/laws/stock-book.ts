import type { LimanowaEvent } from '../../model/event.ts';
import type { CardId } from '../../model/ids.ts';
import { PHASES } from '../../model/battlecard.ts';
import { amountOf } from '../../model/battle.ts';
import type { State } from '../../model/state.ts';
import { type Law, type Printed, SOUND, unlike } from './law.ts';

/** L5b, L5c, L6.3d, L9a, LS2.3b, LS2.5c: tokens, hands and discards. */
export class StockBook implements Law {
  readonly #printed: Printed;
  readonly #tokens: number[];
  readonly #hands: CardId[][];
  #discards: CardId[] = [];
  readonly #aiDiscards: Record<string, CardId[]> = { opening: [], central: [], closing: [] };

  constructor(printed: Printed) {
    this.#printed = printed;
    this.#tokens = printed.opening.corps.map(({ tokens }) => tokens);
    this.#hands = printed.opening.corps.map(({ hand }) => [...hand]);
  }

  hear(event: LimanowaEvent): readonly string[] {
    switch (event.key) {
      case 'tokenSpent':
        return this.#token(event.corps, -1);
      case 'tokenGained':
        return this.#token(event.corps, amountOf(this.#printed.pack, 'spareBattery'));
      case 'drew':
        return event.card === null ? [`corps ${event.corps} drew nothing`] : this.#draw(event.corps, event.card);
      case 'played': {
        const hand = this.#hands[event.corps] ?? [];
        const place = hand.indexOf(event.card);
        if (place === -1) return [`corps ${event.corps} plays card ${event.card}, which it does not hold`];
        this.#discards.push(...hand.splice(place, 1));
        return SOUND;
      }
      case 'aiCardTurned':
        this.#aiDiscards[event.phase]?.push(event.card);
        return SOUND;
      case 'reshuffled':
        if (event.pile === 'deck') this.#discards = [];
        else this.#aiDiscards[event.pile] = [];
        return SOUND;
      default:
        return SOUND;
    }
  }

  #token(corps: number, change: number): readonly string[] {
    const left = (this.#tokens[corps] ?? 0) + change;
    this.#tokens[corps] = left;
    return left < 0 ? [`corps ${corps} spends a token that it does not have`] : SOUND;
  }

  #draw(corps: number, card: CardId): readonly string[] {
    const { handMax } = this.#printed.pack.ruleset;
    this.#hands[corps]?.push(card);
    return (this.#hands[corps]?.length ?? 0) > handMax ? [`corps ${corps} draws above ${handMax} cards`] : SOUND;
  }

  differences({ corps, deck, piles }: State): readonly string[] {
    return [
      ...corps.flatMap(({ tokens, hand }, place) => [
        ...unlike(`tokens of corps ${place}`, tokens, this.#tokens[place]),
        ...unlike(`hand of corps ${place}`, hand.join(), this.#hands[place]?.join()),
      ]),
      ...unlike('discards', deck.discards.join(), this.#discards.join()),
      ...(piles === null
        ? []
        : PHASES.flatMap((phase) =>
            unlike(`the AI's ${phase} discards`, piles[phase].discards.join(), this.#aiDiscards[phase]?.join()),
          )),
    ];
  }
}
