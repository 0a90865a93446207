import type { Problem } from '../result.ts';

/** A list of the pack that is built on, with the entries of a file in it. */
export interface MergedList<T> {
  readonly list: readonly T[];
  /** For each entry its place in the file; null for one that is not from there. */
  readonly places: readonly (number | null)[];
}

/** An entry of the file replaces the one with its key, in its place; the others come after all of them. */
export function mergeList<T>(base: readonly T[], own: readonly T[], keyOf: (entry: T) => string): MergedList<T> {
  const list = [...base];
  const places: (number | null)[] = base.map(() => null);
  const known = new Map(base.map((entry, place) => [keyOf(entry), place]));
  own.forEach((entry, place) => {
    const at = known.get(keyOf(entry)) ?? list.length;
    // Whoever has a key twice is told so by the check: the second one stands beside the first.
    known.delete(keyOf(entry));
    list[at] = entry;
    places[at] = place;
  });
  return { list, places };
}

const FIELD = /^(\w+)\.(\d+)(.*)$/s;

/** Problems of a merged pack, by the fields of the file; those of entries that are not in it name the pack they come from. */
export function mergedFields(
  problems: readonly Problem[],
  base: string,
  lists: Readonly<Record<string, MergedList<unknown>>>,
): Problem[] {
  return problems.map((problem) => {
    const [, list = '', place, rest = ''] = FIELD.exec(problem.field) ?? [];
    const places = Object.hasOwn(lists, list) ? lists[list]?.places : undefined;
    if (places === undefined) return problem;
    const own = places[Number(place)];
    return { ...problem, field: typeof own === 'number' ? `${list}.${own}${rest}` : `${base}: ${problem.field}` };
  });
}
