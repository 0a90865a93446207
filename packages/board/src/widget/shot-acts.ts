import type { Point } from '@sandtable/hex';
import { drawBurst, drawDust, drawShell, drawTracer, EFFECT_REACH } from '../draw/effects.ts';
import { centreById } from '../draw/plane.ts';
import { num } from '../draw/svg.ts';
import type { Shot } from '../model-motion.ts';
import { type Act, type ActFrame, type ActScene, moved } from './act.ts';
import { TIMES } from './motion-times.ts';

/** It flies, and then one sees what it did. */
export function shotActs({ from, to, result, isArc }: Shot, scene: ActScene): Act[] {
  const [start, end] = [from === null ? undefined : centreById(scene.plane, from), centreById(scene.plane, to)];
  if (end === undefined) return [];
  const impact =
    result === 'hit'
      ? effect(end, drawBurst(), [
          { transform: 'scale(0.2)', opacity: 1 },
          { transform: 'scale(1.2)', opacity: 1, offset: 0.5 },
          { transform: 'scale(1.35)', opacity: 0 },
        ])
      : effect(end, drawDust(), [
          { transform: 'translate(26px, -22px) scale(0.2)', opacity: 1 },
          { transform: 'translate(28px, -26px) scale(1)', opacity: 1, offset: 0.5 },
          { transform: 'translate(29px, -30px) scale(1.2)', opacity: 0 },
        ]);
  if (start === undefined || from === to) return [impact];
  const by = { x: end.x - start.x, y: end.y - start.y };
  if (isArc === true) return [effect(start, drawShell(), arcFrames(by), TIMES.shell), impact];
  const turn = `rotate(${num((Math.atan2(by.y, by.x) * 180) / Math.PI)}deg)`;
  // From the rim of one counter to that of the other.
  const edge = Math.min(0.4, 34 / Math.hypot(by.x, by.y));
  const at = (part: number): ActFrame => ({ transform: `${moved({ x: by.x * part, y: by.y * part })} ${turn}` });
  const flight = effect(start, drawTracer(), [at(edge), at(1 - edge)], TIMES.shot);
  return [flight, impact];
}

/** So many pieces make a bow look round. */
const PIECES = 12;

/** Up and down again, its point always ahead. */
function arcFrames(by: Point): ActFrame[] {
  const rise = 34 + 0.3 * Math.hypot(by.x, by.y);
  const at = (part: number): Point => ({ x: by.x * part, y: by.y * part - 4 * rise * part * (1 - part) });
  return Array.from({ length: PIECES + 1 }, (_, piece) => {
    const [before, here, after] = [piece - 0.5, piece, piece + 0.5].map((each) => at(each / PIECES));
    if (before === undefined || here === undefined || after === undefined) return { transform: 'none' };
    const angle = (Math.atan2(after.y - before.y, after.x - before.x) * 180) / Math.PI;
    return { transform: `${moved(here)} rotate(${num(angle)}deg)` };
  });
}

function effect(at: Point, text: string, frames: readonly ActFrame[], time: number = TIMES.impact): Act {
  return { text, middle: { x: 0, y: 0 }, at, reach: EFFECT_REACH, frames, time, easing: 'linear', lifted: [] };
}
