import {
  assemblePack,
  battleSystem,
  type BearSystem,
  fieldsOf,
  type Pack,
  packs,
  type Seen,
  type View,
} from '@sandtable/bear';
import { latePart, type PackName } from '@sandtable/kernel';
import { engineFor, type GameEngine } from '../../face/engine.ts';
import { coreParts, GENERATOR_LISTS, MISSION_FILES } from './pack-files.ts';

export type Engine = GameEngine<Pack, BearSystem, View, Seen>;

/** The lists of the pack that only drafted matches and their pages read. */
export const generatorLists = latePart<Pick<Pack, (typeof GENERATOR_LISTS)[number]>>('the generators');

const missions: Pack['missions'][number][] = [];

export const engine: () => Engine = engineFor(packOfApp, battleSystem, fieldsOf);

function packOfApp(): Pack {
  packs.isLate = true;
  const parts = coreParts();
  missions.push(...parts.missions);
  if ('guidelines' in parts) generatorLists.fit(parts);
  const late = GENERATOR_LISTS.map((list) => [list, { get: () => generatorLists()[list] }] as const);
  return Object.defineProperties(assemblePack({ ...parts, missions }), Object.fromEntries(late));
}

/** Each mission is a file of its own, since a match needs only one. */
export function fitMissions(more: Pack['missions']): void {
  const { missionIds } = engine().pack;
  const known = new Map([...more, ...missions].map((mission) => [mission.id, mission]));
  missions.splice(0, missions.length, ...missionIds.flatMap((id) => known.get(id) ?? []));
}

/** Loads and fits a mission, unless it is already there; ignores unknown ids. */
export async function loadMission(id: string | null): Promise<void> {
  const load = MISSION_FILES[id ?? ''];
  if (load === undefined || missions.some((mission) => mission.id === id)) return;
  fitMissions([(await load()).default]);
}

export async function loadOwnPack(named: PackName): Promise<void> {
  await (await import('./own-packs.ts')).ownPacks.load(named);
}
