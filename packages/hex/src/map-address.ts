import { type Labels, parseAddress, printAddress } from './address.ts';
import { indexOf } from './area.ts';
import { at } from './at.ts';
import { hexOnMap, type JoinedMap } from './join.ts';
import { bad, good, type Result } from './result.ts';

/** BG.2, BG.6: the address to show, E09 on a single board, 2-E09 on several; of the board placed first if two meet. */
export function printMapAddress(map: JoinedMap, index: number, labels: Labels = 'rowLetter'): string {
  return at(mapAddresses(map, index, labels), 0);
}

/** Every address a hex has, the one to show in front. */
export function mapAddresses(map: JoinedMap, index: number, labels: Labels = 'rowLetter'): string[] {
  return at(map.drawn, index).map(({ board, cell }) => {
    const address = printAddress(cell, labels);
    return map.boards.length === 1 ? address : `${at(map.boards, board).label}-${address}`;
  });
}

/** Reads any of a hex's addresses into its index; on a single board the label in front may be left out. */
export function parseMapAddress(
  map: JoinedMap,
  text: string,
  labels: Labels = 'rowLetter',
  field = 'hex',
): Result<number> {
  const hyphen = text.indexOf('-');
  const label = hyphen === -1 ? undefined : text.slice(0, hyphen);
  const onlyBoard = map.boards.length === 1 ? map.boards[0] : undefined;
  const placed = label === undefined ? onlyBoard : map.boards.find((each) => each.label === label);
  if (placed === undefined) {
    const names = map.boards.map((each) => each.label).join(', ');
    return bad([{ field, expected: `a board (${names}), a hyphen and a hex of that board`, got: text }]);
  }
  const read = parseAddress(map.form, text.slice(hyphen + 1), labels, field);
  if (!read.ok) return bad(read.problems.map((problem) => ({ ...problem, got: text })));
  const index = indexOf(map.area, hexOnMap(map.form, placed, read.value));
  return index === -1 ? bad([{ field, expected: 'a hex in play, not a cut one', got: text }]) : good(index);
}
