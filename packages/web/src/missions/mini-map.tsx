import { makePlane, type Plane } from '@sandtable/board';
import { centreOf, type Point } from '@sandtable/hex';
import { useState } from 'react';
import type { MiniMapModel, MiniPiece } from '../face/missions.ts';
import { groundAddress } from '../scene/map-picture.ts';
import { useThemeName } from '../settings/use-theme.ts';
import { useInSight } from '../ui/page.ts';
import './mini-map.css';

interface MiniMapProps {
  readonly map: MiniMapModel;
  readonly pieces?: readonly MiniPiece[];
  /** Fills its frame and crops what does not fit; otherwise the whole map fits inside. */
  readonly fills?: boolean;
}

/** The boards of a mission with a dot for each unit, drawn when scrolled into view. */
export function MiniMap({ map, pieces = map.pieces, fills = false }: MiniMapProps) {
  const [plane] = useState(() => planeOf(map));
  const [box, isInSight] = useInSight<HTMLDivElement>();
  const theme = useThemeName();
  const { x, y, width, height } = plane.bounds;
  const ground = isInSight ? groundAddress(map.key, plane, theme) : undefined;
  return (
    <div className="mini-map" data-fills={fills || undefined} ref={box}>
      {ground === undefined ? null : <img src={ground} alt="" decoding="async" />}
      <svg
        viewBox={`${x} ${y} ${width} ${height}`}
        preserveAspectRatio={fills ? 'xMidYMid slice' : undefined}
        aria-hidden="true"
      >
        {map.flags.map((at) => (
          <Flag key={at} plane={plane} at={at} />
        ))}
        {pieces.map((piece, place) => (
          <Dot key={place} plane={plane} piece={piece} isSquare={piece.side === map.firstSide} />
        ))}
      </svg>
    </div>
  );
}

interface DotProps {
  readonly plane: Plane;
  readonly piece: MiniPiece;
  readonly isSquare: boolean;
}

/** Sides differ by shape as well as colour: squares and discs. */
function Dot({ plane, piece: { at: name, side }, isSquare }: DotProps) {
  const at = centreNamed(plane, name);
  if (at === undefined) return null;
  return isSquare ? (
    <rect className="mini-piece" data-side={side} x={at.x - 34} y={at.y - 34} width="68" height="68" rx="8" />
  ) : (
    <circle className="mini-piece" data-side={side} cx={at.x} cy={at.y} r="37" />
  );
}

function Flag({ plane, at }: { readonly plane: Plane; readonly at: string }) {
  const centre = centreNamed(plane, at);
  if (centre === undefined) return null;
  return <path className="mini-flag" d={`M${centre.x - 26} ${centre.y + 50}v-110l70 28-70 28`} />;
}

const planes = new Map<string, Plane>();

function planeOf({ key, picture }: MiniMapModel): Plane {
  const plane = planes.get(key) ?? makePlane(picture);
  planes.set(key, plane);
  return plane;
}

function centreNamed({ layout, byId }: Plane, name: string): Point | undefined {
  const found = byId.get(name);
  return found === undefined ? undefined : centreOf(layout, found.hex);
}
