import { bad, ok, type Result } from './result.ts';

/** The smallest thing a seat can say: a counter, a hex, a facing, a card, a price, an answer. */
export type Word = string;

/** All that a seat commits before the next new information: `g03 move E09 NE caps:0`. */
export type Sentence = readonly Word[];

/** Offered beside the words that may follow: the sentence may be sent as it stands. */
export const STOP = '.';

const LONGEST_SENTENCE = 4000;
const SENTENCE = /^[!-~]+(?: [!-~]+)*$/;

/** Reads what came from outside, as text or as words; whether it means anything is for `judge` to say. */
export function parseSentence(raw: unknown, field = 'sentence'): Result<Sentence> {
  const text: unknown = Array.isArray(raw) && raw.every(isWord) ? raw.join(' ') : raw;
  if (typeof text !== 'string' || text.length > LONGEST_SENTENCE || !SENTENCE.test(text)) {
    return bad(field, `words with one space between them, at most ${LONGEST_SENTENCE} characters`, raw);
  }
  return ok(text.split(' '));
}

export function printSentence(sentence: Sentence): string {
  return sentence.join(' ');
}

function isWord(raw: unknown): boolean {
  return typeof raw === 'string' && SENTENCE.test(raw) && !raw.includes(' ');
}
