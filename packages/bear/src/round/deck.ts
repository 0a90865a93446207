import { removeDrawn } from '@sandtable/kernel';
import { type BearIo, type Held, playerOf } from '../model/battle/state.ts';
import { resolveEvent } from './event-card.ts';
import { isObjective } from '../model/pack/cards.ts';
import type { PlayerId } from '../model/ids.ts';

/**
 * B8.0: its drawer learns which card it is, everybody else that there was one. B8.3: an event card is shown and done with at
 * once, and another is drawn in its place; a secret objective stays in the hand, and another is drawn as well.
 */
export function drawCards(held: Held, player: PlayerId, count: number, io: BearIo): void {
  const { view, pack } = held;
  const { seat, hand } = playerOf(held, player);
  for (let drawn = 0; drawn < count && view.ended === null;) {
    const card = io.draw(view.actionDeck);
    if (card === undefined) return;
    const { kind, id } = pack.actionCards[card] ?? { kind: 'action', id: '' };
    if (kind === 'event' && !isObjective(id)) {
      // It never comes back: a deck that has run out could else bring it again and again.
      removeDrawn(view.actionDeck, card);
      resolveEvent(held, player, card, io);
      continue;
    }
    hand.push(card);
    io.emit({ rule: 'B8.0', key: 'drew', player, card }, { only: [seat] });
    io.emit({ rule: 'B8.0', key: 'drew', player, card: null }, { except: [seat] });
    if (kind !== 'event') drawn += 1;
  }
}
