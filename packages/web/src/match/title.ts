import type { Position } from '../face/position.ts';

/** What is being played. */
export function titleOf({ mission }: Pick<Position, 'mission'>): string {
  return mission ?? 'A position';
}
