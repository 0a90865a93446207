import { discard, makePile, type Pile, removeDrawn, removeFrom } from '@sandtable/kernel';
import { type CardId, cardId } from '../../model/ids.ts';
import type { Pack } from '../../model/pack/pack.ts';
import { type BearIo, drawCard, type Held, type Seen } from '../../model/battle/state.ts';
import type { Terms } from '../../model/battle/terms.ts';

// S7.3.1: the AI has Command cards instead of CAPs.

function isCommand({ orderCards }: Pack, card: number): boolean {
  return orderCards[card]?.isCommand === true;
}

/** in the pile and its discards. */
export function commandCardsLeft({ view: { orderDeck, terms }, pack }: Seen): number {
  const deck = terms.solo?.deck ?? [];
  return deck.filter((card) => isCommand(pack, card) && !orderDeck.removed.includes(card)).length;
}

export function loseCommandCard(held: Held, io: BearIo): void {
  dropCommandCard(held, 'S7.3.1', io);
}

/**
 * Draws until a Command card comes, which leaves the game; the others are reshuffled. The last Command card stays. Null
 * if none left, or if the card was back for this round only and would have left anyway.
 */
function dropCommandCard(held: Held, rule: 'S7.3.1' | CapRule, io: BearIo): CardId | null {
  const { orderDeck, solo } = held.view;
  if (solo === null || commandCardsLeft(held) < 2) return null;
  for (;;) {
    const card = drawCard(orderDeck, io);
    if (card === undefined) return null;
    if (!isCommand(held.pack, card)) {
      discard(orderDeck, card);
      continue;
    }
    removeDrawn(orderDeck, card);
    io.emit({ rule, key: 'commandCardLeft', card });
    io.shuffle(orderDeck, 'withDiscards');
    const wasLent = solo.lent.includes(card);
    solo.lent = solo.lent.filter((other) => other !== card);
    return wasLent ? null : card;
  }
}

export type CapRule = 'B8.1' | 'B8.3' | 'S7.2' | 'G3.3a';

/**
 * the AI gains or loses CAPs for this round: that many Command cards come back, or leave until the next round.
 */
export function changeAiCaps(held: Held, amount: number, rule: CapRule, io: BearIo): void {
  const { solo, orderDeck } = held.view;
  if (solo === null) return;
  for (let lost = 0; lost < -amount; lost++) {
    const card = dropCommandCard(held, rule, io);
    if (card !== null) solo.withheld = [...solo.withheld, card];
  }
  const back = pullSome(orderDeck.removed, Math.max(0, amount), io);
  solo.lent = [...solo.lent, ...back.filter((card) => !solo.withheld.includes(card))];
  solo.withheld = solo.withheld.filter((card) => !back.includes(card));
  putBack(held, back, rule, io);
}

/** S2.5, R-212: undoes this round's changes, so that only losses remain. */
export function resetAiCaps(held: Held, io: BearIo): void {
  const { solo, orderDeck } = held.view;
  if (solo === null) return;
  putBack(held, solo.withheld, 'S2.5', io);
  for (const card of solo.lent) {
    if (commandCardsLeft(held) < 2) break;
    removeFrom(orderDeck, card);
    io.emit({ rule: 'S2.5', key: 'commandCardLeft', card });
  }
  solo.withheld = [];
  solo.lent = [];
}

/** G5.3.4f: Command cards lost with AI units come back. */
export function returnCommandCards(held: Held, count: number, io: BearIo): void {
  const { orderDeck, solo } = held.view;
  const killed = orderDeck.removed.map(cardId).filter((card) => !(solo?.withheld.includes(card) ?? false));
  putBack(held, pullSome(killed, count, io), 'S7.2', io);
}

function putBack({ view: { orderDeck } }: Held, cards: readonly CardId[], rule: CapRule | 'S2.5', io: BearIo): void {
  if (cards.length === 0) return;
  for (const card of cards) orderDeck.removed.splice(orderDeck.removed.indexOf(card), 1);
  orderDeck.inside.push(...cards);
  io.shuffle(orderDeck);
  io.emit({ rule, key: 'commandCardsBack', cards });
}

/** S1.0, G6.3: a handicap removes this many at random, but never the last one. */
export function withoutCommandCards(
  pack: Pack,
  terms: Terms,
  count: number,
  io: BearIo,
  rule: 'S1.0' | 'G6.3' = 'S1.0',
): Terms {
  if (terms.solo === null || count === 0) return terms;
  const commands = terms.solo.deck.filter((card) => isCommand(pack, card));
  const out = pullSome(commands, Math.min(count, commands.length - 1), io);
  for (const card of out) io.emit({ rule, key: 'commandCardLeft', card });
  return { ...terms, solo: { ...terms.solo, deck: terms.solo.deck.filter((card) => !out.includes(card)) } };
}

function pullSome(cards: readonly number[], count: number, io: BearIo): CardId[] {
  const cup: Pile = makePile('order', cards);
  return Array.from({ length: Math.min(count, cards.length) }, () => io.pull(cup))
    .filter((card) => card !== undefined)
    .map(cardId);
}
