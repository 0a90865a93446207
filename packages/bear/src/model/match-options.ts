import type { DraftOptions } from './draft-options.ts';
import type { PositionFile } from './position-schema.ts';
import type { BattleOptions } from './options.ts';

/** What a match is played by: a mission, a position or a generation, and every switch of the rules. */
export interface MatchOptions extends BattleOptions {
  readonly mission: string | null;
  readonly position: PositionFile | null;
  readonly draft: DraftOptions | null;
}
