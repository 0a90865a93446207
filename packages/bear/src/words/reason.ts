import type { Reason } from '@sandtable/kernel';
import { CARD_RULES } from '../cards/card-order.ts';
import { DRAFT_RULES } from '../generator/reasons.ts';
import { FIRE_RULES } from '../rules/fire/reasons.ts';
import { MOVE_RULES } from '../rules/ground/reasons.ts';
import { aiWords } from './ai-reasons.ts';
import { cardWords } from './card-reasons.ts';
import { draftWords } from './draft-reasons.ts';
import { fireWords, type Names } from './fire.ts';
import { hiddenWords } from './hidden.ts';
import { moveWords } from './move.ts';
import { optionReasonWords } from './option-reasons.ts';
import { orderWords } from './orders.ts';
import { rallyWords } from './rally.ts';
import { groundAt, sightWords } from './sight.ts';

interface Told {
  /** What stands in the hex. */
  readonly ground: string;
  readonly hex: string;
  readonly unit: string;
  readonly amount: number;
}

type Words = Readonly<Record<string, (told: Told) => string>>;

/** What the kernel itself says of a sentence. */
const sentenceWords: Words = {
  unexpected: ({ amount }) => `word ${amount + 1} does not fit there`,
  nothingAsked: () => 'no decision is pending',
};

/** Those that speak of a hex alone take its name. */
function ofHex(words: Readonly<Record<string, (hex: string) => string>>): Words {
  return Object.fromEntries(Object.entries(words).map(([key, say]) => [key, ({ hex }: Told): string => say(hex)]));
}

interface Family {
  readonly words: Words;
  /** The rules its keys rest on, where another family has some of the same keys. */
  readonly rules: Readonly<Record<string, string>>;
}

const families: readonly Family[] = [
  { words: ofHex(moveWords), rules: MOVE_RULES },
  { words: cardWords, rules: CARD_RULES },
  { words: fireWords, rules: FIRE_RULES },
  { words: draftWords, rules: DRAFT_RULES },
  { words: optionReasonWords, rules: {} },
  { words: orderWords, rules: {} },
  { words: hiddenWords, rules: {} },
  { words: rallyWords, rules: {} },
  { words: sightWords, rules: {} },
  { words: sentenceWords, rules: {} },
];

/** What the AI is kept from rests on rules and rulings of its own, under names that others have too. */
const AI_RULE = /^(S|R-|G[56]\.)/;

/** The family with this key that rests it on this rule; else one whose keys need no rule; else any. */
function wordsFor(rule: string, key: string): Words | undefined {
  if (AI_RULE.test(rule) && Object.hasOwn(aiWords, key)) return aiWords;
  const having = families.filter(({ words }) => Object.hasOwn(words, key));
  const found =
    having.find(({ rules }) => rules[key] === rule) ??
    having.find(({ rules }) => !Object.hasOwn(rules, key)) ??
    having[0];
  return found?.words;
}

/** Any reason of the game in words, with its rule: `terrain in E10 (B4.1)`. */
export function explainReason({ rule, key, amount, at, unit }: Reason, names: Names): string {
  const told: Told = {
    ground: groundAt(names, at),
    hex: at === undefined ? '' : names.hex(at),
    unit: unit === undefined ? '' : names.unit(unit),
    amount: amount ?? 0,
  };
  return `${wordsFor(rule, key)?.[key]?.(told) ?? key} (${rule})`;
}
