import { explainChangedOptions, makeMap, type Pack } from '@sandtable/bear';
import { mapPicture } from '@sandtable/bear/pictures';
import type { MapPicture } from '@sandtable/board';
import type { MatchRules, MiniMapModel, MiniPiece, MissionsFace, Switches } from '../../face/missions.ts';
import type { KeptPack } from '../../face/packs.ts';
import { whyRefused } from '../../rules/switches.ts';
import { withoutNames } from '../../scene/map-picture.ts';
import { engine, type Engine } from '../engine/engine.ts';
import '../sides.css';
import { catalogue, factsNamed, fitPacked } from './catalogue.ts';
import { engineOf, type Mission, optionsFor } from './facts.ts';
import { opensFor } from './first-turn.ts';
import { missionFacts, shownParty } from './mission-facts.ts';
import { OPPONENTS } from './opponents.ts';
import { partiesUnder, switchGroups, withSwitch } from './switches.ts';
import { facetsOf } from './words.ts';

const ours = catalogue();
const miniMaps = new Map<string, MiniMapModel | null>();

export async function missionsWith(kept: readonly KeptPack[]): Promise<MissionsFace> {
  if (kept.length === 0) return missions;
  const { ownPacks } = await import('../engine/own-packs.ts');
  const all = [...ours, ...fitPacked(ownPacks.fitAll(kept))];
  return { ...missions, all: all.map(missionFacts), facets: facetsOf(all) };
}

export const missions: MissionsFace = {
  all: ours.map(missionFacts),
  lead: 'Solo missions against the AI, and firefights with people or bots on both sides.',
  facets: facetsOf(ours),
  byWord: {
    recommended: ours[0]?.mission.id ?? '',
    firefight: ours.find(({ players }) => players === 'two')?.mission.id ?? '',
  },
  bots: OPPONENTS,
  procedure: 'The AI, from its Order Cards',
  optionsOf: (id, switches) => optionsFor(factsNamed(id).mission, factsNamed(id).own, switches),
  rulesOf,
  opensFor,
  withSwitch: (id, switches, option, value) => withSwitch(factsNamed(id), switches, option, value),
  miniMapOf: (id) => {
    const { mission, own } = factsNamed(id);
    const known = miniMaps.get(id) ?? miniMapOf(engineOf(engine(), own), mission);
    miniMaps.set(id, known);
    return known;
  },
  pictureOf: async (id) => (await import('./set-up-picture.ts')).setUpPicture(id),
};

function rulesOf(id: string, switches: Switches): MatchRules {
  const facts = factsNamed(id);
  return {
    main: null,
    groups: switchGroups(facts, switches),
    changes: explainChangedOptions(switches),
    refusal: whyRefused(engine().system, optionsFor(facts.mission, facts.own, switches)),
    parties: partiesUnder(engine(), facts, switches).map(shownParty),
  };
}

/** By boards: many missions share them. */
const pictures = new Map<string, MapPicture>();

/** Null for boards that do not fit together. */
export function miniMapOf({ pack }: Engine, { map, controls, players }: Mission): MiniMapModel | null {
  // Two packs may have boards of the same name.
  const key = `${pack.hash} ${JSON.stringify(map)}`;
  const picture = pictures.get(key) ?? pictureOf(pack, map);
  if (picture === null) return null;
  pictures.set(key, picture);
  return {
    key,
    picture,
    flags: controls.map(({ at }) => at),
    pieces: players.flatMap(({ side, units }) =>
      units.flatMap(({ at }): MiniPiece[] => (at === undefined ? [] : [{ at, side }])),
    ),
    firstSide: 'german',
  };
}

function pictureOf(pack: Pack, map: Mission['map']): MapPicture | null {
  const made = makeMap(pack.boards, map);
  // Hex names would be illegible at this size.
  return made.ok ? withoutNames(mapPicture({ pack, map: made.value })) : null;
}
