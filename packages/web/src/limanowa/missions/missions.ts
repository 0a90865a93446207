import type { MapPicture } from '@sandtable/board';
import { type Mission, explainChangedOptions, printPlace } from '@sandtable/limanowa';
import { mapPictureOf } from '@sandtable/limanowa/pictures';
import type { MatchRules, MiniMapModel, MissionsFace, Switches } from '../../face/missions.ts';
import { whyRefused } from '../../rules/switches.ts';
import { withoutNames } from '../../scene/map-picture.ts';
import { engine, type Engine } from '../engine/engine.ts';
import '../sides.css';
import { catalogue, factsNamed, partiesUnder } from './facts.ts';
import { FACETS, missionFacts, shownParty } from './mission-facts.ts';
import { levelChoice, switchGroups, withSwitch } from './switches.ts';

const all = catalogue();

export const missions: MissionsFace = {
  all: all.map(missionFacts),
  lead: 'Missions against the AI for one or two players, at three levels, and the whole battle for two to four.',
  facets: FACETS,
  byWord: {
    recommended: idOf('solo'),
    together: idOf('coop'),
    war: idOf('versus'),
  },
  bots: [
    { name: 'corps', label: 'Bot: corps commander' },
    { name: 'random', label: 'Bot: random plans' },
  ],
  procedure: 'The AI, by its reference card',
  opensFor: null,
  rulesOf,
  withSwitch: (id, switches, option, value) => withSwitch(factsNamed(id), switches, option, value),
  miniMapOf: (id) => miniMapOf(engine(), factsNamed(id).mission),
  pictureOf: async (id) => (await import('./set-up-picture.ts')).setUpPicture(id),
};

function idOf(kind: (typeof all)[number]['kind']): string {
  return (all.find((facts) => facts.kind === kind) ?? all[0])?.mission.id ?? '';
}

function rulesOf(id: string, switches: Switches): MatchRules {
  const facts = factsNamed(id);
  return {
    main: levelChoice(engine(), facts, switches),
    groups: switchGroups(facts, switches),
    changes: explainChangedOptions(switches).filter(({ option }) => option !== 'level'),
    refusal: whyRefused(engine().system, { ...switches, mission: id }),
    parties: partiesUnder(facts.mission, switches).map((party) => shownParty(party, facts.kind)),
  };
}

/** By map: most missions share one. */
const pictures = new Map<string, MapPicture>();

/** The map of a mission with its units; null if the map is not in the pack. */
export function miniMapOf({ pack }: Engine, { map, objectives, corps, garrisons }: Mission): MiniMapModel | null {
  const plan = pack.maps.find(({ id }) => id === map);
  if (plan === undefined) return null;
  // Too small for hex names.
  const picture = pictures.get(map) ?? withoutNames(mapPictureOf(plan));
  pictures.set(map, picture);
  return {
    key: map,
    picture,
    flags: objectives.map(({ at }) => printPlace(at)),
    // With what the first level adds (L13e), as on the page that opens.
    pieces: corps.flatMap(({ side, isAi, units }) =>
      [...units, ...(isAi ? (garrisons?.novice.units ?? []) : [])].map(({ at }) => ({ at: printPlace(at), side })),
    ),
    firstSide: 'austria',
  };
}
