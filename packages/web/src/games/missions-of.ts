import type { AnyGame } from '../face/game.ts';
import type { MissionsFace } from '../face/missions.ts';

const asked = new Map<string, Promise<MissionsFace>>();

/** The missions of a game, loaded once: always the same promise, as React's `use` wants it. */
export function missionsOf(game: AnyGame): Promise<MissionsFace> {
  const known = asked.get(game.id);
  if (known !== undefined) return known;
  const missions = game.missions();
  asked.set(game.id, missions);
  // Without a network it may not come; then it is asked for again.
  missions.catch(() => asked.delete(game.id));
  return missions;
}
