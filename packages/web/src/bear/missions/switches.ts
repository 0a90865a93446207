import {
  explainOption,
  OPTION_GROUP_NAMES,
  OPTION_GROUPS,
  type OptionName,
  optionsFor,
  type OptionText,
} from '@sandtable/bear';
import { printProblem } from '@sandtable/kernel';
import type { Engine } from '../engine/engine.ts';
import type { Switches } from '../../face/missions.ts';
import type { Facts, Party } from './facts.ts';

interface SwitchGroup {
  readonly title: string;
  readonly options: readonly OptionText[];
}

/** The switches that mean something in this mission as it is set, group by group. */
export function switchGroups(facts: Facts, switches: Switches): SwitchGroup[] {
  const texts = namesFor(facts, switches).map(explainOption);
  return OPTION_GROUPS.map((group) => ({
    title: OPTION_GROUP_NAMES[group],
    options: texts.filter((text) => text.group === group),
  })).filter(({ options }) => options.length > 0);
}

/** One switch set. As printed it is none of them any more, and those that it made meaningless go with it. */
export function withSwitch(facts: Facts, switches: Switches, option: string, value: string): Switches {
  const text = namesFor(facts, switches)
    .map(explainOption)
    .find((each) => each.option === option);
  const isPrinted = text === undefined || value === text.values[0]?.value;
  const others = Object.entries(switches).filter(([name]) => name !== option);
  const next: Switches = Object.fromEntries(isPrinted ? others : [...others, [option, value]]);
  const known = new Set<string>(namesFor(facts, next));
  return Object.fromEntries(Object.entries(next).filter(([name]) => known.has(name)));
}

/** Why the engine does not take them together for this mission, in its own words; null if it does. */
export function whyRefused({ system }: Engine, { mission }: Facts, switches: Switches): string | null {
  const options = system.options({ ...switches, mission: mission.id });
  return options.ok ? null : options.problems.map(printProblem).join('; ');
}

/** Who has a seat under these switches: one player may have both forces of a side. */
export function partiesUnder({ system }: Engine, { mission, parties }: Facts, switches: Switches): readonly Party[] {
  const options = system.options({ ...switches, mission: mission.id });
  if (!options.ok) return parties;
  return system.seats(options.value).flatMap((seat): Party[] => {
    const own = parties.find((party) => party.seat === seat);
    if (own !== undefined) return [own];
    const first = parties.find(({ side }) => side === seat);
    return first === undefined ? [] : [{ ...first, seat }];
  });
}

function namesFor({ mission, parties }: Facts, { economy = '' }: Switches): OptionName[] {
  return optionsFor({
    sides: parties.map(({ side }) => side),
    ai: mission.solo?.ai ?? null,
    boards: 'boards' in mission.map ? mission.map.boards.length : 1,
    economy: economy === 'sevenAP' ? 'sevenAP' : 'spentCheck',
  });
}
