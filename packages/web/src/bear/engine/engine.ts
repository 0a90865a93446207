import {
  assemblePack,
  battleSystem,
  type BearSystem,
  fieldsOf,
  type Pack,
  type Seen,
  type View,
} from '@sandtable/bear';
import { engineFor, type GameEngine } from '../../face/engine.ts';
import { coreParts, MISSION_FILES } from './pack-files.ts';

export type Engine = GameEngine<Pack, BearSystem, View, Seen>;

/** Those of the pack that were fitted, in its order. */
const missions: Pack['missions'][number][] = [];

export const engine: () => Engine = engineFor(packOfApp, battleSystem, fieldsOf);

function packOfApp(): Pack {
  const parts = coreParts();
  missions.push(...parts.missions);
  return assemblePack({ ...parts, missions });
}

/** A match needs one mission, so each comes in a file of its own. */
export function fitMissions(more: Pack['missions']): void {
  const { missionIds } = engine().pack;
  const known = new Map([...more, ...missions].map((mission) => [mission.id, mission]));
  missions.splice(0, missions.length, ...missionIds.flatMap((id) => known.get(id) ?? []));
}

/** Loads and fits a mission, unless it is there; does nothing for the name of no mission. */
export async function loadMission(id: string | null): Promise<void> {
  const load = MISSION_FILES[id ?? ''];
  if (load === undefined || missions.some((mission) => mission.id === id)) return;
  fitMissions([(await load()).default]);
}
