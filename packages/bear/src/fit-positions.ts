import { matchSchema } from './setup/match-schema.ts';
import { openPosition } from './setup/open-position.ts';
import { otherStarts } from './setup/options.ts';

/** Fits what a match from a position, or from a draft, needs to begin. */
export function fitPositions(): void {
  otherStarts.fit({ matchSchema, openPosition });
}
