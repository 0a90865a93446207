import type { Chance } from '../store/secrets.ts';

const [FIRST, MIDDLE, LAST] = [
  ['Al', 'Bar', 'Bel', 'Bor', 'Cal', 'Cor', 'Dal', 'Dor', 'El', 'Fal', 'Fen', 'Gal', 'Hal', 'Har', 'Il', 'Jor'],
  ['a', 'e', 'i', 'o', 'am', 'an', 'ar', 'eb', 'em', 'en', 'er', 'id', 'im', 'in', 'om', 'or'],
  ['bek', 'da', 'den', 'do', 'dric', 'la', 'lin', 'lo', 'mar', 'mel', 'mo', 'na', 'nek', 'ra', 'ren', 'vin'],
] as const;
const MORE = [
  'Kal',
  'Kor',
  'Lan',
  'Lor',
  'Mar',
  'Mel',
  'Nor',
  'Or',
  'Pal',
  'Ral',
  'Sal',
  'Sel',
  'Tal',
  'Tor',
  'Val',
  'Vel',
];
const STARTS = [...FIRST, ...MORE];

/** A name for someone who has not given one: three syllables, easy to say, of 8,192. */
export function guestName(chance: Chance): string {
  const letters = chance();
  // Base64 letters as figures: enough chance for three choices.
  const [one = 0, two = 0, three = 0] = [0, 1, 2].map((at) => DIGITS.indexOf(letters[at] ?? 'A'));
  return `${pick(STARTS, one)}${pick(MIDDLE, two)}${pick(LAST, three)}`;
}

const DIGITS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';

function pick(words: readonly string[], at: number): string {
  return words[at % words.length] ?? '';
}
