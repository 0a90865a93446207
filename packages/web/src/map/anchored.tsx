import type { Box } from '@sandtable/board';
import { type ReactNode, useLayoutEffect, useRef } from 'react';
import { createPortal } from 'react-dom';
import type { Position } from '../face/position.ts';
import type { MapView, PlayState } from '../match/play-state.ts';
import { positionIn } from '../match/modes.ts';
import { usePlay, usePlayStore } from '../match/play-context.tsx';
import { OBJECTIVES } from '../scene/scene.ts';
import {
  BELOW,
  type BusyArea,
  clearFor,
  keptInside,
  placeAt,
  placeClear,
  type PaneRoom,
  type Side,
  sideFor,
} from './place-beside.ts';
import { coveredBySheet } from './map-motion.ts';
import { layoutNow } from '../ui/page.ts';
import './anchored.css';

interface AnchoredProps {
  readonly hex: string;
  /** Least distance from the hex, in pixels. */
  readonly gap?: number | undefined;
  /** Radius to keep clear round the centre of the hex, in pixels. */
  readonly round?: number | undefined;
  /** A march that must stay visible, together with all enemies. */
  readonly way?: readonly string[] | undefined;
  /** Hexes that it may not cover, nor the notes over the map. If there is no room beside them, it is hidden. */
  readonly spares?: readonly string[] | undefined;
  readonly className?: string;
  readonly children: ReactNode;
}

const NONE: readonly string[] = [];
const MARGIN = 8;
const GAP = 6;
/** Covering an objective is worse than covering a counter. */
const OBJECTIVE = 3;

/** Stays beside a hex while the map moves, on the side where it covers the fewest counters and objectives, and inside the map. */
export function Anchored({
  hex,
  gap: least = GAP,
  round = 0,
  way = NONE,
  spares = NONE,
  className = '',
  children,
}: AnchoredProps) {
  const store = usePlayStore();
  const map = usePlay((state) => state.map);
  const element = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const it = element.current;
    if (it === null || map === null) return undefined;
    let side: Side = BELOW;
    /** Offset from the hex, when the place was chosen to keep a march or other hexes clear. */
    let off: { readonly x: number; readonly y: number } | null = null;
    const roomNow = (busy: readonly BusyArea[]): PaneRoom => {
      const { clientWidth: width, clientHeight: height } = map.layer;
      const box = map.boxOf(hex);
      const half = box === null ? 0 : Math.min(box.width, box.height) / 2;
      const gap = Math.max(least, GAP + round - half);
      return { pane: { width, height: height - underSheet(store.getState(), map) }, margin: MARGIN, gap, busy };
    };
    const put = (): void => {
      const box = map.boxOf(hex);
      if (box === null) return;
      const size = sizeOf(it);
      const room = roomNow([]);
      const { x, y } =
        off === null
          ? placeAt(box, size, side, room)
          : keptInside({ x: box.x + off.x, y: box.y + off.y, ...size }, room);
      it.style.transform = `translate(${Math.round(x)}px, ${Math.round(y)}px)`;
    };
    /** Chooses the side. While the map moves the side stays; it is chosen again at rest and when the size changes. */
    const settle = (): void => {
      const box = map.boxOf(hex);
      const { unit } = store.getState();
      const state = store.getState();
      const room = roomNow(busyOn(positionIn(state), map, hex, unit));
      if (box !== null) side = sideFor(box, sizeOf(it), room);
      off = null;
      if (box !== null && way.length > 0) {
        const boxes = way.flatMap((name) => map.boxOf(name) ?? []);
        it.style.maxHeight = '';
        const place = placeClear([box, ...boxes], sizeOf(it), room, [...boxes, ...enemiesOn(state, map)]);
        it.style.maxHeight = `${Math.ceil(place.height)}px`;
        off = { x: place.x - box.x, y: place.y - box.y };
      }
      if (box !== null && spares.length > 0) {
        // Nor may it cover what a lesson points at.
        const boxes = [...spares, ...state.called].flatMap((name) => map.boxOf(name) ?? []);
        const place = clearFor([box], sizeOf(it), room, [...boxes, ...notesOver(map)]);
        it.style.visibility = place === null ? 'hidden' : '';
        if (place !== null) off = { x: place.x - box.x, y: place.y - box.y };
      }
      it.dataset['beside'] = side.side;
      put();
    };
    settle();
    const resized = new ResizeObserver(settle);
    resized.observe(it);
    resized.observe(map.layer);
    // If the height is limited, the resize observer misses changes of the content.
    const changed = new MutationObserver(settle);
    changed.observe(it, { childList: true, subtree: true });
    const stopView = map.onView(put);
    const stopSheet = store.subscribe(
      (state, before) =>
        void ((state.stop !== before.stop || state.peek !== before.peek || state.called !== before.called) && settle()),
    );
    return () => {
      resized.disconnect();
      changed.disconnect();
      stopView();
      stopSheet();
    };
  }, [store, map, hex, least, round, way, spares]);
  if (map === null) return null;
  return createPortal(
    <div ref={element} className={`anchored ${className}`} data-anchor={hex}>
      {children}
    </div>,
    map.layer,
  );
}

/** How much of the map a phone's sheet hides, including the part it will hide once it has grown; in pixels. */
export function underSheet(state: PlayState, { layer }: MapView): number {
  if (layoutNow() !== 'narrow') return 0;
  const top = window.innerHeight - state.peek - coveredBySheet(state);
  return Math.max(0, layer.getBoundingClientRect().bottom - top);
}

/** The notes over the upper edge of the map, in pixels of the layer. */
function notesOver({ layer }: MapView): Box[] {
  const from = layer.getBoundingClientRect();
  return [...document.querySelectorAll('.play-notes > *')].flatMap((note) => {
    const { left, top, width, height } = note.getBoundingClientRect();
    return height === 0 ? [] : [{ x: left - from.left, y: top - from.top, width, height }];
  });
}

function sizeOf({ offsetWidth: width, offsetHeight: height }: HTMLElement): {
  readonly width: number;
  readonly height: number;
} {
  return { width, height };
}

/** Counters and objectives outside the hex itself; the selected unit weighs more than others. */
function busyOn(position: Position, map: MapView, hex: string, chosen: number): BusyArea[] {
  const weights = new Map<string, number>();
  const add = (at: string, weight: number): void => void weights.set(at, (weights.get(at) ?? 0) + weight);
  for (const { at } of position.pieces(-1)) add(at, 1);
  for (const { at, kind } of position.markers()) if (OBJECTIVES.has(kind)) add(at, OBJECTIVE);
  const own = position.hexName(position.hexOfUnit(chosen));
  if (own !== undefined) add(own, OBJECTIVE);
  weights.delete(hex);
  return [...weights].flatMap(([at, weight]) => {
    const box = map.boxOf(at);
    return box === null ? [] : [{ box, weight }];
  });
}

/** Counters of all other seats, a little larger than drawn. */
function enemiesOn({ moment: { position, seat } }: PlayState, map: MapView): Box[] {
  const own = new Set(position.hexesOf(seat));
  const hexes = new Set(position.pieces(-1).flatMap(({ at }) => (own.has(at) ? [] : [at])));
  return [...hexes].flatMap((at) => {
    const box = map.boxOf(at);
    return box === null ? [] : [inner(box)];
  });
}

/** Relative to the width of a hex: a counter takes 0.62 of it, and its arrow lies outside. */
const COUNTER = 0.75;

function inner({ x, y, width, height }: Box): Box {
  const size = COUNTER * Math.min(width, height);
  return { x: x + (width - size) / 2, y: y + (height - size) / 2, width: size, height: size };
}
