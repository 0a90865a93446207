import type { Meaning } from './realm.ts';
import type { Word } from './word.ts';

/**
 * A kind of word, with its value both ways. A word's form tells its kind, so that no two kinds that can follow each other
 * read the same word. Reading hangs on public facts alone: everybody reads a word alike.
 */
export interface Kind<Seen, T, M extends Meaning = Meaning> extends Reading<Seen, T> {
  readonly name: M['kind'];
  /** The word of a value, with all that it says. */
  meaning(seen: Seen, value: T): M;
}

interface Reading<Seen, T> {
  /** The word's value, or undefined where the word is none of this kind. */
  read(seen: Seen, word: Word): T | undefined;
  print(seen: Seen, value: T): Word;
}

export function kind<Seen, T, const Name extends string>(
  name: Name,
  { read, print }: Reading<Seen, T>,
): Kind<Seen, T, Meaning<Name, T>> {
  return { name, read, print, meaning: (seen, value) => ({ word: print(seen, value), kind: name, value }) };
}

/** One of a few fixed words. */
export function choiceKind<const Name extends string, const T extends Word>(
  name: Name,
  words: readonly T[],
): Kind<unknown, T, Meaning<Name, T>> {
  return kind(name, {
    read: (_seen: unknown, word) => words.find((choice) => choice === word),
    print: (_seen, value) => value,
  });
}

const COUNT = /^(?:0|[1-9][0-9]{0,5})$/;

/** A number behind a name: `caps:2`. */
export function countKind<const Name extends string>(name: Name): Kind<unknown, number, Meaning<Name, number>> {
  const before = `${name}:`;
  return kind(name, {
    read: (_seen: unknown, word) => {
      const digits = word.startsWith(before) ? word.slice(before.length) : '';
      return COUNT.test(digits) ? Number(digits) : undefined;
    },
    print: (_seen, value) => before + value,
  });
}

/** A word of another kind behind a sign, which makes it a kind of its own: `+g11`, a member of a group. */
export function signedKind<Seen, T, const Name extends string>(
  name: Name,
  sign: string,
  plain: Reading<Seen, T>,
): Kind<Seen, T, Meaning<Name, T>> {
  return kind(name, {
    read: (seen: Seen, word) => (word.startsWith(sign) ? plain.read(seen, word.slice(sign.length)) : undefined),
    print: (seen, value) => sign + plain.print(seen, value),
  });
}
