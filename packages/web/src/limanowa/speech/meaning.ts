import { cardName, hexName, isEffect, type Seen, unitName, unitPlace } from '@sandtable/limanowa';
import type { Sentence } from '@sandtable/kernel';
import type { Form, Said } from '../../face/choice.ts';
import type { Meant } from './saying.ts';
import { cardNumber, fixedLabel, isButton, isOrderWord, ORDERS } from './words-of.ts';

/** What a word is to the screen, after what was said before it. */
function formOf(seen: Seen, said: Sentence, meant: Meant, isPlan: boolean): Form {
  switch (meant.kind) {
    case 'unit':
      return {
        kind: 'unit',
        unit: meant.value,
        part: isAttacker(said) ? 'joins' : 'named',
        tick: unitPlace(seen, meant.value),
      };
    case 'hex':
      return { kind: 'hex', hex: meant.value };
    case 'stop':
      return { kind: 'send' };
    case 'fixed': {
      const { word } = meant;
      if (isEffect(word)) {
        const card = cardNumber(word);
        return isPlan ? { kind: 'order', isPlain: false, card } : { kind: 'card', card };
      }
      if (isPlan && isOrderWord(word)) return { kind: 'order', isPlain: ORDERS[word].isPlain, card: -1 };
      return isButton(word) ? { kind: 'other' } : { kind: 'verb', leaves: false, clicked: 'then' };
    }
  }
}

/** In an attack its target is named first, and all others join in. */
function isAttacker(said: Sentence): boolean {
  const order = said.findLastIndex((word) => isOrderWord(word));
  return said[order] === 'attack' && said.length > order + 1;
}

function labelOf(seen: Seen, meant: Meant): string {
  switch (meant.kind) {
    case 'unit':
      return unitName(seen, meant.value);
    case 'hex':
      return hexName(seen.map, meant.value);
    case 'stop':
      return 'Done';
    case 'fixed':
      return isEffect(meant.word) ? cardName(seen.pack, meant.word) : fixedLabel(meant.word);
  }
}

export function saidOf(seen: Seen, said: Sentence, meant: Meant, isPlan: boolean): Said {
  return { ...formOf(seen, said, meant, isPlan), word: meant.word, label: labelOf(seen, meant) };
}
