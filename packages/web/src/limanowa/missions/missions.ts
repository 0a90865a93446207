import { explainChangedOptions } from '@sandtable/limanowa';
import type { MatchRules, MissionsFace, Switches } from '../../face/missions.ts';
import { whyRefused } from '../../rules/switches.ts';
import { PLAIN_WISH, sceneOf } from '../../scene/scene.ts';
import { withoutNames } from '../../scene/map-picture.ts';
import { engine } from '../engine/engine.ts';
import { makePosition } from '../table/position.ts';
import { catalogue, factsNamed } from './catalogue.ts';
import { FACETS } from './facets.ts';
import { partiesUnder } from './facts.ts';
import { miniMapOf } from './mini-map.ts';
import { missionFacts, shownParty } from './mission-facts.ts';
import { setUpOf } from './set-up.ts';
import { levelChoice, switchGroups, withSwitch } from './switches.ts';
import '../sides.css';

const all = catalogue();

/** The missions of Limanowa. */
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
  rulesOf,
  withSwitch: (id, switches, option, value) => withSwitch(factsNamed(id), switches, option, value),
  miniMapOf: (id) => miniMapOf(engine(), factsNamed(id).mission),
  pictureOf: (id) => {
    const seen = setUpOf(engine(), id, {});
    if (seen === null) throw new Error(`the mission ${id} cannot be played`);
    const position = makePosition(engine().system, seen);
    return { ...withoutNames(position.map()), ...sceneOf(position, PLAIN_WISH) };
  },
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
    parties: partiesUnder(engine(), facts.mission, switches).map((party) => shownParty(party, facts.kind)),
  };
}
