import type { Json } from '../json.ts';
import type { Random } from '../random.ts';
import { disturbed, unsealed } from './disturb.ts';

/**
 * A file's text, randomly damaged: as JSON, with parts of another type, too large, strange, missing, doubled or moved; or
 * as plain text, with flipped bits, lost, doubled or swapped pieces, or cut off.
 */
export function mutate(text: string, random: Random): string {
  let mutant = text;
  for (let times = 1 + random.below(3); times > 0; times--) {
    mutant = random.below(4) === 0 ? scratched(mutant, random) : spoilt(mutant, random);
  }
  return mutant;
}

/** Text that is not JSON any more, or nested too deep to be written, can only be damaged as text. */
function spoilt(text: string, random: Random): string {
  try {
    const value: Json = JSON.parse(text);
    const donor = anyPart(value, random);
    return unsealed(JSON.stringify(changedSomewhere(value, random, (part) => disturbed(part, donor, random)) ?? null));
  } catch {
    return scratched(text, random);
  }
}

type Change = (part: Json) => Json | undefined;

/** On the way down, one part in so many is changed as a whole. */
const STOP_ONE_IN = 6;

/** Undefined removes it. */
function changedSomewhere(value: Json, random: Random, change: Change): Json | undefined {
  if (typeof value !== 'object' || value === null || random.below(STOP_ONE_IN) === 0) return change(value);
  const entries = Object.entries(value);
  if (entries.length === 0) return change(value);
  const place = random.below(entries.length);
  const [key, part] = entries[place] ?? ['', null];
  const changed = changedSomewhere(part, random, change);
  const parts = entries.toSpliced(
    place,
    1,
    ...(changed === undefined ? [] : [[key, changed] satisfies [string, Json]]),
  );
  return Array.isArray(value) ? parts.map(([, each]) => each) : Object.fromEntries(parts);
}

function anyPart(value: Json, random: Random): Json {
  let part = value;
  for (let depth = random.below(6); depth > 0; depth--) {
    const parts = typeof part === 'object' && part !== null ? Object.values(part) : [];
    if (parts.length === 0) return part;
    part = random.pick(parts);
  }
  return part;
}

/** Pieces of text with and without a meaning in JSON. */
const JUNK = [
  '"',
  '{',
  '}',
  '[',
  ']',
  ',',
  ':',
  '-0',
  '1e999',
  'NaN',
  '\\u0000',
  '\\',
  '\u0000',
  '\u001b[2K',
  '\ud800',
  '\u202e',
];

function scratched(text: string, random: Random): string {
  const at = random.below(text.length + 1);
  const length = 1 + random.below(random.pick([1, 4, 40]));
  const piece = text.slice(at, at + length);
  switch (random.below(7)) {
    case 0:
      return text.slice(0, at) + bitFlipped(piece, random) + text.slice(at + length);
    case 1:
      return text.slice(0, at) + text.slice(at + length);
    case 2:
      return text.slice(0, at + length) + piece + text.slice(at + length);
    case 3:
      return text.slice(0, at);
    case 4:
      return exchanged(text, at, length, random.below(text.length + 1));
    case 5:
      return text.slice(0, at) + random.pick(JUNK) + text.slice(at);
    default:
      return nested(text, random);
  }
}

function bitFlipped(piece: string, random: Random): string {
  return String.fromCharCode(...Array.from(piece, (sign) => sign.charCodeAt(0) ^ (1 << random.below(8))));
}

function exchanged(text: string, one: number, length: number, other: number): string {
  const [first, second] = [Math.min(one, other), Math.max(one, other)];
  const [a, b] = [text.slice(first, first + length), text.slice(second, second + length)];
  return text.slice(0, first) + b + text.slice(first + length, second) + a + text.slice(second + length);
}

/** Wrapped in a few or very many brackets. */
function nested(text: string, random: Random): string {
  const depth = random.pick([1, 99, 101, 5000]);
  return '['.repeat(depth) + text + ']'.repeat(depth);
}
