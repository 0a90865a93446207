import type { Motion, Shot } from '../model-motion.ts';

/** In milliseconds, at a pace of 1. A shot flies, one sees what it did, and the dice say by how much. */
export const TIMES = {
  hex: 180,
  shot: 250,
  shell: 450,
  impact: 260,
  barrage: 520,
  stamp: 640,
  dice: 240,
  check: 300,
  spend: 160,
  flip: 300,
  fall: 300,
  leave: 180,
  mark: 220,
  hoist: 400,
} as const;

/** Nobody wants to look on for longer, however much happens at once: so many milliseconds show some eight blows at full length. */
const MOST = 9000;

export function timeOf(motion: Motion): number {
  switch (motion.kind) {
    case 'slide':
      return TIMES.hex * Math.max(1, motion.path.length - 1);
    case 'shot':
      return flightOf(motion) + TIMES.impact;
    case 'check':
      return TIMES.check + TIMES.spend;
    case 'stamp':
      return motion.word === '' ? TIMES.dice : TIMES.stamp;
    case 'barrage':
    case 'spend':
    case 'flip':
    case 'fall':
    case 'leave':
    case 'mark':
    case 'hoist':
      return TIMES[motion.kind];
  }
}

/** A shell that comes from beyond the map is seen as it falls; nothing else that comes from nowhere is. */
function flightOf({ from, to, isArc }: Shot): number {
  if (from === null || from === to) return from === null && isArc === true ? TIMES.shot : 0;
  return isArc === true ? TIMES.shell : TIMES.shot;
}

/** The pace at which all of it ends in time. */
export function paceFor(motions: readonly Motion[], pace: number): number {
  const all = motions.reduce((sum, motion) => sum + timeOf(motion), 0) * pace;
  return all > MOST ? (pace * MOST) / all : pace;
}
