import {
  cardName,
  choiceLabel,
  isChoiceWord,
  isVerbWord,
  printPayment,
  type Seen,
  unitName,
  verbLabel,
} from '@sandtable/bear';
import type { Sentence, Word } from '@sandtable/kernel';
import type { Said } from '../../face/choice.ts';
import { screenForm } from './choices.ts';
import { formOf, type WordForm } from './word-form.ts';

/** What has been said so far, word by word as one reads it. */
export function heardIn(seen: Seen, words: Sentence): Said[] {
  return words.map((word, place) => {
    const form = formOf(seen, words.slice(0, place), word);
    const said = { ...screenForm(seen, word, form), word, label: crumbOf(seen, word, form) };
    // In the list of those who are in, everybody goes by his name.
    return form.is === 'unit' && said.kind === 'unit' ? { ...said, tick: unitName(seen, form.unit) } : said;
  });
}

function crumbOf(seen: Seen, word: Word, form: WordForm): string {
  switch (form.is) {
    case 'unit':
      return form.part === 'named' ? unitName(seen, form.unit) : `with ${unitName(seen, form.unit)}`;
    case 'units':
      return form.units.map((unit) => unitName(seen, unit)).join(' and ');
    case 'card':
      return cardName({ id: word });
    case 'payment':
      return printPayment(word, null);
    case 'verb':
    case 'choice':
      return plain(word, form.is);
    case 'facing':
      return `facing ${word}`;
    case 'hex':
    case 'seat':
    case 'send':
    case 'unknown':
      return word;
  }
}

function plain(word: Word, is: 'verb' | 'choice'): string {
  if (is === 'choice' && isChoiceWord(word)) return choiceLabel(word);
  return isVerbWord(word) ? verbLabel(word) : word;
}
