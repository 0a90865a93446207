import type { Word } from '@sandtable/kernel';
import type { Instant } from './instant.ts';
import { NOTHING_SAID, type Stage } from './play-state.ts';

/**
 * How a question opens. Where its answers all begin alike they are begun: whoever is asked which enemy falls back chooses the
 * enemy, and does not say first that one is to fall back.
 */
export function questionOf({ position, isTurn, asks, seat }: Instant): Stage {
  if (isTurn || asks !== seat) return NOTHING_SAID;
  const words: Word[] = [];
  for (;;) {
    const [only, another] = position.offers(words);
    if (only === undefined || another !== undefined || only.kind === 'send') break;
    if (words.length === 0 && only.kind !== 'verb') break;
    words.push(only.word);
  }
  return words.length < 2 && position.offers(words).length < 2
    ? NOTHING_SAID
    : { kind: 'saying', words, later: [], chooser: null, roll: null };
}
