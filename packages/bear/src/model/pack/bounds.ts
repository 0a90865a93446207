import * as z from 'zod/mini';

// What files may hold at most: far more than any battle needs, and too little to stall whoever reads it.

/** What a file calls a hex, a counter, a card or a board by. */
export const word = z.string().check(z.maxLength(40));

/** What players read above something. */
export const title = z.string().check(z.minLength(1), z.maxLength(60));

/** A whole number within bounds. */
export function whole(least: number, most: number) {
  return z.int().check(z.minimum(least), z.maximum(most));
}

/** A list with at most so many items, and at least as many. */
export function listOf<Item extends z.ZodMiniType>(item: Item, most: number, least = 0) {
  return z.array(item).check(z.minLength(least), z.maxLength(most));
}

/** Counters of a battle, hexes of a map, cards, orders and special rules: no list has more of them. */
export const MOST_UNITS = 300;
export const MOST_HEXES = 500;
export const MOST_CARDS = 200;
export const MOST_ORDERS = 20;
export const MOST_RULES = 40;
export const MOST_MARKERS = 500;
/** Entries, zones, exits, weapon cards, spaces of a track, what scores, what ends a battle. */
export const MOST_TERMS = 60;
