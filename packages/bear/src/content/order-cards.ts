import type { OrderCard } from '../model/order-card.ts';

// Low and high numbers are spread over the whole deck, so that any run of cards taken from it checks about as hard.
// oxfmt-ignore
const SPENT_NUMBERS = [
  3, 5, 1, 7, 4, 2, 6, 5, 3, 1, 5, 3, 1, 7, 4, 2, 6, 3, 5, 1, 4, 5, 3, 1, 7, 2, 6, 5,
  3, 1, 4, 7, 5, 3, 1, 2, 5, 3, 1, 6, 4, 7, 5, 3, 1, 5, 3, 1, 2, 6, 4, 7, 5, 3, 1,
];

/** In the middle, so that every deck has them all. */
const REMAINS_FRESH = [15, 20, 26, 31, 37, 42];

const LAST_LOW_COMMAND = 8;
const FIRST_HIGH_COMMAND = 48;

/** The 55 Order Cards, 01 to 55. */
export const ORDER_CARDS: readonly OrderCard[] = SPENT_NUMBERS.map((spentNumber, index) => {
  const number = index + 1;
  return {
    number,
    spentNumber,
    remainsFresh: REMAINS_FRESH.includes(number),
    isCommand: number <= LAST_LOW_COMMAND || number >= FIRST_HIGH_COMMAND,
  };
});
