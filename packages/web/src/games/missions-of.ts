import type { AnyGame } from '../face/game.ts';
import type { MissionsFace } from '../face/missions.ts';

const asked = new Map<string, Promise<MissionsFace>>();

/** The missions of a game, loaded once: always the same promise, as React's `use` wants it. */
export function missionsOf(game: AnyGame): Promise<MissionsFace> {
  const missions = asked.get(game.id) ?? game.missions();
  asked.set(game.id, missions);
  return missions;
}
