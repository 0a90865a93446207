import { afterMotion, markersAfter, without } from '../after-motion.ts';
import { isObjective } from '../draw/objectives.ts';
import type { Scene } from '../model.ts';
import type { Overlay } from '../model-overlay.ts';
import type { Beat, Motion, Passage } from '../model-motion.ts';
import { type Acts, paceFor } from './act.ts';
import { actsOf } from './acts.ts';
import type { Canvas } from './canvas.ts';
import type { Stage } from './stage.ts';

/** Animates from one scene to the next. Whatever interrupts it, the final scene is the one asked for. */
export interface Player {
  /** Resolves once the scene stands, even if cut short. */
  play(scene: Scene, passage: Passage): Promise<void>;
  /** Shows the scene immediately. */
  finish(): void;
}

interface Showing {
  readonly mine: Run;
  readonly pace: number;
  readonly tell: (beat: Beat) => void;
}

/** One passage; ending it cuts it short. */
interface Run {
  readonly isOver: boolean;
  readonly ended: Promise<void>;
  end(): void;
}

export function makePlayer(stage: Stage, canvas: Canvas): Player {
  let run: Run | null = null;

  function finish(): void {
    run?.end();
    run = null;
    stage.clearSprites();
    canvas.cover(null);
  }

  async function play(scene: Scene, { motions, overlays, pace, onBeat }: Passage): Promise<void> {
    finish();
    const before = canvas.scene;
    canvas.setScene(scene, { ...before, overlays });
    const mine = makeRun();
    run = mine;
    const quick = paceFor(motions, pace);
    let now: Scene = { ...before, overlays, pieces: before.pieces.filter(({ isGhost }) => !isGhost) };
    for (const motion of quick === 0 ? [] : motions) {
      const tell = (beat: Beat): void => onBeat?.(beat, motion);
      await act(motion, now, scene, { mine, pace: quick, tell });
      if (mine.isOver) return;
      now = sceneAfter(now, motion, scene);
    }
    finish();
  }

  async function act(motion: Motion, now: Scene, last: Scene, showing: Showing): Promise<void> {
    const { plane, look } = canvas;
    const scene = { plane, look, ...now, last: last.pieces, lastMarkers: last.markers };
    for (const acts of actsOf(motion, scene)) {
      canvas.cover(withoutActors(now, acts));
      await shown(acts, showing);
      if (showing.mine.isOver) return;
    }
  }

  /** All together, until the longest is over. */
  async function shown(acts: Acts, { mine, pace, tell }: Showing): Promise<void> {
    const sprites = acts.map(({ frames, time, easing, beats, ...drawing }) => {
      const sprite = stage.sprite(drawing);
      sprite.dataset['sprite'] = beats?.[0]?.beat ?? '';
      for (const { beat, after } of beats ?? [])
        setTimeout(() => {
          if (!mine.isOver) tell(beat);
        }, after * pace);
      const timing = { duration: time * pace, easing, fill: 'both' } as const;
      const { finished } = sprite.animate(
        frames.map((frame) => ({ ...frame })),
        timing,
      );
      return { sprite, finished };
    });
    await Promise.race([Promise.all(sprites.map(({ finished }) => finished)), mine.ended]);
    // The next drawing of the scene has them in place.
    for (const { sprite } of sprites) sprite.remove();
  }

  return { play, finish };
}

/** Removes moving pieces from the scene; returns the same object if there are none. */
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
  // Dice that have decided nothing yet stay; the result takes them with it.
  const isOver = (overlay: Overlay): boolean =>
    motion.kind === 'stamp' && overlay.kind === 'result' && overlay.at === motion.at;
  const lying = motion.kind === 'stamp' && motion.word === '' ? [{ ...motion, kind: 'result' } as const] : [];
  const isSame = pieces === now.pieces && markers === now.markers && !now.overlays.some(isOver);
  if (isSame && lying.length === 0) return now;
  const scorch = fallen === undefined ? [] : [{ kind: 'scorch', at: fallen.at } as const];
  return { pieces, markers, overlays: [...now.overlays.filter((each) => !isOver(each)), ...scorch, ...lying] };
}

function makeRun(): Run {
  let isOver = false;
  let end = (): void => undefined;
  const ended = new Promise<void>((resolve) => {
    end = () => {
      isOver = true;
      resolve();
    };
  });
  return {
    get isOver() {
      return isOver;
    },
    ended,
    end: () => end(),
  };
}
