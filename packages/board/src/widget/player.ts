import type { Scene } from '../model.ts';
import type { Beat, Passage } from '../model-motion.ts';
import { type Acts, paceFor } from './act.ts';
import type { Canvas } from './canvas.ts';
import type { Stage } from './stage.ts';
import { stepsOf } from './steps.ts';

/** Animates from one scene to the next. Even if interrupted, it ends with the requested scene. */
export interface Player {
  /** Resolves once the scene is shown, even if the motion is cut short. */
  play(scene: Scene, passage: Passage): Promise<void>;
  finish(): void;
}

interface Showing {
  readonly mine: Run;
  readonly pace: number;
  readonly tell: (beat: Beat) => void;
}

/** One passage; `end` cuts it short. */
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
    const steps = stepsOf(before, scene, { motions: quick === 0 ? [] : motions, overlays }, () => canvas);
    for (const { shown: now, acts, motion } of steps) {
      canvas.cover(now);
      await shown(acts, { mine, pace: quick, tell: (beat) => onBeat?.(beat, motion) });
      if (mine.isOver) return;
    }
    finish();
  }

  /** Plays all acts at once, until the longest is over. */
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
    // The next drawing of the scene has the pieces in place.
    for (const { sprite } of sprites) sprite.remove();
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
