import { type Effect, EFFECTS } from '@sandtable/limanowa';
import type { Word } from '@sandtable/kernel';

/** The word that ends every plan. */
export const DISCLOSE: Word = 'disclose';

/** What begins an order of a plan that plays no card, with what a button or a line says. */
const ORDERS = {
  march: 'Carpathian march',
  move: 'Move',
  wave: 'Human wave',
  shell: 'Artillery attack',
  support: 'Artillery support',
  tactics: 'Aggressive tactics',
  attack: 'Attack',
  occupy: 'Occupy',
  strike: 'Pursuit attack',
} as const;
export type OrderWord = keyof typeof ORDERS;

/** What a click on a hex or an enemy means, where it could mean several. */
const PLAIN: ReadonlySet<Word> = new Set<Word>(['move', 'attack', 'occupy', 'strike']);

/** Answers to questions that are no plan. */
const ANSWERS = {
  pass: 'Pass',
  counter: 'Counter-attack by',
  relegate: 'Relegate',
  fallBack: 'Fall back to',
  stand: 'Stand and lose 1 RP',
  proceed: 'Roll for the AI',
} as const;

export function isOrderWord(word: Word): word is OrderWord {
  return Object.hasOwn(ORDERS, word);
}

export function isPlainOrder(word: Word): boolean {
  return PLAIN.has(word);
}

/** The card that a word plays; undefined for all other words. */
export function effectNamed(word: Word | undefined): Effect | undefined {
  return EFFECTS.find((effect) => effect === word);
}

/** By which the hand knows its cards: those of a kind are alike. */
export function cardNumber(effect: Effect): number {
  return EFFECTS.indexOf(effect);
}

function isAnswer(word: Word): word is keyof typeof ANSWERS {
  return Object.hasOwn(ANSWERS, word);
}

/** A fixed word that plays no card, as one reads it. */
export function fixedLabel(word: Word): string {
  if (word === DISCLOSE) return 'Disclose';
  if (isOrderWord(word)) return ORDERS[word];
  return isAnswer(word) ? ANSWERS[word] : word;
}
