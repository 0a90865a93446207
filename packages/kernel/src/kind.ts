import type { Word } from './word.ts';

/**
 * A kind of word, with its value both ways. A word's form tells its kind, so that no two kinds that can follow each other
 * read the same word. Reading hangs on public facts alone: everybody reads a word alike.
 */
export interface Kind<Seen, T> {
  readonly name: string;
  /** The word's value, or undefined where the word is none of this kind. */
  read(seen: Seen, word: Word): T | undefined;
  print(seen: Seen, value: T): Word;
}

/** One of a few fixed words. */
export function choiceKind<const T extends Word>(name: string, words: readonly T[]): Kind<unknown, T> {
  return {
    name,
    read: (_seen, word) => words.find((choice) => choice === word),
    print: (_seen, value) => value,
  };
}

const COUNT = /^(?:0|[1-9][0-9]{0,5})$/;

/** A number behind a name: `caps:2`. */
export function countKind(name: string): Kind<unknown, number> {
  const before = `${name}:`;
  return {
    name,
    read: (_seen, word) => {
      const digits = word.startsWith(before) ? word.slice(before.length) : '';
      return COUNT.test(digits) ? Number(digits) : undefined;
    },
    print: (_seen, value) => before + value,
  };
}

/** A word of another kind behind a sign: `+g11`, a counter that joins in. */
export function signedKind<Seen, T>(sign: string, kind: Kind<Seen, T>): Kind<Seen, T> {
  return {
    name: sign + kind.name,
    read: (seen, word) => (word.startsWith(sign) ? kind.read(seen, word.slice(sign.length)) : undefined),
    print: (seen, value) => sign + kind.print(seen, value),
  };
}
