import type { Seen } from '../model/battle/state.ts';
import { freshStrength, type Strength } from './counts.ts';

/** S4.1.2d: what is compared, and what comes of it. */
export interface PassTest extends Strength {
  readonly passes: boolean;
}

/** the AI passes with fewer fresh AI than there are fresh units. */
export function passTest(seen: Seen): PassTest {
  const { units, ai } = freshStrength(seen);
  return { units, ai, passes: ai < units };
}
