import { afterMotion, without } from '../after-motion.ts';
import type { Scene } from '../model.ts';
import type { Motion, Passage } from '../model-motion.ts';
import type { Act } from './act.ts';
import { actsOf } from './acts.ts';
import type { Canvas } from './canvas.ts';
import { paceFor } from './motion-times.ts';
import type { Stage } from './stage.ts';

/** Lets pieces move from one scene to the next. Whatever comes between, the scene at the end is the one that was asked for. */
export interface Player {
  /** Over when the scene stands, also if it was cut short. */
  play(scene: Scene, passage: Passage): Promise<void>;
  /** The scene at once. */
  finish(): void;
}

/** One passage; it is cut short by ending it. */
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

  async function play(scene: Scene, { motions, overlays, pace }: Passage): Promise<void> {
    finish();
    const before = canvas.scene;
    canvas.setScene(scene, { ...before, overlays });
    const mine = makeRun();
    run = mine;
    const quick = paceFor(motions, pace);
    let pieces: Scene['pieces'] = before.pieces.filter(({ isGhost }) => !isGhost);
    for (const motion of quick === 0 ? [] : motions) {
      await act(motion, { ...before, overlays, pieces }, scene, mine, quick);
      if (mine.isOver) return;
      pieces = afterMotion(pieces, motion, scene.pieces);
    }
    finish();
  }

  async function act(motion: Motion, now: Scene, last: Scene, mine: Run, pace: number): Promise<void> {
    const { plane, look } = canvas;
    for (const each of actsOf(motion, { plane, look, pieces: now.pieces, last: last.pieces })) {
      canvas.cover({ ...now, pieces: without(now.pieces, each.lifted) });
      await shown(each, mine, pace);
      if (mine.isOver) return;
    }
  }

  async function shown({ frames, time, easing, ...drawing }: Act, mine: Run, pace: number): Promise<void> {
    const sprite = stage.sprite(drawing);
    const timing = { duration: time * pace, easing, fill: 'both' } as const;
    const { finished } = sprite.animate(
      frames.map((frame) => ({ ...frame })),
      timing,
    );
    await Promise.race([finished, mine.ended]);
    // The next drawing of the scene has it in its place.
    sprite.remove();
  }

  return { play, finish };
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
