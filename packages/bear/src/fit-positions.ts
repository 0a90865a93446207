import { matchSchema } from './setup/match-schema.ts';
import { openPosition } from './setup/open-position.ts';
import { otherStarts } from './setup/options.ts';

/** Fits (loads) what a match from a position or a draft needs to begin. */
export function fitPositions(): void {
  otherStarts.fit({ matchSchema, openPosition });
}
