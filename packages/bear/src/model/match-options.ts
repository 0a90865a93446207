import type { PositionFile } from './position-schema.ts';
import type { BattleOptions } from './options.ts';

/** What a match is played by: a mission or a position, and every switch of the rules. */
export interface MatchOptions extends BattleOptions {
  readonly mission: string | null;
  readonly position: PositionFile | null;
}
