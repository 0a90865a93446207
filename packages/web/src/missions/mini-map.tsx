import { makeMap } from '@sandtable/bear';
import { drawGround, FIELD, makePlane, PAPER, type Plane } from '@sandtable/board';
import { centreOf, type Point } from '@sandtable/hex';
import { useEffect, useRef, useState } from 'react';
import { engine } from '../engine/engine.ts';
import { mapPicture, withoutNames } from '../scene/map-picture.ts';
import { type ThemeName, useThemeName } from '../settings/use-theme.ts';
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
}

/** The boards of a mission with a dot for each unit. It is drawn when it comes into sight. */
export function MiniMap({ mission, pieces }: MiniMapProps) {
  const [plane] = useState(() => planeOf(mission));
  const [box, isInSight] = useInSight();
  const theme = useThemeName();
  if (plane === null) return null;
  const { x, y, width, height } = plane.bounds;
  const ground = isInSight ? groundAddress(mission, plane, theme) : undefined;
  return (
    <div className="mini-map" ref={box}>
      {ground === undefined ? null : <img src={ground} alt="" decoding="async" />}
      <svg viewBox={`${x} ${y} ${width} ${height}`} aria-hidden="true">
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

const drawings = new Map<string, string>();

/** The ground as a picture of its own, so that the browser keeps pixels and not thousands of elements. Drawn once a theme. */
function groundAddress({ map }: Mission, plane: Plane, name: ThemeName): string {
  const key = `${name} ${JSON.stringify(map)}`;
  const known = drawings.get(key);
  if (known !== undefined) return known;
  const { x, y, width, height } = plane.bounds;
  const ground = drawGround(plane, name === 'field' ? FIELD : PAPER, 'mini-');
  const text = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${x} ${y} ${width} ${height}">${ground}</svg>`;
  const address = URL.createObjectURL(new Blob([text], { type: 'image/svg+xml' }));
  drawings.set(key, address);
  return address;
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
