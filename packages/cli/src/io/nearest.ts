/** What may have been meant by a wrong word: the known word that takes the fewest changes, if they are few. At most one. */
export function nearest(word: string, known: readonly string[]): readonly string[] {
  const [best] = known
    .map((name) => ({ name, changes: changesBetween(word.toLowerCase(), name.toLowerCase()) }))
    .filter(({ name, changes }) => changes <= Math.max(1, Math.floor(Math.min(name.length, word.length) / 3)))
    .toSorted((one, other) => one.changes - other.changes);
  return best === undefined ? [] : [best.name];
}

/** Letters to add, leave out, replace or swap with their neighbour. */
function changesBetween(one: string, other: string): number {
  let [twoBefore, before]: [number[], number[]] = [[], Array.from({ length: other.length + 1 }, (_zero, at) => at)];
  for (let i = 1; i <= one.length; i++) {
    const row = [i];
    for (let j = 1; j <= other.length; j++) {
      const isSame = one[i - 1] === other[j - 1];
      const changed = (before[j - 1] ?? 0) + (isSame ? 0 : 1);
      const isSwapped = j > 1 && i > 1 && one[i - 1] === other[j - 2] && one[i - 2] === other[j - 1];
      const swapped = isSwapped ? (twoBefore[j - 2] ?? 0) + 1 : Infinity;
      row.push(Math.min(changed, swapped, (before[j] ?? 0) + 1, (row[j - 1] ?? 0) + 1));
    }
    [twoBefore, before] = [before, row];
  }
  return before[other.length] ?? 0;
}
