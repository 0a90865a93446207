import { FACINGS } from '@sandtable/hex';
import type { Word } from '@sandtable/kernel';
import { WAYS_TO_PAY } from '../model/battle/frame.ts';
import { MARKER_KINDS } from '../model/battle/marker.ts';
import { pack } from './match.ts';
import { VERB_FORMS } from './verb-forms.ts';

/** A word of every kind the game knows, to be tried where it does not belong. */
export const EVERY_WORD: readonly Word[] = [
  ...['g03', 's01', '+g03', '+s01', 'g03+g09', '0,0', '1,0', '9,9', 'E09', '2-E09'],
  ...FACINGS,
  ...Object.values(VERB_FORMS).flatMap((forms) => forms.flatMap((form) => /[a-z]{3,}/.exec(form)?.[0] ?? [])),
  ...['inside', 'outside', 'stay', 'hasty', 'smoke', 'he', 'soviet1'],
  ...MARKER_KINDS,
  ...WAYS_TO_PAY,
  ...['caps:0', 'caps:1', 'caps:2', 'caps:9', 'caps:-1', 'caps:-2', 'pool:0', 'pool:1', 'activate:0', 'activate:1'],
  ...pack.actionCards.map(({ id }) => id),
];
