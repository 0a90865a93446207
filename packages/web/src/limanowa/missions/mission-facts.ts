import { counted } from '@sandtable/kernel';
import {
  type Mission,
  explainGoal,
  GRADE_NAMES,
  LEVEL_NAMES,
  LEVELS,
  type MissionKind,
  type MapPlace,
  type Pack,
  printPlace,
  type Side,
  SIDE_ADJECTIVES,
  SIDE_NAMES,
} from '@sandtable/limanowa';
import type { Facet, MissionFacts, Party as ShownParty } from '../../face/missions.ts';
import { ratesOf } from './switches.ts';
import { engineOf, type Facts, type Party } from './facts.ts';

export function missionFacts(facts: Facts): MissionFacts {
  const { id, own, mission, kind, parties, minutes } = facts;
  const { name, briefing, limit } = mission;
  return {
    ...(own === null ? {} : { pack: own.named }),
    id,
    name,
    briefing,
    matchUp: printMatchUp(facts),
    tags: [KIND_WORDS[kind], `about ${minutes} min`, `${limit} rounds`, ...objectiveTags(mission)],
    minutes,
    hardness: HARDNESS[kind] + minutes,
    has: valuesOf(facts),
    parties: parties.map((party) => shownParty(party, kind)),
    stakes: stakesOf(engineOf(own).pack, mission),
    rates: own === null ? ratesOf(id) : null,
  };
}

const HARDNESS: Readonly<Record<Facts['kind'], number>> = { solo: 0, coop: 1000, versus: 2000 };

export function shownParty(party: Party, kind: Facts['kind']): ShownParty {
  const { seat, side, isAi, units } = party;
  const usual = kind === 'coop' ? 'person' : 'bot';
  return { seat, side, name: printParty(party), isProcedure: isAi, units, forces: printForces(party), usual };
}

function objectiveTags({ objectives }: Mission): string[] {
  const count = objectives.length;
  return [counted(count, 'objective')];
}

function stakesOf(pack: Pack, mission: Mission): MissionFacts['stakes'] {
  const { goal, objectives, map } = mission;
  const end = explainGoal(goal);
  if (goal.kind === 'war') {
    const lines = objectives.map(({ at, grade }) => ({
      worth: counted(goal.points[grade], 'point'),
      text: `${placeName(pack, map, at)} (${GRADE_NAMES[grade]})`,
      whose: 'held at the end',
    }));
    return { unit: 'points', short: [end.text], lines, end };
  }
  const { levelVp } = pack.ruleset;
  const [best, least] = [Math.max(...goal.speed), Math.min(...goal.speed)];
  const levels = LEVELS.map((level) => ({
    worth: `${levelVp[level]} VP`,
    text: `at ${LEVEL_NAMES[level]} level`,
    whose: '',
  }));
  return {
    unit: 'VP',
    short: [
      end.text,
      `${LEVELS.map((level) => levelVp[level]).join(', ')} VP by level`,
      `${least} to ${best} VP for speed`,
    ],
    lines: [
      ...objectives.map(({ at, grade }) => ({
        worth: GRADE_NAMES[grade],
        text: placeName(pack, map, at),
        whose: '',
      })),
      ...levels,
      ...speedLines(goal.speed),
    ],
    end,
  };
}

function placeName({ maps }: Pack, map: string, at: MapPlace): string {
  const plan = maps.find(({ id }) => id === map);
  if (plan === undefined) return printPlace(at);
  const name = plan.names.find((each) => each.at[0] === at[0] && each.at[1] === at[1])?.name;
  return name === undefined ? printPlace(at) : name;
}

/** '6 VP by round 3', '5 VP in round 4'. */
function speedLines(speed: readonly number[]): MissionFacts['stakes']['lines'] {
  const worths = [...new Set(speed)].filter((vp) => vp > 0);
  return worths.map((vp) => ({
    worth: `${vp} VP`,
    text:
      speed.indexOf(vp) === speed.lastIndexOf(vp) && speed.indexOf(vp) > 0
        ? `in round ${speed.indexOf(vp) + 1}`
        : `by round ${speed.lastIndexOf(vp) + 1}`,
    whose: 'for speed',
  }));
}

export const FACETS: readonly Facet[] = [
  {
    name: 'players',
    label: 'Players',
    values: [
      { value: 'solo', label: 'One, against the AI' },
      { value: 'coop', label: 'Two, against the AI' },
      { value: 'versus', label: 'Two to four' },
    ],
  },
  {
    name: 'side',
    label: 'Side',
    values: [
      { value: 'austria', label: SIDE_NAMES.austria },
      { value: 'russia', label: SIDE_NAMES.russia },
    ],
  },
  {
    name: 'length',
    label: 'Length',
    values: [
      { value: 'short', label: 'Up to 20 min' },
      { value: 'long', label: 'Longer' },
    ],
  },
];

function valuesOf({ kind, sides, minutes }: Facts): Record<string, string[]> {
  return { players: [kind], side: [...sides], length: [minutes <= 20 ? 'short' : 'long'] };
}

const KIND_WORDS: Readonly<Record<MissionKind, string>> = {
  solo: 'Solo',
  coop: 'Cooperative, two players',
  versus: 'Two to four players',
};

/** 'Against the Russian AI', 'Together against the Austro-Hungarian AI', 'Austria-Hungary against Russia'. */
function printMatchUp({ kind, parties }: Facts): string {
  const ai = parties.find(({ isAi }) => isAi);
  if (ai === undefined) return [...new Set(parties.map(({ side }) => SIDE_NAMES[side]))].join(' against ');
  return `${kind === 'coop' ? 'Together against' : 'Against'} the ${SIDE_ADJECTIVES[ai.side]} AI`;
}

/** `3 × Honvéd, Hussars, 3 tokens`: single units without a number. */
function printForces({ forces, tokens }: Party): string {
  const units = forces.map(({ name, count }) => (count === 1 ? name : `${count} × ${name}`));
  return [...units, counted(tokens, 'artillery token')].join(', ');
}

/** `Szurmay Group`; both names for two corps. */
function printParty({ corps, side }: Pick<Party, 'corps' | 'side'>): string {
  const names = corps.filter((name) => name !== '');
  return names.length === 0 ? sideName(side) : names.join(' and ');
}

function sideName(side: Side): string {
  return SIDE_NAMES[side];
}
