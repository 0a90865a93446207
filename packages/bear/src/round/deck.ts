import { removeDrawn } from '@sandtable/kernel';
import { isObjective } from '../model/pack/cards.ts';
import { type CardId, type PlayerId, playerId } from '../model/ids.ts';
import { type BearIo, drawCard, enemyOf, type Held, playerOf } from '../model/battle/state.ts';
import type { EventEffect } from '../model/battle/terms.ts';
import { SIDES } from '../model/pack/unit-type.ts';
import { changeCaps } from '../rules/payment/purchase.ts';
import { laySmoke } from '../rules/support/smoke.ts';
import { firstPlayer, sharesOf } from '../rules/victory/control.ts';
import { score } from '../rules/victory/victory.ts';

/**
 * B8.0: the player who draws learns the card, others only that he drew one. B8.3: an event card is shown, resolved at
 * once and replaced; a secret objective stays in the hand, and one more card is drawn.
 */
export function drawCards(held: Held, player: PlayerId, count: number, io: BearIo): void {
  const { view, pack } = held;
  const { seat, hand } = playerOf(held, player);
  for (let drawn = 0; drawn < count && view.ended === null;) {
    const card = drawCard(view.actionDeck, io);
    if (card === undefined) return;
    const { kind, id } = pack.actionCards[card] ?? { kind: 'action', id: '' };
    if (kind === 'event' && !isObjective(id)) {
      // An event card never comes back: with the deck used up it could be drawn again and again.
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

/** B8.3: shown to all, then the effects the firefight gives it. A Halt Order always ends the game. */
function resolveEvent(held: Held, player: PlayerId, card: CardId, io: BearIo): void {
  const { view, pack } = held;
  io.reveal();
  io.emit({ rule: 'B8.3', key: 'eventDrawn', player, card });
  for (const event of view.terms.events) {
    if (event.card === card) for (const effect of event.effects) takeEffect(held, player, effect, io);
  }
  if (pack.actionCards[card]?.id === 'halt-order') view.ended = { rule: 'B8.3', key: 'haltOrder' };
}

function takeEffect(held: Held, drawer: PlayerId, effect: EventEffect, io: BearIo): void {
  const { view } = held;
  const { side } = playerOf(held, drawer);
  switch (effect.kind) {
    case 'caps':
      view.players.forEach((player, place) => {
        const isMeant = effect.who === 'both' || (effect.who === 'drawer' ? place === drawer : player.side !== side);
        if (isMeant) changeCaps(held, playerId(place), effect.amount, 'B8.3', io);
      });
      return;
    case 'vp':
      return score(
        view,
        effect.who === 'drawer' ? drawer : firstPlayer(view, enemyOf(side)),
        effect.amount,
        'B8.3',
        'eventCard',
        io,
      );
    case 'vpForControl':
      for (const each of SIDES) {
        const holders = view.controls.flatMap((control) => (control.side === each ? [control.player] : []));
        for (const [player, markers] of sharesOf(view, holders))
          score(view, player, markers * effect.amount, 'B8.3', 'eventCard', io);
      }
      return;
    case 'smoke':
      return laySmoke(held, effect.hexes, 'B8.3', io);
    case 'hurry':
      return hurry(held, effect.rounds, io);
  }
}

/** Shortens the game by these rounds, but the present round is played. */
function hurry({ view }: Held, rounds: number, io: BearIo): void {
  view.terms = { ...view.terms, rounds: Math.max(view.round, view.terms.rounds - rounds) };
  io.emit({ rule: 'B8.3', key: 'roundsChanged', rounds: view.terms.rounds });
}
