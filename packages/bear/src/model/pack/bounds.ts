import * as z from 'zod/mini';

// Upper limits for files: far above what any battle needs, but low enough not to stall a reader.

export const word = z.string().check(z.maxLength(40));

export const title = z.string().check(z.minLength(1), z.maxLength(60));

export function whole(least: number, most: number) {
  return z.int().check(z.minimum(least), z.maximum(most));
}

export function listOf<Item extends z.ZodMiniType>(item: Item, most: number, least = 0) {
  return z.array(item).check(z.minLength(least), z.maxLength(most));
}

/** Counters of a battle, hexes of a map, cards, orders, special rules, markers. */
export const MOST_UNITS = 300;
export const MOST_HEXES = 500;
export const MOST_CARDS = 200;
export const MOST_ORDERS = 20;
export const MOST_RULES = 40;
export const MOST_MARKERS = 500;
/** Entries, zones, exits, weapon cards, track spaces, scoring and ending rules. */
export const MOST_TERMS = 60;
