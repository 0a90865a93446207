import { makePlane, type Plane } from '@sandtable/board';
import { useEffect, useState } from 'react';
import type { PicturedBoard } from '../face/draft.ts';
import { useThemeName } from '../settings/use-theme.ts';
import { useInSight } from '../ui/page.ts';
import { groundAddress } from './map-picture.ts';
import './board-image.css';

/** Milliseconds between two drawings, so that the first is visible before the last is drawn. */
const BETWEEN = 60;
/** About how many are visible at once. */
const AT_ONCE = 6;
const planes = new Map<string, Plane>();

interface BoardImageProps {
  readonly board: PicturedBoard;
  /** Its place in the list. */
  readonly place: number;
}

/** A board by itself, drawn when it is scrolled into view. */
export function BoardImage({ board, place }: BoardImageProps) {
  const { key, name } = board;
  const theme = useThemeName();
  const [address, setAddress] = useState<string | null>(null);
  const [box, isInSight] = useInSight<HTMLSpanElement>();
  useEffect(() => {
    if (!isInSight) return undefined;
    const timer = setTimeout(
      () => {
        const plane = planes.get(key) ?? makePlane(board.picture());
        planes.set(key, plane);
        setAddress(groundAddress(key, plane, theme));
      },
      (place % AT_ONCE) * BETWEEN,
    );
    return () => clearTimeout(timer);
  }, [board, key, place, theme, isInSight]);
  return (
    <span className="board-image" ref={box}>
      {address === null ? null : <img src={address} alt={`Board ${name}`} />}
    </span>
  );
}
