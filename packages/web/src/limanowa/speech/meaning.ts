import { cardName, hexName, type Seen, unitName, unitPlace } from '@sandtable/limanowa';
import type { Sentence } from '@sandtable/kernel';
import type { Form, SpokenWord } from '../../face/choice.ts';
import type { Meant } from './saying.ts';
import { cardNumber, DISCLOSE, effectNamed, fixedLabel, isOrderWord, isPlainOrder } from './words-of.ts';

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
      const effect = effectNamed(meant.word);
      const card = effect === undefined ? -1 : cardNumber(effect);
      if (isPlan && (card !== -1 || isOrderWord(meant.word)))
        return { kind: 'order', isPlain: isPlainOrder(meant.word), card };
      if (card !== -1) return { kind: 'card', card };
      return meant.word === DISCLOSE || meant.word === 'pass' || meant.word === 'stand'
        ? { kind: 'other' }
        : { kind: 'verb', leaves: false, clicked: 'then' };
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
    case 'fixed': {
      const effect = effectNamed(meant.word);
      return effect === undefined ? fixedLabel(meant.word) : cardName(seen.pack, effect);
    }
  }
}

export function saidOf(seen: Seen, said: Sentence, meant: Meant, isPlan: boolean): SpokenWord {
  return { ...formOf(seen, said, meant, isPlan), word: meant.word, label: labelOf(seen, meant) };
}
