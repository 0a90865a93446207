import { type Detail, drawCounter, FONTS, PAPER, type PiecePicture } from '@sandtable/board';
import { useMemo } from 'react';
import { useSetting } from '../settings/settings.ts';

interface CounterViewProps {
  readonly piece: PiecePicture;
  /** In pixels. */
  readonly size: number;
  readonly detail: Detail;
}

/** A counter, upright, as on the map. Its body is the same in both themes, since it identifies the side. */
export function CounterView({ piece, size, detail }: CounterViewProps) {
  const symbols = useSetting('symbols');
  const text = useMemo(() => drawCounter(piece, PAPER, detail, symbols), [piece, detail, symbols]);
  return (
    <svg
      className="counter"
      viewBox="-3 -3 108 110"
      width={size}
      height={size}
      style={{ fontFamily: FONTS }}
      role="img"
      aria-label={piece.words}
      dangerouslySetInnerHTML={{ __html: text }}
    />
  );
}
