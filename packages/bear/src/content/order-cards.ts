import type { Advance } from '../model/solo/order.ts';
import { orderCardOf } from '../model/pack/orders.ts';
import type { OrderCard } from '../model/pack/cards.ts';
import { DEFENSE } from './order-cards/defense.ts';
import { FIGHT } from './order-cards/fight.ts';
import { GUARDED } from './order-cards/guarded.ts';
import { OFFENSE } from './order-cards/offense.ts';
import { PRESSING } from './order-cards/pressing.ts';

// Low and high numbers are spread over the deck, so that any run of cards taken from it is about equally hard to pass.
// oxfmt-ignore
const SPENT_NUMBERS = [
  3, 5, 1, 7, 4, 2, 6, 5, 3, 1, 5, 3, 1, 7, 4, 2, 6, 3, 5, 1, 4, 5, 3, 1, 7, 2, 6, 5,
  3, 1, 4, 7, 5, 3, 1, 2, 5, 3, 1, 6, 4, 7, 5, 3, 1, 5, 3, 1, 2, 6, 4, 7, 5, 3, 1,
];

/** In the middle of the numbering, so that every deck includes them. */
const REMAINS_FRESH = [15, 20, 26, 31, 37, 42];

const LAST_LOW_COMMAND = 8;
const FIRST_HIGH_COMMAND = 48;

/** Spread over the board: in each deck about equally many in every quarter. */
// oxfmt-ignore
const HEXES = [
  'I07', 'K06', 'B08', 'H10', 'D09', 'K08', 'G09', 'F04', 'K17', 'F15', 'J15', 'G17', 'H04', 'E17', 'B12', 'B06', 'D07', 'D14',
  'H15', 'E13', 'B16', 'F06', 'C17', 'F11', 'G06', 'J05', 'K12', 'J07', 'J11', 'K16', 'H17', 'C03', 'K03', 'G03', 'B04', 'E08',
  'G13', 'G08', 'E05', 'J13', 'B10', 'I03', 'B14', 'I13', 'K10', 'D05', 'D11', 'J09', 'E03', 'D16', 'H11', 'K04', 'E10', 'K14',
  'I17',
];

/**
 * the tempo of the Mission Track, about 4 spaces a round. The conditions balance: `moreUnits` and `notMoreAi`
 * make up for `moreAi` and `notMoreUnits`.
 */
// oxfmt-ignore
const ADVANCES: Readonly<Record<number, Advance>> = {
  9: { by: 1, when: 'moreUnits' }, 11: { by: 1, when: 'moreAi' },

  14: { by: 1, when: 'moreUnits' }, 15: { by: 1, when: 'notMoreUnits' }, 17: { by: 1, when: 'moreAi' },
  18: { by: 1, when: 'notMoreUnits' }, 19: { by: 2, when: 'notMoreAi' }, 20: { by: 1, when: 'asMany' }, 22: { by: 1, when: 'moreAi' },
  23: { by: 1, when: 'notMoreAi' }, 24: { by: 2, when: 'moreAi' }, 25: { by: 1, when: 'asMany' }, 27: { by: 2, when: 'moreUnits' },
  28: { by: 1, when: 'notMoreUnits' }, 29: { by: 1, when: 'moreUnits' }, 31: { by: 2, when: 'notMoreUnits' },
  32: { by: 1, when: 'moreUnits' }, 33: { by: 1, when: 'notMoreAi' }, 34: { by: 1, when: 'notMoreAi' },
  35: { by: 1, when: 'moreAi' }, 36: { by: 2, when: 'moreUnits' }, 38: { by: 2, when: 'moreAi' }, 41: { by: 1, when: 'asMany' },

  44: { by: 1, when: 'moreAi' }, 46: { by: 1, when: 'moreUnits' },
};

export const ORDER_CARDS: readonly OrderCard[] = [...DEFENSE, ...GUARDED, ...FIGHT, ...PRESSING, ...OFFENSE].map(
  (orders, index) => {
    const number = index + 1;
    return orderCardOf({
      number,
      spentNumber: SPENT_NUMBERS[index] ?? 0,
      remainsFresh: REMAINS_FRESH.includes(number),
      isCommand: number <= LAST_LOW_COMMAND || number >= FIRST_HIGH_COMMAND,
      hex: HEXES[index] ?? '',
      advance: ADVANCES[number] ?? null,
      ...orders,
    });
  },
);
