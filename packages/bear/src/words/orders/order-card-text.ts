import type { OrderSource } from '../../model/solo/order.ts';
import type { OrderCard } from '../../model/pack/cards.ts';
import { printAdvance, printCaps, printTacticalOrder } from './order-text.ts';
import { CLOSE_COMBAT_NAMES, SHORT_RANGE_NAMES, THIRD_NAMES } from './order-words.ts';

/** One order of a card: its source, named as in the trace, and its text. */
export interface CardRow {
  /** Mission Orders share one row, and so do Counteractions. */
  readonly part: OrderSource['part'] | 'passTest';
  readonly place: number;
  readonly text: string;
}

/** Rows tried in turn. Priority Orders have a title, and sometimes CAPs for the whole group. */
export interface CardGroup {
  readonly title: string;
  readonly caps: string;
  readonly rows: readonly CardRow[];
}

export interface CardFace {
  readonly number: string;
  /** Empty unless it is a Command card. */
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

interface Part {
  readonly name: string;
  readonly rule: string;
}

export const PARTS: Readonly<Record<OrderSource['part'], Part>> = {
  closeCombat: { name: 'Close combat', rule: 'S4.1.2a' },
  shortRange: { name: 'Short range', rule: 'S4.1.2b' },
  counteraction: { name: 'Counteraction', rule: 'S4.1.2c' },
  tactical: { name: 'Order', rule: 'S4.1' },
  missionOrder: { name: 'Mission Order', rule: 'S7.1' },
  event: { name: 'Event', rule: 'S7.2' },
};

/** `Short range 2`; no number for an event, which has at most one order. */
export function printSource({ part, place }: OrderSource): string {
  return part === 'event' ? PARTS.event.name : `${PARTS[part].name} ${place + 1}`;
}
