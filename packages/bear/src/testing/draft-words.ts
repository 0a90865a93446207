import { EDGES } from '@sandtable/hex';
import type { Word } from '@sandtable/kernel';
import { EVERY_WORD } from './every-word.ts';

/** The words of a generation and all others of the game, to be tried where they do not belong. */
export const DRAFT_WORDS: readonly Word[] = [
  ...EVERY_WORD,
  ...[
    'german',
    'soviet',
    'german1',
    'german2',
    'soviet2',
    'b1',
    'b3',
    'b12',
    'b99',
    'turned',
    'switch',
    'done',
    'marker',
  ],
  ...EDGES.flatMap((edge) => [edge, `b1-${edge}`, `b3-${edge}`]),
  ...['soviet-01', 'soviet-03', 'german-08', 'german-25', 'soviet-26', 'cond-fog', 'inside:s05', 'hasty'],
];
