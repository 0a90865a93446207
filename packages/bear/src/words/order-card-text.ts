import type { OrderSource } from '../model/solo/order.ts';
import type { OrderCard } from '../model/pack/cards.ts';
import { PARTS } from './ai-source.ts';
import { orderCardName, printAdvance, printCaps, printTacticalOrder } from './order-text.ts';
import { CLOSE_COMBAT_NAMES, SHORT_RANGE_NAMES, THIRD_NAMES } from './order-words.ts';

/** One thing that a card orders: where it stands, as the trace of a turn names it, and how it reads. */
export interface CardRow {
  /** All orders of the mission stand in one row, and so do all counteractions. */
  readonly part: OrderSource['part'] | 'passTest';
  readonly place: number;
  readonly text: string;
}

/** Rows that are tried one after the other; the Priority Orders have a title, and perhaps CAPs for all of them. */
export interface CardGroup {
  readonly title: string;
  readonly caps: string;
  readonly rows: readonly CardRow[];
}

/** A card as it is printed, for whoever draws it. */
export interface CardFace {
  readonly number: string;
  /** Empty where it is none. */
  readonly command: string;
  readonly spentNumber: number;
  readonly remainsFresh: string;
  readonly hex: string;
  readonly advance: string;
  readonly groups: readonly CardGroup[];
}

export function orderCardFace(card: OrderCard): CardFace {
  const { number, spentNumber, remainsFresh, isCommand, hex, advance, third, orders } = card;
  const caps = printCaps(card.priorityCaps);
  const rows = (part: CardRow['part'], texts: readonly string[]): CardRow[] =>
    texts.map((text, place) => ({ part, place, text }));
  const groups: CardGroup[] = [
    {
      title: PARTS.closeCombat.name,
      caps,
      rows: rows(
        'closeCombat',
        card.closeCombat.map((action) => CLOSE_COMBAT_NAMES[action]),
      ),
    },
    {
      title: PARTS.shortRange.name,
      caps,
      rows: rows(
        'shortRange',
        card.shortRange.map((action) => SHORT_RANGE_NAMES[action]),
      ),
    },
    {
      title: '',
      caps: '',
      rows: third === 'none' ? [] : rows(third === 'passTest' ? 'passTest' : 'counteraction', [THIRD_NAMES[third]]),
    },
    {
      title: '',
      caps: '',
      rows: orders.map((order, place) => ({
        part: order === 'missionOrders' ? 'missionOrder' : 'tactical',
        place,
        text: printTacticalOrder(order),
      })),
    },
  ];
  return {
    number: String(number).padStart(2, '0'),
    command: isCommand ? 'Command Order' : '',
    spentNumber,
    remainsFresh: remainsFresh ? 'Remain Fresh' : '',
    hex,
    advance: advance === null ? '' : printAdvance(advance),
    groups: groups.filter((group) => group.rows.length > 0),
  };
}

/** A whole card, line by line, as it is tried from the top down. */
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
