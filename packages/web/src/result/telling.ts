import type { Cast } from '../face/result.ts';

/** The longest text that can be read at a glance. */
export const MOST_LETTERS = 110;

/** Adds true details to a sentence as long as it stays short; each part starts with its own space or comma. */
export function grown(sentence: string, parts: readonly string[]): string {
  const text = parts.reduce((told, part) => (told.length + part.length < MOST_LETTERS ? told + part : told), sentence);
  return /[.!?]$/.test(text) ? text : `${text}.`;
}

/** As many of these sentences as can be read at a glance, at least the first. */
export function inShort(sentences: readonly string[]): string {
  const [first = '', ...rest] = sentences.filter((each) => each !== '');
  return rest.reduce((told, next) => (told.length + 1 + next.length > MOST_LETTERS ? told : `${told} ${next}`), first);
}

export interface Voice {
  /** 'you', 'the AI', 'the German side' */
  name(side: string): string;
  /** 'your', 'the AI’s', 'the German' */
  whose(side: string): string;
  /** 'you were', 'the AI was': picks the form that agrees with the side. */
  does(side: string, plural: string, singular: string): string;
}

/** What a side is called: `the AI`, `the AI’s`. */
export interface Called {
  readonly name: string;
  readonly whose: string;
}

const ON_THE_PAGE = { you: { name: 'you', whose: 'your' }, ai: { name: 'the AI', whose: 'the AI’s' } } as const;

/** `named`: the words for sides that are called by name; `words`: those for the reader and the AI. */
export function voiceOf(
  cast: Cast,
  named: Readonly<Record<string, Called>>,
  words: Readonly<Record<'you' | 'ai', Called>> = ON_THE_PAGE,
): Voice {
  const of = (side: string): Called => {
    const who = cast[side] ?? 'named';
    return who === 'named' ? (named[side] ?? { name: side, whose: side }) : words[who];
  };
  return {
    name: (side) => of(side).name,
    whose: (side) => of(side).whose,
    does: (side, plural, singular) => `${of(side).name} ${cast[side] === 'you' ? plural : singular}`,
  };
}

export function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

const NUMBERS = [
  'no',
  'one',
  'two',
  'three',
  'four',
  'five',
  'six',
  'seven',
  'eight',
  'nine',
  'ten',
  'eleven',
  'twelve',
  'thirteen',
  'fourteen',
  'fifteen',
  'sixteen',
];

/** Written out up to sixteen. */
export function spoken(count: number): string {
  return NUMBERS[count] ?? String(count);
}

/** `two kills`, `13 hexes` */
export function spokenCount(count: number, one: string, many = `${one}s`): string {
  return `${spoken(count)} ${count === 1 ? one : many}`;
}

/** Advice with a weight; only the weightiest is shown. */
export interface Advice {
  readonly text: string;
  readonly weight: number;
}

/** The first of equals. */
export function strongest(given: readonly (Advice | null)[]): string | null {
  const best = given.reduce((a, b) => (b !== null && (a === null || b.weight > a.weight) ? b : a), null);
  return best?.text ?? null;
}
