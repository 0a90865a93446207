import type { MarkerPicture } from './model.ts';
import type { Motion } from './model-motion.ts';
import type { PiecePicture } from './model-piece.ts';

type Pieces = readonly PiecePicture[];
type Markers = readonly MarkerPicture[];

/** The pieces after a motion. `last` (the final scene) supplies the look of pieces not seen before. */
export function afterMotion(pieces: Pieces, motion: Motion, last: Pieces): Pieces {
  switch (motion.kind) {
    case 'slide': {
      const at = motion.path.at(-1);
      if (at === undefined) return pieces;
      const gone = without(pieces, motion.pieces);
      return [...gone, ...slid(pieces, motion, last).map((piece) => ({ ...piece, at }))];
    }
    case 'flip': {
      const { from, to } = motion;
      const left = without(pieces, [from ?? '', to ?? '']);
      return [...left, ...last.filter(({ id }) => id === to)];
    }
    case 'fall':
    case 'leave':
      return without(pieces, [motion.piece]);
    case 'mark': {
      const marked = last.find(({ id }) => id === motion.piece);
      if (marked === undefined) return pieces;
      const { stamp, figures, largeFigures, formation } = marked;
      const now = { stamp, figures, largeFigures, formation };
      return pieces.map((piece) => (piece.id === motion.piece ? { ...piece, ...now } : piece));
    }
    case 'check':
    case 'spend':
      return pieces.map((piece) => (motion.pieces.includes(piece.id) ? { ...piece, spent: true } : piece));
    case 'shot':
    case 'barrage':
    case 'stamp':
    case 'hoist':
      return pieces;
  }
}

export function markersAfter(markers: Markers, motion: Motion, last: Markers): Markers {
  if (motion.kind !== 'hoist') return markers;
  const isThere = ({ at }: MarkerPicture): boolean => at === motion.at;
  return [...markers.filter((marker) => !isThere(marker)), ...last.filter(isThere)];
}

/** The moving pieces as they look on their way, placed in their starting hex. */
export function slid(pieces: Pieces, motion: Extract<Motion, { kind: 'slide' }>, last: Pieces): Pieces {
  const [start] = motion.path;
  return motion.pieces.flatMap((id) => {
    const piece = pieces.find((each) => each.id === id) ?? last.find((each) => each.id === id);
    if (piece === undefined || start === undefined) return [];
    return [{ ...piece, at: start, facing: piece.facing === null ? null : (motion.facing ?? piece.facing) }];
  });
}

export function without(pieces: Pieces, ids: readonly string[]): Pieces {
  return pieces.filter(({ id }) => !ids.includes(id));
}
