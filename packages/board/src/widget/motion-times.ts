import type { Motion, Shot } from '../model-motion.ts';

/** In milliseconds, at a pace of 1. A shot flies, and then one sees what it did. */
export const TIMES = {
  hex: 180,
  shot: 250,
  shell: 450,
  impact: 200,
  flip: 300,
  fall: 300,
  leave: 180,
  mark: 220,
} as const;

/** Nobody wants to look on for longer, however much happens at once. */
const MOST = 4000;

export function timeOf(motion: Motion): number {
  switch (motion.kind) {
    case 'slide':
      return TIMES.hex * Math.max(1, motion.path.length - 1);
    case 'shot':
      return (motion.from === null || motion.from === motion.to ? 0 : flightOf(motion)) + TIMES.impact;
    case 'flip':
    case 'fall':
    case 'leave':
    case 'mark':
      return TIMES[motion.kind];
  }
}

function flightOf({ isArc }: Shot): number {
  return isArc === true ? TIMES.shell : TIMES.shot;
}

/** The pace at which all of it ends in time. */
export function paceFor(motions: readonly Motion[], pace: number): number {
  const all = motions.reduce((sum, motion) => sum + timeOf(motion), 0) * pace;
  return all > MOST ? (pace * MOST) / all : pace;
}
