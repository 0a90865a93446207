import type { Json } from '../json.ts';
import type { Random } from '../random.ts';

/** Marks JSON text that no JavaScript value can produce: it stays in a string until the text is written. */
const SEAL = '\u0001raw:';
const RAW_NUMBERS = ['-0', '-0.0', '1e999', '-1e999', '1e-400', '0.1e1', '9007199254740993', '1E3'].map(
  (raw) => SEAL + raw,
);
const NUMBERS = [0, 1, -1, 0.5, 2 ** 31, -(2 ** 31), 2 ** 32, 2 ** 53, 9e15, -9e15, 1e21, 1e300, 5e-324, 255, 100_000];
const STRANGE_KEYS = [
  '__proto__',
  'constructor',
  'prototype',
  'toString',
  'hasOwnProperty',
  'length',
  'then',
  '',
  '0',
  '-1',
  ' ',
];
const STRANGE_WORDS = [
  '',
  ' ',
  '0',
  'null',
  'NaN',
  '-0',
  'undefined',
  '[object Object]',
  'ＡＢＣ',
  '\u{1f600}',
  'ß',
  '../../x',
];
const UNSEEN_WORDS = [
  '\u0000',
  '\u001b[1A\u001b[2K\r',
  '\u009b2J',
  '\u202e\u2066',
  '\u2028',
  '\ud800',
  'a\nb',
  '\ufeff',
];

/** Replaces the sealed strings by their raw text. */
export function unsealed(text: string): string {
  return text.replaceAll(/"\\u0001raw:([^"]*)"/g, '$1');
}

/** Something else in place of a part: a near value, another type, a part from elsewhere, or nothing. */
export function disturbed(part: Json, donor: Json, random: Random): Json | undefined {
  switch (random.below(8)) {
    case 0:
      return undefined;
    case 1:
      return strange(random);
    case 2:
      return donor;
    default:
      return near(part, donor, random);
  }
}

function strange(random: Random): Json {
  switch (random.below(8)) {
    case 0:
      return null;
    case 1:
      return random.below(2) === 0;
    case 2:
      return random.pick(NUMBERS);
    case 3:
      return random.pick(RAW_NUMBERS);
    case 4:
      return random.pick(STRANGE_WORDS);
    case 5:
      return random.pick(UNSEEN_WORDS).repeat(random.pick([1, 1, 3, 300]));
    case 6:
      return [];
    default:
      return Object.fromEntries([[random.pick(STRANGE_KEYS), random.pick([null, 0, 'x'])]]);
  }
}

function near(part: Json, donor: Json, random: Random): Json {
  if (typeof part === 'number') return nearNumber(part, random);
  if (typeof part === 'string') return nearWord(part, random);
  if (typeof part === 'boolean') return random.pick([!part, Number(part), String(part)]);
  if (part === null) return strange(random);
  return isList(part) ? nearList(part, donor, random) : nearRecord(part, donor, random);
}

function isList(part: Json): part is readonly Json[] {
  return Array.isArray(part);
}

function nearNumber(part: number, random: Random): Json {
  return random.pick([
    part + 1,
    part - 1,
    -part,
    part * 10,
    part + 0.5,
    String(part),
    [part],
    ...NUMBERS,
    ...RAW_NUMBERS,
  ]);
}

function nearWord(part: string, random: Random): Json {
  const at = random.below(part.length + 1);
  switch (random.below(8)) {
    case 0:
      return part.slice(0, at) + part.slice(at + 1);
    case 1:
      return part.slice(0, at) + String.fromCharCode(32 + random.below(95)) + part.slice(at + 1);
    case 2:
      return part.slice(0, at) + random.pick(UNSEEN_WORDS) + part.slice(at);
    case 3:
      return part.repeat(random.pick([2, 2, 20, 2000]));
    case 4:
      return part.replace(/\d+/, (digits) => String(Number(digits) + random.pick([-1, 1, 9, 1e6])));
    case 5:
      return random.below(2) === 0 ? part.toUpperCase() : part.toLowerCase();
    case 6:
      return part.split(' ').toReversed().join(' ');
    default:
      return random.pick([Number(part) || 0, [part], null, ` ${part}`, ...STRANGE_WORDS]);
  }
}

function nearList(part: readonly Json[], donor: Json, random: Random): Json {
  const [one, other] = [random.below(part.length + 1), random.below(part.length + 1)];
  const [a = null, b = null] = [part[one], part[other]];
  switch (random.below(7)) {
    case 0:
      return part.toSpliced(one, 1);
    case 1:
      return part.toSpliced(one, 0, a);
    case 2:
      return part.map((each, place) => (place === one ? b : place === other ? a : each));
    case 3:
      return part.toSpliced(one, 0, donor);
    case 4:
      return part.toReversed();
    case 5:
      return Array.from({ length: random.pick([2, 30, 300]) }, () => a);
    default:
      return Object.fromEntries(part.entries());
  }
}

function nearRecord(part: { readonly [key: string]: Json }, donor: Json, random: Random): Json {
  const entries = Object.entries(part);
  const place = random.below(entries.length + 1);
  const [key, value] = entries[place] ?? ['', null];
  const strangeKey = random.pick([...STRANGE_KEYS, ...UNSEEN_WORDS, 'k'.repeat(3000)]);
  switch (random.below(6)) {
    case 0:
      return Object.fromEntries(entries.toSpliced(place, 1));
    case 1:
      return Object.fromEntries(entries.toSpliced(place, 1, [strangeKey, value]));
    case 2:
      return Object.fromEntries([...entries, [strangeKey, donor]]);
    case 3:
      return Object.fromEntries(entries.toSpliced(place, 1, [key, donor]));
    case 4:
      return Object.fromEntries([
        ...entries,
        ...Array.from({ length: random.pick([1, 40, 400]) }, (_, each) => [`k${each}`, value] as const),
      ]);
    default:
      return Object.values(part);
  }
}
