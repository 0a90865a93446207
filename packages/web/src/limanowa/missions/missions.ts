import type { MapPicture } from '@sandtable/board';
import { type Mission, explainChangedOptions, printPlace } from '@sandtable/limanowa';
import { mapPictureOf } from '@sandtable/limanowa/pictures';
import type { MatchRules, MiniMapModel, MissionsFace, Switches } from '../../face/missions.ts';
import { GENERALS } from '../../face/opponents.ts';
import type { KeptPack } from '../../face/packs.ts';
import { whyRefused } from '../../rules/switches.ts';
import { withoutNames } from '../../scene/map-picture.ts';
import { engine, type Engine } from '../engine/engine.ts';
import '../sides.css';
import { catalogue, engineOf, factsNamed, fitPacked, optionsFor, partiesUnder } from './facts.ts';
import { FACETS, missionFacts, shownParty } from './mission-facts.ts';
import { recordSheet } from './record-sheet.ts';
import { levelChoice, switchGroups, withSwitch } from './switches.ts';

const ours = catalogue();

export async function missionsWith(kept: readonly KeptPack[]): Promise<MissionsFace> {
  if (kept.length === 0) return missions;
  const { ownPacks } = await import('../engine/own-packs.ts');
  const all = [...ours, ...fitPacked(ownPacks.fitAll(kept))];
  return { ...missions, all: all.map(missionFacts), sheet: recordSheet(all) };
}

export const missions: MissionsFace = {
  all: ours.map(missionFacts),
  lead: 'Missions against the AI for one or two players, at three levels, and the whole battle for two to four.',
  facets: FACETS,
  byWord: {
    recommended: idOf('solo'),
    together: idOf('coop'),
    war: idOf('versus'),
  },
  bots: [
    { name: 'corps', label: 'Bot: Corps commander', about: 'Plans each phase for what it is worth. Answers at once.' },
    ...GENERALS,
    { name: 'random', label: 'Bot: random plans', about: 'Plans anything that the rules allow.' },
  ],
  procedure: 'The AI, by its reference card',
  opensFor: null,
  optionsOf: (id, switches) => optionsFor(factsNamed(id).mission, factsNamed(id).own, switches),
  rulesOf,
  withSwitch: (id, switches, option, value) => withSwitch(factsNamed(id), switches, option, value),
  miniMapOf: (id) => miniMapOf(engineOf(factsNamed(id).own), factsNamed(id).mission),
  sheet: recordSheet(ours),
  pictureOf: async (id) => (await import('./set-up-picture.ts')).setUpPicture(id),
};

function idOf(kind: (typeof ours)[number]['kind']): string {
  return (ours.find((facts) => facts.kind === kind) ?? ours[0])?.mission.id ?? '';
}

function rulesOf(id: string, switches: Switches): MatchRules {
  const facts = factsNamed(id);
  return {
    main: levelChoice(engineOf(facts.own), facts, switches),
    groups: switchGroups(facts, switches),
    changes: explainChangedOptions(switches).filter(({ option }) => option !== 'level'),
    refusal: whyRefused(engine().system, optionsFor(facts.mission, facts.own, switches)),
    parties: partiesUnder(facts, switches).map((party) => shownParty(party, facts.kind)),
  };
}

/** By map: most missions share one. */
const pictures = new Map<string, MapPicture>();

/** The map of a mission with its units; null if the map is not in the pack. */
export function miniMapOf({ pack }: Engine, { map, objectives, corps, garrisons }: Mission): MiniMapModel | null {
  const plan = pack.maps.find(({ id }) => id === map);
  if (plan === undefined) return null;
  // Without hex names, which would be illegible. Two packs may have maps of the same name.
  const key = `${pack.hash} ${map}`;
  const picture = pictures.get(key) ?? withoutNames(mapPictureOf(plan));
  pictures.set(key, picture);
  return {
    key,
    picture,
    flags: objectives.map(({ at }) => printPlace(at)),
    // With the units that the first level adds (L13e), as on the mission's page.
    pieces: corps.flatMap(({ side, isAi, units }) =>
      [...units, ...(isAi ? (garrisons?.novice.units ?? []) : [])].map(({ at }) => ({ at: printPlace(at), side })),
    ),
    firstSide: 'austria',
  };
}
