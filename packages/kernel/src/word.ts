import { bad, ok, type Result } from './result.ts';

/** The smallest thing a seat can say: a counter, hex, facing, card, price or answer. */
export type Word = string;

/** Everything a seat commits to before it learns something new: `g03 move E09 NE caps:0`. */
export type Sentence = readonly Word[];

/** Offered if the sentence may be sent as it is. */
export const STOP = '.';

const LONGEST_SENTENCE = 4000;
const SENTENCE = /^[!-~]+(?: [!-~]+)*$/;

/** Parses text or words from outside. Checks the form only; `judge` decides whether they mean anything. */
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
