import { UnfittedError } from '@sandtable/kernel';
import type { Mission } from './mission.ts';
import type { Pack } from './pack.ts';

/**
 * Undefined if the pack has no such mission. Throws if it has, but the mission's content is not fitted (loaded) yet.
 */
export function missionNamed({ missions, missionIds }: Pack, id: string | null): Mission | undefined {
  const mission = missions.find((each) => each.id === id);
  if (mission === undefined && id !== null && missionIds.includes(id)) throw new UnfittedError(id);
  return mission;
}
