import {
  cardName,
  chancesOf,
  choiceLabel,
  eventNames,
  isChoiceWord,
  isVerbWord,
  neededOnDice,
  printPayment,
  printSpentChance,
  type PriceFigures,
  type Seen,
  unitName,
  verbLabel,
} from '@sandtable/bear';
import type { Sentence, Word } from '@sandtable/kernel';
import type { Choice, Form } from '../../face/choice.ts';
import { figuresOf } from './figures.ts';
import { askedKey, type BearSaying, type Judging, offersOf } from './saying.ts';
import { formOf, type WordForm } from './word-form.ts';

/** Every word that may follow, with what it points at, what it is called and what it is worth. */
export function choicesAfter(game: Judging, seen: Seen, words: Sentence): Choice[] {
  const saying = { game, seen, words };
  const offered = formsAfter(saying);
  const isDice = DICE_QUESTIONS.has(askedKey(saying) ?? '');
  const prices = isDice || !offered.some(({ form }) => form.is === 'payment') ? [] : pricesAfter(saying);
  return offered.map(({ word, form }) => choiceOf(seen, word, form, { isDice, prices }));
}

/** The same without what each is worth: nothing is judged for it, so that many verbs can be tried at every click. */
export function offersAfter(game: Judging, seen: Seen, words: Sentence): Choice[] {
  return formsAfter({ game, seen, words }).map(({ word, form }) => choiceOf(seen, word, form, UNPRICED));
}

type Asked = Omit<BearSaying, 'position'>;

function formsAfter(saying: Asked): { readonly word: Word; readonly form: WordForm }[] {
  const { seen, words } = saying;
  return offersOf(saying).map((word) => ({ word, form: formOf(seen, words, word) }));
}

/** Where `caps:1` is not a price but a help to the dice. */
const DICE_QUESTIONS: ReadonlySet<string> = new Set(['capsOnDice', 'initiative']);

function pricesAfter({ game, seen, words }: Asked): readonly PriceFigures[] {
  const verdict = game.judge(seen.view, words);
  return verdict.granted ? (figuresOf(verdict.value.figures).payments ?? []) : [];
}

interface Context {
  readonly isDice: boolean;
  readonly prices: readonly PriceFigures[];
}

const UNPRICED: Context = { isDice: false, prices: [] };

function choiceOf(seen: Seen, word: Word, form: WordForm, { isDice, prices }: Context): Choice {
  const plain = { ...screenForm(seen, word, form), word, worth: null };
  switch (form.is) {
    case 'send':
      return { ...plain, label: 'Done' };
    case 'unit':
      return { ...plain, label: `${PART_LABELS[form.part]}${unitName(seen, form.unit)}` };
    case 'hex':
      return { ...plain, label: word };
    case 'facing':
      return { ...plain, label: `Face ${word}` };
    case 'card':
      return { ...plain, label: cardName({ id: word }) };
    case 'payment':
      return isDice ? diceChoice(seen, word, form.caps) : paymentChoice(word, prices);
    case 'units':
      return { ...plain, label: form.units.map((unit) => unitName(seen, unit)).join(' and ') };
    case 'seat':
      return { ...plain, label: `Against ${eventNames(seen).player(form.player)}` };
    case 'verb':
      return { ...plain, label: isVerbWord(word) ? verbLabel(word) : word };
    case 'choice':
      return { ...plain, label: isChoiceWord(word) ? choiceLabel(word) : word };
    case 'unknown':
      // A word of a pack that this screen does not know: it is shown as it is, and can be said.
      return { ...plain, label: word };
  }
}

const PART_LABELS = { named: '', joins: 'with ', throws: 'thrown by ' } as const;

/** What a word of this game is to the screen. */
export function screenForm(seen: Seen, word: Word, form: WordForm): Form {
  switch (form.is) {
    case 'unit': {
      const { unit, part } = form;
      const tick = `${part === 'throws' ? PART_LABELS.throws : ''}${unitName(seen, unit)}`;
      return { kind: 'unit', unit, part: part === 'named' ? 'named' : 'joins', tick };
    }
    case 'hex':
      return { kind: 'hex', hex: form.hex };
    case 'facing':
      return { kind: 'facing', facing: form.facing };
    case 'card':
      return { kind: 'card', card: form.card };
    case 'verb':
      return { kind: 'verb', leaves: word === 'leave' };
    case 'payment':
    case 'send':
      return { kind: form.is };
    case 'units':
    case 'seat':
    case 'choice':
    case 'unknown':
      return { kind: 'other' };
  }
}

function paymentChoice(word: Word, prices: readonly PriceFigures[]): Choice {
  const figures = prices.find((price) => price.word === word) ?? null;
  const worth = figures === null ? null : ({ kind: 'deck', text: printSpentChance(figures) } as const);
  return { kind: 'payment', word, label: printPayment(word, figures), worth };
}

function diceChoice(seen: Seen, word: Word, caps: number): Choice {
  const needed = neededOnDice(seen);
  const ways = needed === -1 ? undefined : chancesOf(needed)[caps];
  const label = caps === 0 ? 'No CAP' : `${caps} ${caps === 1 ? 'CAP' : 'CAPs'}`;
  return { kind: 'payment', word, label, worth: ways === undefined ? null : { kind: 'ways', ways, of: 36 } };
}
