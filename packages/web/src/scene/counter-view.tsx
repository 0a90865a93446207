import { type Detail, drawCounter, FONTS, PAPER } from '@sandtable/board';
import type { Seen } from '@sandtable/bear';
import { useMemo } from 'react';
import { pieceOf } from '../bear/scene/pieces.ts';
import { useSetting } from '../settings/settings-store.ts';

interface CounterViewProps {
  readonly seen: Seen;
  readonly unit: number;
  /** In pixels. */
  readonly size: number;
  readonly detail: Detail;
}

/** A counter, upright, as the map has it. Its body is the same in both themes, so that sides are known by it. */
export function CounterView({ seen, unit, size, detail }: CounterViewProps) {
  const piece = pieceOf(seen, unit, -1);
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
