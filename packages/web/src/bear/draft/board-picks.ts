import { makeMap, type Pack, type Seen } from '@sandtable/bear';
import type { MapPicture } from '@sandtable/board';
import type { DraftBoard } from '../../face/draft.ts';
import { withoutNames } from '../../scene/map-picture.ts';
import { mapPicture } from '@sandtable/bear/pictures';

const pictures = new Map<string, MapPicture>();

/** Every board that may be used, with its picture. */
export function boardPicks({ pack, view }: Seen): DraftBoard[] {
  const allowed = view.options.draft?.boards ?? [];
  const laid = 'boards' in view.terms.map ? view.terms.map.boards.map(({ board }) => board) : [];
  return pack.boards.flatMap(({ id, name }, board) => {
    if (allowed.length > 0 && !allowed.includes(id)) return [];
    return [{ board, name, picture: () => pictureOf(pack, id), key: `board ${id}`, isLaid: laid.includes(id) }];
  });
}

function pictureOf(pack: Pack, board: string): MapPicture {
  const known = pictures.get(board);
  if (known !== undefined) return known;
  const made = makeMap(pack.boards, { boards: [{ board, at: [0, 0] }] });
  if (!made.ok) throw new Error(`board ${board} cannot be laid by itself`);
  // Hex names could not be read on a picture this small.
  const picture = withoutNames(mapPicture({ pack, map: made.value }));
  pictures.set(board, picture);
  return picture;
}
