import { explainOption, LEVEL_NAMES, LEVELS, type OptionName, optionsFor, PHASES, RANKS } from '@sandtable/limanowa';
import { printProblem } from '@sandtable/kernel';
import type { MainChoice, MatchRules, Switches } from '../../face/missions.ts';
import type { Engine } from '../engine/engine.ts';
import { winRates } from './balance.ts';
import type { Facts } from './facts.ts';

/** The switches that mean something in this mission as it is set, but for the level. */
export function switchGroups({ kind }: Facts, switches: Switches): MatchRules['groups'] {
  const others = namesFor(kind, switches).filter((name) => name !== 'level');
  return [{ title: 'Rules', options: others.map(explainOption) }];
}

/** LS1c: the level, with the intervals that the AI goes by and what it is worth; null where no AI plays. */
export function levelChoice({ pack }: Engine, { kind, mission }: Facts, { die = 'd10' }: Switches): MainChoice | null {
  if (kind === 'versus') return null;
  const { name, rule } = explainOption('level');
  const { ai, sides } = pack.ruleset.dice[die === 'd6' ? 'd6' : 'd10'];
  const among = (limits: readonly number[]): string => percents(limits, sides);
  const rates = winRates(mission.id);
  return {
    option: 'level',
    name,
    rule,
    values: LEVELS.map((level) => {
      const { card, token, wound } = ai[level];
      const vp = `${pack.ruleset.levelVp[level]} VP`;
      return {
        value: level,
        label: LEVEL_NAMES[level],
        about: `AI rolls succeed: cards ${among(PHASES.map((phase) => card[phase]))}, artillery ${among([token])}, wounds ${among(RANKS.map((rank) => wound[rank]))}.`,
        aside: rates === undefined ? vp : `${vp} · corps bot wins ${rates[level]}%`,
      };
    }),
  };
}

/** `20–40%`, `30%`: the lowest and the highest chance of these limits, on one line. */
function percents(limits: readonly number[], sides: number): string {
  const [low, high] = [Math.min(...limits), Math.max(...limits)].map((limit) => Math.round((100 * limit) / sides));
  return low === high ? `${low}%` : `${low}\u2060–\u2060${high}%`;
}

/** One switch set. As printed it is none of them any more, and those that it made meaningless go with it. */
export function withSwitch({ kind }: Facts, switches: Switches, option: string, value: string): Switches {
  const text = namesFor(kind, switches)
    .map(explainOption)
    .find((each) => each.option === option);
  const isPrinted = text === undefined || value === text.values[0]?.value;
  const others = Object.entries(switches).filter(([name]) => name !== option);
  const next: Switches = Object.fromEntries(isPrinted ? others : [...others, [option, value]]);
  const known = new Set<string>(namesFor(kind, next));
  return Object.fromEntries(Object.entries(next).filter(([name]) => known.has(name)));
}

/** Why the engine does not take them together for this mission, in its own words; null if it does. */
export function whyRefused({ system }: Engine, { mission }: Facts, switches: Switches): string | null {
  const options = system.options({ ...switches, mission: mission.id });
  return options.ok ? null : options.problems.map(printProblem).join('; ');
}

function namesFor(kind: Facts['kind'], switches: Switches): readonly OptionName[] {
  return optionsFor(kind, switches['players'] === '3');
}
