import type { Word } from '@sandtable/kernel';
import { EFFECTS } from '../model/battlecard.ts';
import { ANSWER_WORDS, DISCLOSE, ORDER_WORDS } from '../model/speech.ts';

/** Words of every kind, to be tried at moments where they do not belong. */
export const EVERY_WORD: readonly Word[] = [
  ...['a01', 'a03', 'a08', 'a16', 'r01', 'r05', 'r16', 'a99', 'a1', 'g03'],
  ...['0604', '0303', '1110', '0010', '1200', '604', '6,4'],
  DISCLOSE,
  ...ORDER_WORDS,
  ...ANSWER_WORDS,
  ...EFFECTS,
];
