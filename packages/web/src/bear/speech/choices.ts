import {
  chancesOf,
  initiativeChance,
  neededOnDice,
  type PriceFigures,
  printPayment,
  printSpentChance,
  type Seen,
  unitId,
  unitName,
} from '@sandtable/bear';
import type { Sentence, Word } from '@sandtable/kernel';
import type { Choice, SpokenWord, Worth } from '../../face/choice.ts';
import { formOf, offerLabel, saidLabel } from './meaning.ts';
import type { BearOffer } from './meant.ts';
import type { Judge } from './saying.ts';

export function choicesAfter(game: Judge, seen: Seen, words: Sentence): Choice[] {
  const offered = game.offers(seen.view, words);
  const prices = offered.some(({ kind }) => kind === 'payment') ? pricesAfter(game, seen, words) : [];
  return offered.map((meant) => {
    const choice = choiceOf(seen, words, meant);
    if (meant.kind === 'caps') return { ...choice, worth: diceWorth(seen, meant.value) };
    return meant.kind === 'payment' ? priced(choice, prices) : choice;
  });
}

/** Like `choicesAfter`, without worth: needs no judgement, so many verbs can be tried at every click. */
export function offersAfter(game: Judge, seen: Seen, words: Sentence): Choice[] {
  return game.offers(seen.view, words).map((meant) => choiceOf(seen, words, meant));
}

function choiceOf(seen: Seen, said: Sentence, meant: BearOffer): Choice {
  const form = formOf(seen, said, meant);
  return { ...form, word: meant.word, label: offerLabel(seen, meant, form), worth: null };
}

function pricesAfter(game: Judge, seen: Seen, words: Sentence): readonly PriceFigures[] {
  const verdict = game.judge(seen.view, words);
  return verdict.granted ? (verdict.value.figures.payments ?? []) : [];
}

function priced(choice: Choice, prices: readonly PriceFigures[]): Choice {
  const figures = prices.find(({ word }) => word === choice.word);
  if (figures === undefined) return choice;
  const worth: Worth = { kind: 'deck', text: printSpentChance(figures) };
  return { ...choice, label: printPayment(choice.word, figures), worth };
}

/** How many of the 36 rolls succeed with so many CAPs; null if the number needed is unknown. */
function diceWorth(seen: Seen, caps: number): Worth | null {
  const first = initiativeChance(seen, caps);
  if (first !== null) return { kind: 'ways', ...first, goal: 'Chance to go first' };
  const needed = neededOnDice(seen);
  return needed === -1 ? null : { kind: 'ways', ways: chancesOf(needed - caps)[0], of: 36 };
}

export function heardIn(game: Judge, seen: Seen, words: Sentence): SpokenWord[] {
  const heard = game.heard(seen.view, words);
  const meant = heard.length === words.length ? heard : words.map((word) => readPlainly(seen, word));
  return meant.map((each, place) => {
    const form = formOf(seen, words.slice(0, place), each);
    const price = each.kind === 'payment' ? priceIn(game, seen, words, place) : null;
    const said = { ...form, word: each.word, label: price ?? saidLabel(seen, each, form) };
    // In the list of units that take part, each appears by name.
    return said.kind === 'unit' ? { ...said, tick: unitName(seen, unitId(said.unit)) } : said;
  });
}

/** As on the main button: `2 AP and 1 CAP`. */
function priceIn(game: Judge, seen: Seen, words: Sentence, place: number): string | null {
  const verdict = game.judge(seen.view, words.slice(0, place));
  const word = words[place] ?? '';
  const figures = verdict.granted ? verdict.value.figures.payments?.find((price) => price.word === word) : undefined;
  return figures === undefined ? null : printPayment(word, figures);
}

/** Reads units, hexes and verbs even in a denied sentence, so that the reason can name them. */
function readPlainly({ pack, map }: Seen, word: Word): BearOffer {
  const unit = pack.counterPlaces.get(word);
  if (unit !== undefined) return { kind: 'unit', word, value: unit };
  const hex = map.places.get(word);
  return hex === undefined ? { kind: 'fixed', word, value: word } : { kind: 'hex', word, value: hex };
}
