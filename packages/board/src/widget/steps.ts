import { afterMotion, markersAfter, without } from '../after-motion.ts';
import { isObjective } from '../draw/objectives.ts';
import type { Scene } from '../model.ts';
import type { Motion, Passage } from '../model-motion.ts';
import type { Overlay } from '../model-overlay.ts';
import type { Acts, ActScene } from './act.ts';
import { actsOf } from './acts.ts';

/** Part of a passage: the scene shown meanwhile, and what moves over it. */
export interface PassageStep {
  readonly shown: Scene;
  readonly acts: Acts;
  readonly motion: Motion;
}

/**
 * A passage step by step, to be played in real time or frame by frame. Calls `table` again for each motion: the player may have
 * moved the map.
 */
export function* stepsOf(
  before: Scene,
  last: Scene,
  { motions, overlays }: Pick<Passage, 'motions' | 'overlays'>,
  table: () => Pick<ActScene, 'plane' | 'look'>,
): Generator<PassageStep> {
  let now: Scene = { ...before, overlays, pieces: before.pieces.filter(({ isGhost }) => !isGhost) };
  for (const motion of motions) {
    const { plane, look } = table();
    const scene = { plane, look, ...now, last: last.pieces, lastMarkers: last.markers };
    for (const acts of actsOf(motion, scene)) yield { shown: withoutActors(now, acts), acts, motion };
    now = sceneAfter(now, motion, last);
  }
}

/** The scene without the moving pieces; the same object if there are none. */
function withoutActors(now: Scene, acts: Acts): Scene {
  const lifted = acts.flatMap((each) => each.lifted);
  const furled = new Set(acts.flatMap((each) => each.furled ?? []));
  const stamped = new Set(acts.flatMap((each) => each.stamped ?? []));
  const isCovered = (overlay: Overlay): boolean => overlay.kind === 'result' && stamped.has(overlay.at);
  const overlays = now.overlays.some(isCovered) ? now.overlays.filter((each) => !isCovered(each)) : now.overlays;
  if (lifted.length === 0 && furled.size === 0 && overlays === now.overlays) return now;
  return {
    ...now,
    overlays,
    pieces: without(now.pieces, lifted),
    markers: now.markers.filter((marker) => !(furled.has(marker.at) && isObjective(marker))),
  };
}

function sceneAfter(now: Scene, motion: Motion, last: Scene): Scene {
  const fallen = motion.kind === 'fall' ? now.pieces.find(({ id }) => id === motion.piece) : undefined;
  const [pieces, markers] = [
    afterMotion(now.pieces, motion, last.pieces),
    markersAfter(now.markers, motion, last.markers),
  ];
  // Undecided dice stay until the result replaces them.
  const isOver = (overlay: Overlay): boolean =>
    motion.kind === 'stamp' && overlay.kind === 'result' && overlay.at === motion.at;
  const lying = motion.kind === 'stamp' && motion.word === '' ? [{ ...motion, kind: 'result' } as const] : [];
  const isSame = pieces === now.pieces && markers === now.markers && !now.overlays.some(isOver);
  if (isSame && lying.length === 0) return now;
  const scorch = fallen === undefined ? [] : [{ kind: 'scorch', at: fallen.at } as const];
  return { pieces, markers, overlays: [...now.overlays.filter((each) => !isOver(each)), ...scorch, ...lying] };
}
