import { makeMap, type Pack } from '@sandtable/bear';
import { mapPicture } from '@sandtable/bear/pictures';
import type { MapPicture } from '@sandtable/board';
import { madeOnce } from '@sandtable/kernel';
import { withoutNames } from '../../scene/map-picture.ts';

/** A board by itself, without hex names: at this size they would be illegible. */
export function boardPicture(pack: Pack, board: string): MapPicture {
  const pictures = picturesOf(pack);
  const known = pictures.get(board);
  if (known !== undefined) return known;
  const made = makeMap(pack.boards, { boards: [{ board, at: [0, 0] }] });
  if (!made.ok) throw new Error(`board ${board} cannot be laid by itself`);
  const picture = withoutNames(mapPicture({ pack, map: made.value }));
  pictures.set(board, picture);
  return picture;
}

const picturesOf = madeOnce((_pack: Pack) => new Map<string, MapPicture>());

/** Two packs may have boards of the same id. */
export function boardKey({ hash }: Pack, board: string): string {
  return `board ${hash} ${board}`;
}
