import {
  cardName,
  chancesOf,
  choiceLabel,
  eventNames,
  isChoiceWord,
  isVerbWord,
  neededOnDice,
  printPayment,
  type PriceFigures,
  type Seen,
  unitName,
  verbLabel,
} from '@sandtable/bear';
import type { Sentence, Word } from '@sandtable/kernel';
import type { Choice } from '../../face/choice.ts';
import { figuresOf } from './figures.ts';
import { askedKey, type Judging, offersOf, type Saying } from '../../saying/saying.ts';
import { formOf, type WordForm } from './word-form.ts';

/** Every word that may follow, with what it points at and what it is called. */
export function choicesAfter(game: Judging, seen: Seen, words: Sentence): Choice[] {
  const saying = { game, seen, words };
  const offered = offersOf(saying);
  const forms = offered.map((word) => formOf(seen, words, word));
  const isDice = DICE_QUESTIONS.has(askedKey(saying) ?? '');
  const prices = isDice || !forms.some(({ is }) => is === 'payment') ? [] : pricesAfter(saying);
  return offered.map((word, place) => choiceOf(seen, word, forms[place] ?? { is: 'unknown' }, { isDice, prices }));
}

/** Those alone that are a place on the table: nothing is judged for them, so that many verbs can be tried at every click. */
export function placesAfter(game: Judging, seen: Seen, words: Sentence): Choice[] {
  return offersOf({ game, seen, words }).flatMap((word) => {
    const form = formOf(seen, words, word);
    const isPlace = form.is === 'hex' || form.is === 'facing' || (form.is === 'unit' && form.part === 'named');
    return isPlace ? [choiceOf(seen, word, form, UNPRICED)] : [];
  });
}

/** Where `caps:1` is not a price but a help to the dice. */
const DICE_QUESTIONS: ReadonlySet<string> = new Set(['capsOnDice', 'initiative']);

function pricesAfter({ game, seen, words }: Saying): readonly PriceFigures[] {
  const verdict = game.judge(seen.view, words);
  return verdict.granted ? (figuresOf(verdict.value.figures).payments ?? []) : [];
}

interface Context {
  readonly isDice: boolean;
  readonly prices: readonly PriceFigures[];
}

const UNPRICED: Context = { isDice: false, prices: [] };

function choiceOf(seen: Seen, word: Word, form: WordForm, { isDice, prices }: Context): Choice {
  switch (form.is) {
    case 'send':
      return { kind: 'send', word, label: 'Done' };
    case 'unit':
      return { kind: 'unit', word, label: unitLabel(seen, form), unit: form.unit, part: form.part };
    case 'hex':
      return { kind: 'hex', word, label: word, hex: form.hex };
    case 'facing':
      return { kind: 'facing', word, label: `Face ${word}`, facing: form.facing };
    case 'card':
      return { kind: 'card', word, label: cardName({ id: word }), card: form.card };
    case 'payment':
      return isDice ? diceChoice(seen, word, form.caps) : paymentChoice(word, prices);
    case 'units':
      return { kind: 'other', word, label: form.units.map((unit) => unitName(seen, unit)).join(' and ') };
    case 'seat':
      return { kind: 'other', word, label: `Against ${eventNames(seen).player(form.player)}` };
    case 'verb':
      return { kind: 'verb', word, label: isVerbWord(word) ? verbLabel(word) : word };
    case 'choice':
      return { kind: 'other', word, label: isChoiceWord(word) ? choiceLabel(word) : word };
    case 'unknown':
      // A word of a pack that this screen does not know: it is shown as it is, and can be said.
      return { kind: 'other', word, label: word };
  }
}

const PART_LABELS = { named: '', joins: 'with ', throws: 'thrown by ' } as const;

function unitLabel(seen: Seen, { unit, part }: Extract<WordForm, { is: 'unit' }>): string {
  return `${PART_LABELS[part]}${unitName(seen, unit)}`;
}

function paymentChoice(word: Word, prices: readonly PriceFigures[]): Choice {
  const figures = prices.find((price) => price.word === word) ?? null;
  return { kind: 'payment', word, label: printPayment(word, figures), figures };
}

function diceChoice(seen: Seen, word: Word, caps: number): Choice {
  const needed = neededOnDice(seen);
  const ways = needed === -1 ? null : (chancesOf(needed)[caps] ?? null);
  return { kind: 'dice', word, label: caps === 0 ? 'No CAP' : `${caps} ${caps === 1 ? 'CAP' : 'CAPs'}`, caps, ways };
}
