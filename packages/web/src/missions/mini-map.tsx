import { makeMap } from '@sandtable/bear';
import { makePlane, type Plane } from '@sandtable/board';
import { centreOf, type Point } from '@sandtable/hex';
import { useEffect, useRef, useState } from 'react';
import { engine } from '../engine/engine.ts';
import { groundAddress } from '../scene/ground-address.ts';
import { mapPicture, withoutNames } from '../bear/scene/map-picture.ts';
import { useThemeName } from '../settings/use-theme.ts';
import type { Mission, Side } from './facts.ts';
import './mini-map.css';

interface Piece {
  readonly at: string;
  readonly side: Side;
}

interface MiniMapProps {
  readonly mission: Mission;
  /** Where units stand; the mission's own set-up if nothing is said. */
  readonly pieces?: readonly Piece[];
  /** It fills its frame, and what does not fit is cut off; else all of it is there, with room around. */
  readonly fills?: boolean;
}

/** The boards of a mission with a dot for each unit. It is drawn when it comes into sight. */
export function MiniMap({ mission, pieces, fills = false }: MiniMapProps) {
  const [plane] = useState(() => planeOf(mission));
  const [box, isInSight] = useInSight();
  const theme = useThemeName();
  if (plane === null) return null;
  const { x, y, width, height } = plane.bounds;
  const ground = isInSight ? groundAddress(JSON.stringify(mission.map), plane, theme) : undefined;
  return (
    <div className="mini-map" data-fills={fills || undefined} ref={box}>
      {ground === undefined ? null : <img src={ground} alt="" decoding="async" />}
      <svg
        viewBox={`${x} ${y} ${width} ${height}`}
        preserveAspectRatio={fills ? 'xMidYMid slice' : undefined}
        aria-hidden="true"
      >
        {mission.controls.map(({ at }) => (
          <Flag key={at} plane={plane} at={at} />
        ))}
        {(pieces ?? setUpOf(mission)).map((piece, place) => (
          <Dot key={place} plane={plane} piece={piece} />
        ))}
      </svg>
    </div>
  );
}

/** Sides are told apart by shape as well: squares and discs. */
function Dot({ plane, piece }: { readonly plane: Plane; readonly piece: Piece }) {
  const at = centreNamed(plane, piece.at);
  if (at === undefined) return null;
  return piece.side === 'german' ? (
    <rect className="mini-german" x={at.x - 34} y={at.y - 34} width="68" height="68" rx="8" />
  ) : (
    <circle className="mini-soviet" cx={at.x} cy={at.y} r="37" />
  );
}

function Flag({ plane, at }: { readonly plane: Plane; readonly at: string }) {
  const centre = centreNamed(plane, at);
  if (centre === undefined) return null;
  return <path className="mini-flag" d={`M${centre.x - 26} ${centre.y + 50}v-110l70 28-70 28`} />;
}

function setUpOf({ players }: Mission): Piece[] {
  return players.flatMap(({ side, units }) => units.flatMap(({ at }) => (at === undefined ? [] : [{ at, side }])));
}

const planes = new Map<string, Plane | null>();

function planeOf({ map }: Mission): Plane | null {
  const key = JSON.stringify(map);
  const known = planes.get(key);
  if (known !== undefined) return known;
  const { pack } = engine();
  const made = makeMap(pack.boards, map);
  // Names in the hexes could not be read on a map this small.
  const plane = made.ok ? makePlane(withoutNames(mapPicture({ pack, map: made.value }))) : null;
  planes.set(key, plane);
  return plane;
}

function centreNamed({ layout, byId }: Plane, name: string): Point | undefined {
  const found = byId.get(name);
  return found === undefined ? undefined : centreOf(layout, found.hex);
}

/** Whether an element has come into sight. */
function useInSight() {
  const box = useRef<HTMLDivElement>(null);
  const [isInSight, setInSight] = useState(false);
  useEffect(() => {
    const watched = box.current;
    if (watched === null) return undefined;
    const observer = new IntersectionObserver((entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
      observer.disconnect();
      setInSight(true);
    });
    observer.observe(watched);
    return () => observer.disconnect();
  }, []);
  return [box, isInSight] as const;
}
