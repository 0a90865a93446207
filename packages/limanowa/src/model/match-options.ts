import type { Position } from './position.ts';
import type { Switches } from './switches.ts';

/** How a match is played. Exactly one of mission and position is there. */
export interface MatchOptions extends Switches {
  readonly mission: string | null;
  readonly position: Position | null;
}
