import type { Meaning } from './realm.ts';
import { deny, grant, type Verdict } from './verdict.ts';
import type { Word } from './word.ts';

/**
 * A kind of word: parses and prints its values. The form of a word determines its kind, so kinds that can follow each other must
 * not read the same word. Reading depends on public facts only, so that every audience reads a word alike.
 */
export interface Kind<Seen, T, M extends Meaning = Meaning> extends WordCodec<Seen, T> {
  readonly name: M['kind'];
  meaning(seen: Seen, value: T): M;
}

interface WordCodec<Seen, T> {
  /** The word's value; undefined if the word is of another kind. */
  read(seen: Seen, word: Word): T | undefined;
  print(seen: Seen, value: T): Word;
}

export function kind<Seen, T, const Name extends string>(
  name: Name,
  { read, print }: WordCodec<Seen, T>,
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

/** A number after a name: `caps:2`. */
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

/** A word of another kind with a sign before it: `+g11`, a member of a group. */
export function signedKind<Seen, T, const Name extends string>(
  name: Name,
  sign: string,
  plain: WordCodec<Seen, T>,
): Kind<Seen, T, Meaning<Name, T>> {
  return kind(name, {
    read: (seen: Seen, word) => (word.startsWith(sign) ? plain.read(seen, word.slice(sign.length)) : undefined),
    print: (seen, value) => sign + plain.print(seen, value),
  });
}

/**
 * One place in a sentence. `Said` holds what was said before it: the asking frame and the values of earlier slots. All functions
 * read a view. Whether a word may be said here is asked in two parts:
 * `judge`: is the word right, given what was said before it?
 * `leadsOn`: can anything follow it? Asked only of the last word, since a following word is judged itself.
 */
export interface Slot<Seen, Said, T, M extends Meaning = Meaning> {
  readonly kind: Kind<Seen, T, M>;
  /** The values worth judging: all that are granted, and few others. */
  among(seen: Seen, soFar: Said): readonly T[];
  judge(seen: Seen, soFar: Said, value: T): Verdict<unknown>;
  leadsOn?(seen: Seen, soFar: Said, value: T): Verdict<unknown>;
  /** Everything in `among` is granted and need not be judged. */
  readonly isExact?: boolean;
}

/** The full judgement of a word that nothing follows yet. */
export function judgeLast<Seen, Said, T>(
  slot: Slot<Seen, Said, T>,
  seen: Seen,
  soFar: Said,
  value: T,
): Verdict<unknown> {
  const verdict = slot.judge(seen, soFar, value);
  return verdict.granted && slot.leadsOn !== undefined ? slot.leadsOn(seen, soFar, value) : verdict;
}

export function candidates<Seen, Said, T>(slot: Slot<Seen, Said, T>, seen: Seen, soFar: Said): readonly T[] {
  const all = slot.among(seen, soFar);
  return slot.isExact === true ? all : all.filter((value) => judgeLast(slot, seen, soFar, value).granted);
}

export function hasCandidate<Seen, Said, T>(slot: Slot<Seen, Said, T>, seen: Seen, soFar: Said): boolean {
  const all = slot.among(seen, soFar);
  return slot.isExact === true ? all.length > 0 : all.some((value) => judgeLast(slot, seen, soFar, value).granted);
}

/** A slot whose judgement is the rule: it offers what it grants of `among`, and must deny everything else. */
export function judgedSlot<Seen, Said, T, M extends Meaning>(
  wordKind: Kind<NoInfer<Seen>, T, M>,
  among: (seen: Seen, soFar: Said) => readonly NoInfer<T>[],
  judge: (seen: Seen, soFar: Said, value: NoInfer<T>) => Verdict<unknown>,
  leadsOn?: (seen: Seen, soFar: Said, value: NoInfer<T>) => Verdict<unknown>,
): Slot<Seen, Said, T, M> {
  return leadsOn === undefined ? { kind: wordKind, among, judge } : { kind: wordKind, among, judge, leadsOn };
}

/** A slot whose list is the rule: values not in it are denied for the given reason. For primitive values only. */
export function listedSlot<Seen, Said, T, M extends Meaning>(
  wordKind: Kind<NoInfer<Seen>, T, M>,
  among: (seen: Seen, soFar: Said) => readonly NoInfer<T>[],
  otherwise: { readonly rule: string; readonly key: string },
): Slot<Seen, Said, T, M> {
  return {
    kind: wordKind,
    among,
    judge: (seen, soFar, value) => (among(seen, soFar).includes(value) ? grant() : deny(otherwise.rule, otherwise.key)),
    isExact: true,
  };
}
