import { explainGoal, GRADE_NAMES, LEVEL_NAMES, LEVELS, type Place, printPlace } from '@sandtable/limanowa';
import { counted } from '@sandtable/kernel';
import type { MissionFacts, Party as ShownParty } from '../../face/missions.ts';
import { engine } from '../engine/engine.ts';
import { ratesOf } from './balance.ts';
import { valuesOf } from './facets.ts';
import type { Facts, Mission, Party } from './facts.ts';
import { KIND_WORDS, printForces, printMatchUp, printParty } from './words.ts';

/** A mission as the screens show it. */
export function missionFacts(facts: Facts): MissionFacts {
  const { mission, kind, parties, minutes } = facts;
  const { id, name, briefing, limit } = mission;
  return {
    id,
    name,
    briefing,
    matchUp: printMatchUp(facts),
    tags: [KIND_WORDS[kind], `about ${minutes} min`, `${limit} rounds`, ...objectiveTags(mission)],
    minutes,
    hardness: HARDNESS[kind] + minutes,
    has: valuesOf(facts),
    parties: parties.map((party) => shownParty(party, kind)),
    stakes: stakesOf(mission),
    rates: ratesOf(id),
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

function stakesOf(mission: Mission): MissionFacts['stakes'] {
  const { goal, objectives, map } = mission;
  const end = explainGoal(goal);
  if (goal.kind === 'war') {
    const lines = objectives.map(({ at, grade }) => ({
      worth: counted(goal.points[grade], 'point'),
      text: `${placeName(map, at)} (${GRADE_NAMES[grade]})`,
      whose: 'held at the end',
    }));
    return { unit: 'points', short: [end.text], lines, end };
  }
  const { levelVp } = engine().pack.ruleset;
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
        text: placeName(map, at),
        whose: '',
      })),
      ...levels,
      ...speedLines(goal.speed),
    ],
    end,
  };
}

function placeName(map: string, at: Place): string {
  const plan = engine().pack.maps.find(({ id }) => id === map);
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
