import type { Point } from '@sandtable/hex';
import { drawBurst, drawDust, drawShell, drawTracer, EFFECT_REACH } from '../draw/effects.ts';
import { centreById } from '../draw/plane.ts';
import { num } from '../draw/svg.ts';
import type { Barrage, Shot } from '../model-motion.ts';
import { type Act, type ActFrame, type Acts, type ActScene, effect, moved, TIMES } from './act.ts';

export function shotActs({ from, to, result, isArc, rounds = 1 }: Shot, scene: ActScene): Acts[] {
  const [start, end] = [from === null ? undefined : centreById(scene.plane, from), centreById(scene.plane, to)];
  if (end === undefined) return [];
  const impact = [impactAct(end, result)];
  if (from === to) return [impact];
  if (start === undefined) return isArc === true ? [[fallingShell(end)], impact] : [impact];
  const by = { x: end.x - start.x, y: end.y - start.y };
  if (isArc === true) return [[flight(start, drawShell(), arcFrames(by), TIMES.shell)], impact];
  const turn = `rotate(${num((Math.atan2(by.y, by.x) * 180) / Math.PI)}deg)`;
  // From the rim of one counter to that of the other.
  const edge = Math.min(0.4, 34 / Math.hypot(by.x, by.y));
  const at = (part: number): ActFrame => ({ transform: `${moved({ x: by.x * part, y: by.y * part })} ${turn}` });
  const tracers = Array.from({ length: rounds }, (_, round) => {
    const [leaves, arrives] = [round / (rounds + 1), 1 - (rounds - 1 - round) / (rounds + 1)];
    const frames = [
      ...(leaves === 0 ? [] : [{ ...at(edge), opacity: 0, offset: 0 }]),
      { ...at(edge), opacity: 1, offset: leaves },
      { ...at(1 - edge), opacity: 1, offset: arrives },
      ...(arrives === 1 ? [] : [{ ...at(1 - edge), opacity: 0, offset: 1 }]),
    ];
    const tracer = flight(start, drawTracer(), frames, TIMES.shot);
    return round === 0 ? tracer : { ...tracer, beats: undefined };
  });
  return [tracers, impact];
}

/** On every hex, each a little after the last. */
export function barrageActs({ at }: Barrage, { plane }: ActScene): Acts[] {
  const points = at.flatMap((hex) => centreById(plane, hex) ?? []);
  if (points.length === 0) return [];
  return [
    points.map((point, place) => {
      const begins = (0.5 * place) / points.length;
      return effect(point, drawDust(), {
        frames: [
          { transform: 'scale(0.2)', opacity: 0, offset: 0 },
          { transform: 'scale(0.2)', opacity: 1, offset: begins + 0.01 },
          { transform: 'scale(1.25)', opacity: 1, offset: begins + 0.3 },
          { transform: 'scale(1.5)', opacity: 0, offset: 1 },
        ],
        time: TIMES.barrage,
        reach: EFFECT_REACH,
        beats: place === 0 ? [{ beat: 'flight', after: 0 }] : undefined,
      });
    }),
  ];
}

function impactAct(end: Point, result: Shot['result']): Act {
  const shared = { time: TIMES.impact, reach: EFFECT_REACH, beats: [{ beat: 'impact', after: 0 }] } as const;
  if (result === 'hit')
    return effect(end, drawBurst(), {
      ...shared,
      frames: [
        { transform: 'scale(0.2)', opacity: 1 },
        { transform: 'scale(1.2)', opacity: 1, offset: 0.5 },
        { transform: 'scale(1.35)', opacity: 0 },
      ],
    });
  return effect(end, drawDust(), {
    ...shared,
    frames: [
      { transform: 'translate(26px, -22px) scale(0.2)', opacity: 1 },
      { transform: 'translate(28px, -26px) scale(1)', opacity: 1, offset: 0.5 },
      { transform: 'translate(29px, -30px) scale(1.2)', opacity: 0 },
    ],
  });
}

function flight(start: Point, text: string, frames: readonly ActFrame[], time: number): Act {
  return effect(start, text, { frames, time, reach: EFFECT_REACH, beats: [{ beat: 'flight', after: 0 }] });
}

/** From off the map, so only its fall is shown. */
function fallingShell(end: Point): Act {
  const frames = [
    { transform: 'translate(-70px, -190px) rotate(70deg) scale(1.3)', opacity: 0 },
    { transform: 'translate(-46px, -125px) rotate(70deg) scale(1.2)', opacity: 1, offset: 0.35 },
    { transform: 'translate(0, 0) rotate(70deg)', opacity: 1 },
  ];
  return flight(end, drawShell(), frames, TIMES.shot);
}

/** Enough segments to make the arc look round. */
const PIECES = 12;

/** Along an arc, pointing ahead. */
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
