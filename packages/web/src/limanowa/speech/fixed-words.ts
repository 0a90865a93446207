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

interface OrderLook {
  readonly label: string;
  /** If a click could give several orders, it gives the plain one. */
  readonly isPlain: boolean;
  /** The button of a selected unit; null for orders given by clicking the enemy. */
  readonly button: OrderButton | null;
  price(seen: Seen): string;
  readonly from: 'moves' | 'tokens' | null;
}

interface OrderButton {
  readonly phase: Phase;
  readonly arm: 'fighter' | 'battery' | 'any';
  readonly place: number;
  /** Shown with its reason even when barred. */
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

/** `form` as in face/choice.ts. */
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

/** The hand shows equal cards as one, by this number. */
export function cardNumber(effect: Effect): number {
  return EFFECTS.indexOf(effect);
}

function isAnswer(word: Word): word is AnswerWord {
  return ANSWER_WORDS.some((answer) => answer === word);
}

/** The label of a fixed word that plays no card; unknown words are their own label. */
export function fixedLabel(word: Word): string {
  if (word === DISCLOSE) return 'Disclose';
  if (isOrderWord(word)) return ORDERS[word].label;
  return isAnswer(word) ? ANSWERS[word].label : word;
}

/** Whether it is a plain button, not a verb that a click on the map could complete. */
export function isButton(word: Word): boolean {
  return word === DISCLOSE || (isAnswer(word) && ANSWERS[word].form === 'other');
}
