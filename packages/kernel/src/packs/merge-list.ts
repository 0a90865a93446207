import type { Problem } from '../result.ts';

/** A list of the base pack with the entries of a file merged in. */
export interface MergedList<T> {
  readonly list: readonly T[];
  /** For each entry its index in the file; null if it comes from the base pack. */
  readonly places: readonly (number | null)[];
  /** The keys of entries that are new, and of those that take the place of one of the base. */
  readonly added: readonly string[];
  readonly replaced: readonly string[];
}

/** An entry of the file replaces the base entry with its key, in place; new ones go at the end. */
export function mergeList<T>(base: readonly T[], own: readonly T[], keyOf: (entry: T) => string): MergedList<T> {
  const list = [...base];
  const places: (number | null)[] = base.map(() => null);
  const known = new Map(base.map((entry, place) => [keyOf(entry), place]));
  const [added, replaced]: [string[], string[]] = [[], []];
  own.forEach((entry, place) => {
    const key = keyOf(entry);
    (known.has(key) ? replaced : added).push(key);
    const at = known.get(key) ?? list.length;
    // A second entry with the same key is added beside the first, so that the check reports it.
    known.delete(key);
    list[at] = entry;
    places[at] = place;
  });
  return { list, places, added, replaced };
}

/** What a pack that builds on another adds to it and replaces in it, by list. */
export interface PackChanges {
  readonly added: Readonly<Record<string, readonly string[]>>;
  readonly replaced: Readonly<Record<string, readonly string[]>>;
}

/** A pack that stands alone. */
export const NO_CHANGES: PackChanges = { added: {}, replaced: {} };

export function changesOf(lists: Readonly<Record<string, MergedList<unknown>>>): PackChanges {
  const some = (part: 'added' | 'replaced') =>
    Object.fromEntries(
      Object.entries(lists).flatMap(([list, merged]) => (merged[part].length > 0 ? [[list, merged[part]]] : [])),
    );
  return { added: some('added'), replaced: some('replaced') };
}

const FIELD = /^(\w+)\.(\d+)(.*)$/s;

/** Problems of a merged pack, by the fields of the file; problems of base entries name the base pack. */
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
