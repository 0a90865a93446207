import type { Sentence, Word } from '@sandtable/kernel';
import { type Effect, EFFECT_RULES, EFFECTS } from '@sandtable/limanowa';

/** The word that ends every plan. */
export const DISCLOSE: Word = 'disclose';

/** What begins an order that plays no card. */
export const ORDER_VERBS = [
  'march',
  'move',
  'wave',
  'shell',
  'support',
  'tactics',
  'attack',
  'occupy',
  'strike',
] as const;
export type OrderVerb = (typeof ORDER_VERBS)[number];

export function orderVerbNamed(word: Word | undefined): OrderVerb | undefined {
  return ORDER_VERBS.find((verb) => verb === word);
}

/** The card that a word plays; undefined for all other words. */
export function effectNamed(word: Word | undefined): Effect | undefined {
  return EFFECTS.find((effect) => effect === word);
}

/** A support card: only those stand in a plan. */
export function isPlanCard(effect: Effect): boolean {
  return EFFECT_RULES[effect].kind === 'support';
}

/** One order of a plan: the word that begins it, and those that follow. */
export interface Order {
  readonly verb: Word;
  readonly said: Sentence;
}

/** The orders of a plan, the last of them perhaps half said. */
export function ordersIn(words: Sentence): Order[] {
  const orders: { verb: Word; said: Word[] }[] = [];
  for (const word of words) {
    if (word === DISCLOSE) continue;
    if (orderVerbNamed(word) !== undefined || effectNamed(word) !== undefined) orders.push({ verb: word, said: [] });
    else orders.at(-1)?.said.push(word);
  }
  return orders;
}
