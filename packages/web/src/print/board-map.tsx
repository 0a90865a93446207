import { type BoardPicture, makePlane, pictureBox } from '@sandtable/board';
import { memo } from 'react';
import { mapDrawing } from './drawings.ts';

export const BOARD_MAP = 'print-board-map';

/** The map is drawn once, and every sheet shows its part of it. */
export const BoardMap = memo(function BoardMap({
  picture,
  isSaving,
}: {
  readonly picture: BoardPicture;
  readonly isSaving: boolean;
}) {
  const { x, y, width, height } = pictureBox(makePlane(picture));
  const inner = mapDrawing(picture, 'print-board', isSaving)
    .replace(/^<svg[^>]*>/, '')
    .replace(/<\/svg>$/, '');
  return (
    <svg className="print-source" aria-hidden="true" viewBox={`${x} ${y} ${width} ${height}`}>
      <defs>
        <g id={BOARD_MAP} dangerouslySetInnerHTML={{ __html: inner }} />
      </defs>
    </svg>
  );
});
