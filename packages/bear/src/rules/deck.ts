import { type BearIo, type Held, playerOf } from '../model/state.ts';

/** B8.0: its drawer learns which card it is, everybody else that there was one. */
export function drawCards(held: Held, player: number, count: number, io: BearIo): void {
  const { seat, hand } = playerOf(held, player);
  for (let drawn = 0; drawn < count; drawn++) {
    const card = io.draw(held.view.actionDeck);
    if (card === undefined) return;
    hand.push(card);
    io.emit({ rule: 'B8.0', key: 'drew', player, card }, { only: [seat] });
    io.emit({ rule: 'B8.0', key: 'drew', player, card: null }, { except: [seat] });
  }
}
