import type { OrderCard } from '../model/pack/cards.ts';
import { orderCardFace } from '../words/orders/order-card-text.ts';
import { orderCardName } from '../words/orders/order-text.ts';

/** The whole card line by line, in the order it is tried. */
export function printOrderCard(card: OrderCard): string[] {
  const { number, command, spentNumber, remainsFresh, hex, advance, groups } = orderCardFace(card);
  return [
    [orderCardName(number), command].filter(isSaid).join(', '),
    `${[`Spent Number ${spentNumber}`, remainsFresh].filter(isSaid).join(', ')}; hex ${hex}`,
    ...[advance].filter(isSaid),
    ...groups.flatMap(({ title, caps, rows }) => {
      const texts = rows.map(({ text }) => text);
      return title === '' ? texts : [`${title}: ${texts.join(', ')}${caps}`];
    }),
  ];
}

function isSaid(text: string): boolean {
  return text !== '';
}
