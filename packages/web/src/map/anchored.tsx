import { type ReactNode, useLayoutEffect, useRef } from 'react';
import { createPortal } from 'react-dom';
import type { Position } from '../face/position.ts';
import type { MapView } from '../match/play-state.ts';
import { positionIn } from '../match/modes.ts';
import { usePlay, usePlayStore } from '../match/play-context.tsx';
import { BELOW, type BusyArea, placeAt, type PaneRoom, type Side, sideFor } from './place-beside.ts';
import { coveredBySheet } from './map-motion.ts';
import './anchored.css';

interface AnchoredProps {
  readonly hex: string;
  /** Between it and the hex, in pixels. */
  readonly gap?: number | undefined;
  /** Other hexes that should stay visible. */
  readonly avoid?: readonly string[] | undefined;
  readonly className?: string;
  readonly children: ReactNode;
}

const NONE: readonly string[] = [];
const MARGIN = 8;
const GAP = 6;
/** Hiding an objective is worse than hiding a counter. */
const OBJECTIVE = 3;
const OBJECTIVES: ReadonlySet<string> = new Set(['flag', 'objective', 'greatObjective']);

/**
 * Stays beside a hex while the map moves: below it, or where it hides fewer counters and no objective, and never
 * outside the map.
 */
export function Anchored({ hex, gap = GAP, avoid = NONE, className = '', children }: AnchoredProps) {
  const store = usePlayStore();
  const map = usePlay((state) => state.map);
  const element = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const it = element.current;
    if (it === null || map === null) return undefined;
    let side: Side = BELOW;
    const roomNow = (busy: readonly BusyArea[]): PaneRoom => {
      const { clientWidth: width, clientHeight: height } = map.layer;
      return { pane: { width, height: height - coveredBySheet(store.getState()) }, margin: MARGIN, gap, busy };
    };
    const put = (): void => {
      const box = map.boxOf(hex);
      if (box === null) return;
      const { x, y } = placeAt(box, sizeOf(it), side, roomNow([]));
      it.style.transform = `translate(${Math.round(x)}px, ${Math.round(y)}px)`;
    };
    /** Keeps its side while the map moves; chooses it anew at rest and when its size changes. */
    const settle = (): void => {
      const box = map.boxOf(hex);
      const { unit } = store.getState();
      const busy = busyOn(positionIn(store.getState()), map, hex, unit, avoid);
      if (box !== null) side = sideFor(box, sizeOf(it), roomNow(busy));
      it.dataset['beside'] = side.side;
      put();
    };
    settle();
    const resized = new ResizeObserver(settle);
    resized.observe(it);
    resized.observe(map.layer);
    const stopView = map.onView(put);
    const stopSheet = store.subscribe((state, before) => void (state.stop !== before.stop && settle()));
    return () => {
      resized.disconnect();
      stopView();
      stopSheet();
    };
  }, [store, map, hex, gap, avoid]);
  if (map === null) return null;
  return createPortal(
    <div ref={element} className={`anchored ${className}`} data-anchor={hex}>
      {children}
    </div>,
    map.layer,
  );
}

function sizeOf({ offsetWidth: width, offsetHeight: height }: HTMLElement): {
  readonly width: number;
  readonly height: number;
} {
  return { width, height };
}

/** Counters and objectives on the map, except in the hex itself; the chosen unit counts more than others. */
function busyOn(position: Position, map: MapView, hex: string, chosen: number, avoid: readonly string[]): BusyArea[] {
  const weights = new Map<string, number>();
  const add = (at: string, weight: number): void => void weights.set(at, (weights.get(at) ?? 0) + weight);
  for (const { at } of position.pieces(-1)) add(at, 1);
  for (const { at, kind } of position.markers()) if (OBJECTIVES.has(kind)) add(at, OBJECTIVE);
  const own = position.hexName(position.hexOfUnit(chosen));
  if (own !== undefined) add(own, OBJECTIVE);
  for (const at of avoid) add(at, 2);
  weights.delete(hex);
  return [...weights].flatMap(([at, weight]) => {
    const box = map.boxOf(at);
    return box === null ? [] : [{ box, weight }];
  });
}
