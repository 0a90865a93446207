import { kind, type Meaning } from '../../packages/kernel/src/index.ts';
import type { Kind } from '../../packages/kernel/src/slot.ts';

/** A kind with a fixed list of words. Its values are 0, 1, 2 and so on. */
export function namedKind<const Name extends string, T extends number>(
  name: Name,
  values: readonly T[],
  print: (value: T) => string,
): Kind<unknown, T, Meaning<Name, T>> {
  const words = values.map(print);
  const byWord = new Map(values.map((value) => [print(value), value]));
  return kind(name, { read: (_seen: unknown, word) => byWord.get(word), print: (_seen, value) => words[value] ?? '?' });
}
