import { explainChangedOptions } from '@sandtable/bear';
import { mapPicture } from '@sandtable/bear/pictures';
import { engine } from '../engine/engine.ts';
import type { MatchRules, MiniMapModel, MissionsFace, Switches } from '../../face/missions.ts';
import { whyRefused } from '../../rules/switches.ts';
import { PLAIN_WISH, sceneOf } from '../../scene/scene.ts';
import { withoutNames } from '../../scene/map-picture.ts';
import { makePosition } from '../table/position.ts';
import { catalogue, factsNamed } from './catalogue.ts';
import { facetsOf } from './facets.ts';
import { miniMapOf } from './mini-map.ts';
import { missionFacts, shownParty } from './mission-facts.ts';
import { setUpOf } from './set-up.ts';
import { partiesUnder, switchGroups, withSwitch } from './switches.ts';
import '../sides.css';

const all = catalogue();
const miniMaps = new Map<string, MiniMapModel | null>();

/** The missions of bear. */
export const missions: MissionsFace = {
  all: all.map(missionFacts),
  lead: 'Solo missions against the AI, and firefights with people or bots on both sides.',
  facets: facetsOf(all),
  byWord: {
    recommended: all[0]?.mission.id ?? '',
    firefight: all.find(({ players }) => players === 'two')?.mission.id ?? '',
  },
  bots: [
    { name: 'captain', label: 'Bot: captain' },
    { name: 'random', label: 'Bot: random moves' },
  ],
  procedure: 'The AI, from its Order Cards',
  rulesOf,
  withSwitch: (id, switches, option, value) => withSwitch(factsNamed(id), switches, option, value),
  miniMapOf: (id) => {
    const known = miniMaps.get(id) ?? miniMapOf(engine(), factsNamed(id).mission);
    miniMaps.set(id, known);
    return known;
  },
  pictureOf: (id) => {
    const seen = setUpOf(engine(), factsNamed(id));
    // Hex names could not be read at the size of a picture.
    return { ...withoutNames(mapPicture(seen)), ...sceneOf(makePosition(engine().system, seen), PLAIN_WISH) };
  },
};

function rulesOf(id: string, switches: Switches): MatchRules {
  const facts = factsNamed(id);
  return {
    main: null,
    groups: switchGroups(facts, switches),
    changes: explainChangedOptions(switches),
    refusal: whyRefused(engine().system, { ...switches, mission: id }),
    parties: partiesUnder(engine(), facts, switches).map(shownParty),
  };
}
