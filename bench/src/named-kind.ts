import type { Kind } from '../../packages/kernel/src/index.ts';

/** A kind whose words are known beforehand. Its values are 0, 1, 2 and so on. */
export function namedKind<T extends number>(
  name: string,
  values: readonly T[],
  print: (value: T) => string,
): Kind<unknown, T> {
  const words = values.map(print);
  const byWord = new Map(values.map((value) => [print(value), value]));
  return { name, read: (_seen, word) => byWord.get(word), print: (_seen, value) => words[value] ?? '?' };
}
