import { cardName, choiceLabel, isChoiceWord, isVerbWord, printPayment, unitName, verbLabel } from '@sandtable/bear';
import type { Word } from '@sandtable/kernel';
import type { Saying } from '../../saying/saying.ts';
import { formOf } from './word-form.ts';

/** What has been said so far, word by word as one reads it. */
export function crumbsOf({ seen, words }: Saying): string[] {
  return words.map((word, place) => {
    const form = formOf(seen, words.slice(0, place), word);
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
  });
}

function plain(word: Word, is: 'verb' | 'choice'): string {
  if (is === 'choice' && isChoiceWord(word)) return choiceLabel(word);
  return isVerbWord(word) ? verbLabel(word) : word;
}
