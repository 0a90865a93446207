import { type BearIo, enemyOf, type Held, playerOf } from '../model/battle/state.ts';
import type { EventEffect } from '../model/battle/terms.ts';
import { SIDES } from '../model/pack/unit-type.ts';
import { changeCaps } from '../rules/payment/purchase.ts';
import { laySmoke } from '../rules/support/smoke.ts';
import { firstPlayer, sharesOf } from '../rules/victory/control.ts';
import { score } from '../rules/victory/victory.ts';
import type { PlayerId } from '../model/ids.ts';

/** B8.3: everybody sees it, and what the firefight says of it happens. The Halt Order ends the game, whatever it says. */
export function resolveEvent(held: Held, player: PlayerId, card: number, io: BearIo): void {
  const { view, pack } = held;
  io.reveal();
  io.emit({ rule: 'B8.3', key: 'eventDrawn', player, card });
  for (const event of view.terms.events) {
    if (event.card === card) for (const effect of event.effects) takeEffect(held, player, effect, io);
  }
  if (pack.actionCards[card]?.id === 'halt-order') view.ended = { rule: 'B8.3', key: 'haltOrder' };
}

function takeEffect(held: Held, drawer: number, effect: EventEffect, io: BearIo): void {
  const { view } = held;
  const { side } = playerOf(held, drawer);
  switch (effect.kind) {
    case 'caps':
      view.players.forEach((player, place) => {
        const isMeant = effect.who === 'both' || (effect.who === 'drawer' ? place === drawer : player.side !== side);
        if (isMeant) changeCaps(held, place, effect.amount, 'B8.3', io);
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

/** The game is so many rounds shorter, but the round that is under way is played. */
function hurry({ view }: Held, rounds: number, io: BearIo): void {
  view.terms = { ...view.terms, rounds: Math.max(view.round, view.terms.rounds - rounds) };
  io.emit({ rule: 'B8.3', key: 'roundsChanged', rounds: view.terms.rounds });
}
