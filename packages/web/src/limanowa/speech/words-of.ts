import {
  ANSWER_WORDS,
  type AnswerWord,
  DISCLOSE,
  type Effect,
  EFFECTS,
  ORDER_WORDS,
  type OrderWord,
  type Phase,
  type Seen,
} from '@sandtable/limanowa';
import type { Word } from '@sandtable/kernel';

/** How the screen shows an order. */
interface OrderLook {
  readonly label: string;
  /** Of several orders that a click on a hex or an enemy could give, the plain one is meant. */
  readonly isPlain: boolean;
  /** The button of a selected unit that begins it; null for orders given by a click on the enemy. */
  readonly button: OrderButton | null;
  /** What one such order takes; empty if it is free. */
  price(seen: Seen): string;
  /** The supply it is taken from. */
  readonly from: 'moves' | 'tokens' | null;
}

interface OrderButton {
  readonly phase: Phase;
  readonly arm: 'fighter' | 'battery' | 'any';
  readonly place: number;
  /** Shown with the reason even when the unit cannot do it. */
  readonly isAlways: boolean;
}

const FREE = { price: () => '', from: null } as const;
const CLICKED = { button: null, ...FREE } as const;

export const ORDERS: Readonly<Record<OrderWord, OrderLook>> = {
  march: {
    label: 'Carpathian march',
    isPlain: false,
    button: { phase: 'central', arm: 'fighter', place: 1, isAlways: false },
    price: () => '',
    from: 'moves',
  },
  move: {
    label: 'Move',
    isPlain: true,
    button: { phase: 'central', arm: 'any', place: 0, isAlways: true },
    price: () => '1 move',
    from: 'moves',
  },
  wave: {
    label: 'Human wave',
    isPlain: false,
    button: { phase: 'central', arm: 'fighter', place: 2, isAlways: false },
    price: () => '',
    from: 'moves',
  },
  shell: {
    label: 'Artillery attack',
    isPlain: false,
    button: { phase: 'central', arm: 'battery', place: 1, isAlways: true },
    price: () => '1 token',
    from: 'tokens',
  },
  support: {
    label: 'Artillery support',
    isPlain: false,
    button: { phase: 'central', arm: 'battery', place: 2, isAlways: true },
    price: ({ pack }) => `1 token, +${pack.ruleset.supportTv} TV`,
    from: 'tokens',
  },
  tactics: {
    label: 'Aggressive tactics',
    isPlain: false,
    button: { phase: 'central', arm: 'fighter', place: 3, isAlways: false },
    ...FREE,
  },
  attack: { label: 'Attack', isPlain: true, ...CLICKED },
  occupy: {
    label: 'Occupy',
    isPlain: true,
    button: { phase: 'closing', arm: 'any', place: 0, isAlways: false },
    ...FREE,
  },
  strike: { label: 'Pursuit attack', isPlain: true, ...CLICKED },
};

/** How the screen shows an answer; `form` as in `Form` of face/choice.ts. */
const ANSWERS: Readonly<Record<AnswerWord, { readonly label: string; readonly form: 'verb' | 'other' }>> = {
  pass: { label: 'Pass', form: 'other' },
  counter: { label: 'Counter-attack by', form: 'verb' },
  relegate: { label: 'Relegate', form: 'verb' },
  fallBack: { label: 'Fall back to', form: 'verb' },
  stand: { label: 'Stand and lose 1 RP', form: 'other' },
  proceed: { label: 'Roll for the AI', form: 'verb' },
};

export function isOrderWord(word: Word | undefined): word is OrderWord {
  return ORDER_WORDS.some((order) => order === word);
}

/** The number by which the hand knows a card: cards of a kind are alike. */
export function cardNumber(effect: Effect): number {
  return EFFECTS.indexOf(effect);
}

function isAnswer(word: Word): word is AnswerWord {
  return ANSWER_WORDS.some((answer) => answer === word);
}

/** The label of a fixed word that plays no card; a word that the game does not know is its own. */
export function fixedLabel(word: Word): string {
  if (word === DISCLOSE) return 'Disclose';
  if (isOrderWord(word)) return ORDERS[word].label;
  return isAnswer(word) ? ANSWERS[word].label : word;
}

/** Is it a plain button, and not a verb that a click on the map could go with? */
export function isButton(word: Word): boolean {
  return word === DISCLOSE || (isAnswer(word) && ANSWERS[word].form === 'other');
}
