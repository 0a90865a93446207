import { latePart, type Reason } from '@sandtable/kernel';
import { CARD_RULES } from '../../cards/card-order.ts';
import { FIRE_RULES } from '../../rules/fire/reasons.ts';
import { MOVE_RULES } from '../../rules/ground/reasons.ts';
import { aiWords } from '../ai/reasons.ts';
import { cardWords } from './cards.ts';
import { fireWords, type Names } from './fire.ts';
import { hiddenWords, orderWords, rallyWords } from './order-reasons.ts';
import { moveWords } from './move.ts';
import type { VerbWord } from '../sentence-words.ts';
import { groundAt, sightWords } from './sight.ts';

interface ReasonNames {
  /** What blocks the view in the hex. */
  readonly ground: string;
  readonly hex: string;
  readonly unit: string;
  readonly amount: number;
}

type Words = Readonly<Record<string, (told: ReasonNames) => string>>;

const sentenceWords: Words = {
  unexpected: ({ amount }) => `word ${amount + 1} does not fit there`,
  nothingAsked: () => 'no decision is pending',
};

function ofHex(words: Readonly<Record<string, (hex: string) => string>>): Words {
  return Object.fromEntries(
    Object.entries(words).map(([key, say]) => [key, ({ hex }: ReasonNames): string => say(hex)]),
  );
}

export interface ReasonFamily {
  readonly words: Words;
  /** The rules of keys that other families have too. */
  readonly rules: Readonly<Record<string, string>>;
}

export const makingReasons = latePart<readonly ReasonFamily[]>('the reasons of the generators');

const families: readonly ReasonFamily[] = [
  { words: ofHex(moveWords), rules: MOVE_RULES },
  { words: cardWords, rules: CARD_RULES },
  { words: fireWords, rules: FIRE_RULES },
  { words: orderWords, rules: {} },
  { words: hiddenWords, rules: {} },
  { words: rallyWords, rules: {} },
  { words: sightWords, rules: {} },
  { words: sentenceWords, rules: {} },
];

/** AI reasons cite solo rules and rulings; some of their keys are shared with other families. */
const AI_RULE = /^(S|R-|G[56]\.)/;

/**
 * The family with this key under this rule; otherwise one with the key and no rule for it; otherwise any with the key.
 */
function wordsFor(rule: string, key: string): Words | undefined {
  if (AI_RULE.test(rule) && Object.hasOwn(aiWords, key)) return aiWords;
  const having = [...families, ...(makingReasons.fitted() ?? [])].filter(({ words }) => Object.hasOwn(words, key));
  const found =
    having.find(({ rules }) => rules[key] === rule) ??
    having.find(({ rules }) => !Object.hasOwn(rules, key)) ??
    having[0];
  return found?.words;
}

/** Any reason in the game, with its rule: `terrain in E10 (B4.1)`. */
export function explainReason({ rule, key, amount, at, unit }: Reason, names: Names): string {
  const told: ReasonNames = {
    ground: groundAt(names, at),
    hex: at === undefined ? '' : names.hex(at),
    unit: unit === undefined ? '' : names.unit(unit),
    amount: amount ?? 0,
  };
  return `${wordsFor(rule, key)?.[key]?.(told) ?? key} (${rule})`;
}

/** Reasons in a word or two for a unit's buttons; the full reason is shown elsewhere. */
const BARS: Readonly<Record<string, string>> = {
  notInPlay: 'off the map',
  notHit: 'not hit',
  neverRallied: 'permanent',
  spentUnit: 'spent',
  notFresh: 'not fresh',
  alreadyActive: 'active',
  noActiveUnit: 'not active',
  apAreRolled: 'not active',
  carried: 'carried',
  onlyCloseCombat: 'close only',
  neverAttacks: 'unarmed',
  heldByHit: 'held by hit',
  markerForbids: 'hit',
  stunned: 'stunned',
  enemyInHex: 'enemy here',
  enemyAdjacent: 'enemy near',
  inWater: 'in water',
  facesAsBunker: 'in a bunker',
  stuckInTerrain: 'stuck',
  stuckInMud: 'bogged down',
};

/** `not hit`, `no target`, `spent` */
export function shortBar(verb: VerbWord, key: string | undefined): string {
  return (key === undefined ? undefined : BARS[key]) ?? barOf(verb);
}

function barOf(verb: VerbWord): string {
  if (verb === 'move') return 'no route';
  return verb === 'fire' ? 'no target' : 'not now';
}
