import type { Seen } from '../../model/state.ts';
import { isAiPlayer, spaceAt } from './ai-side.ts';
import type { PlayerId } from '../../model/ids.ts';

/** +1 on every die roll of the AI while its marker stands on such a space. */
export function surplusOf(seen: Seen, player: PlayerId): number {
  if (!isAiPlayer(seen, player)) return 0;
  return spaceAt(seen)?.events.some(({ kind }) => kind === 'capSurplus') === true ? 1 : 0;
}
