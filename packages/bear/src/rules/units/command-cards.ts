import { discard, makePile, type Pile, removeDrawn } from '@sandtable/kernel';
import type { Pack } from '../../model/pack.ts';
import type { BearIo, Held } from '../../model/state.ts';
import type { Terms } from '../../model/terms.ts';

// S7.3.1: what CAPs are to a player, Command cards are to the AI.

function isCommand({ orderCards }: Pack, card: number): boolean {
  return orderCards[card]?.isCommand === true;
}

/** over the pile and its discards. */
function commandCardsLeft({ view: { orderDeck }, pack }: Held): number {
  return [...orderDeck.inside, ...orderDeck.discards].filter((card) => isCommand(pack, card)).length;
}

/** S7.3.1: cards are drawn until a Command card comes, which leaves the game, and all others are shuffled; the last stays. */
export function loseCommandCard(held: Held, io: BearIo): void {
  const { orderDeck } = held.view;
  if (commandCardsLeft(held) < 2) return;
  for (;;) {
    const card = io.draw(orderDeck);
    if (card === undefined) return;
    if (!isCommand(held.pack, card)) {
      discard(orderDeck, card);
      continue;
    }
    removeDrawn(orderDeck, card);
    io.emit({ rule: 'S7.3.1', key: 'commandCardLeft', card });
    return io.shuffle(orderDeck, 'withDiscards');
  }
}

/** G5.3.4f: some of those that have left for killed AI come back. */
export function returnCommandCards({ view: { orderDeck } }: Held, count: number, io: BearIo): void {
  const cards = pullSome(orderDeck.removed, count, io);
  if (cards.length === 0) return;
  for (const card of cards) orderDeck.removed.splice(orderDeck.removed.indexOf(card), 1);
  orderDeck.inside.push(...cards);
  io.shuffle(orderDeck);
  io.emit({ rule: 'S7.2', key: 'commandCardsBack', cards });
}

/** S1.0: with `commandCardsOut` as many are left out of the deck at random, but for one. */
export function withoutCommandCards(pack: Pack, terms: Terms, count: number, io: BearIo): Terms {
  if (terms.solo === null || count === 0) return terms;
  const commands = terms.solo.deck.filter((card) => isCommand(pack, card));
  const out = pullSome(commands, Math.min(count, commands.length - 1), io);
  for (const card of out) io.emit({ rule: 'S1.0', key: 'commandCardLeft', card });
  return { ...terms, solo: { ...terms.solo, deck: terms.solo.deck.filter((card) => !out.includes(card)) } };
}

function pullSome(cards: readonly number[], count: number, io: BearIo): number[] {
  const cup: Pile = makePile('order', cards);
  return Array.from({ length: Math.min(count, cards.length) }, () => io.pull(cup)).filter((card) => card !== undefined);
}
