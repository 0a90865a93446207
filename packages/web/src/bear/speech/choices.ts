import {
  chancesOf,
  initiativeChance,
  neededOnDice,
  printPayment,
  type PriceFigures,
  printSpentChance,
  type Seen,
} from '@sandtable/bear';
import type { Sentence } from '@sandtable/kernel';
import type { Choice, Worth } from '../../face/choice.ts';
import { formOf, offerLabel } from './meaning.ts';
import type { BearOffer } from './meant.ts';
import type { Judged, Judging } from './saying.ts';

/** Every word that may follow, with what it points at, what it is called and what it is worth. */
export function choicesAfter(game: Judging, seen: Seen, words: Sentence): Choice[] {
  const offered = game.offers(seen.view, words);
  const prices = offered.some(({ kind }) => kind === 'payment') ? pricesAfter({ game, seen, words }) : [];
  return offered.map((meant) => {
    const choice = choiceOf(seen, words, meant);
    if (meant.kind === 'caps') return { ...choice, worth: diceWorth(seen, meant.value) };
    return meant.kind === 'payment' ? priced(choice, prices) : choice;
  });
}

/** The same without what each is worth: nothing is judged for it, so that many verbs can be tried at every click. */
export function offersAfter(game: Judging, seen: Seen, words: Sentence): Choice[] {
  return game.offers(seen.view, words).map((meant) => choiceOf(seen, words, meant));
}

function choiceOf(seen: Seen, said: Sentence, meant: BearOffer): Choice {
  const form = formOf(seen, said, meant);
  return { ...form, word: meant.word, label: offerLabel(seen, meant, form), worth: null };
}

function pricesAfter({ game, seen, words }: Judged): readonly PriceFigures[] {
  const verdict = game.judge(seen.view, words);
  return verdict.granted ? (verdict.value.figures.payments ?? []) : [];
}

function priced(choice: Choice, prices: readonly PriceFigures[]): Choice {
  const figures = prices.find(({ word }) => word === choice.word);
  if (figures === undefined) return choice;
  const worth: Worth = { kind: 'deck', text: printSpentChance(figures) };
  return { ...choice, label: printPayment(choice.word, figures), worth };
}

/** How many of the 36 ways will do with so many CAPs, up or down; null where nobody knows what is needed. */
function diceWorth(seen: Seen, caps: number): Worth | null {
  const first = initiativeChance(seen, caps);
  if (first !== null) return { kind: 'ways', ...first };
  const needed = neededOnDice(seen);
  return needed === -1 ? null : { kind: 'ways', ways: chancesOf(needed - caps)[0], of: 36 };
}
