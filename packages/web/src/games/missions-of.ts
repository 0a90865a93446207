import type { AnyGame } from '../face/game.ts';
import type { MissionsFace } from '../face/missions.ts';
import { loadingOnce } from '../ui/loading-once.ts';

const once = loadingOnce<MissionsFace>();

/** The missions of a game, loaded once: always the same promise, as React's `use` wants it. */
export function missionsOf(game: AnyGame): Promise<MissionsFace> {
  return once(game.id, () => game.missions());
}
