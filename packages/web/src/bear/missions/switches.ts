import { explainOption, OPTION_GROUP_NAMES, OPTION_GROUPS, optionsFor, type OptionText } from '@sandtable/bear';
import type { Engine } from '../engine/engine.ts';
import type { Switches } from '../../face/missions.ts';
import { withSwitch as setSwitch } from '../../rules/switches.ts';
import { type Facts, optionsFor as optionsOfMatch, type Party } from './facts.ts';

interface SwitchGroup {
  readonly title: string;
  readonly options: readonly OptionText[];
}

/** Without the switches that have no effect given the others. */
export function switchGroups(facts: Facts, switches: Switches): SwitchGroup[] {
  const texts = textsFor(facts, switches);
  return OPTION_GROUPS.map((group) => ({
    title: OPTION_GROUP_NAMES[group],
    options: texts.filter((text) => text.group === group),
  })).filter(({ options }) => options.length > 0);
}

export function withSwitch(facts: Facts, switches: Switches, option: string, value: string): Switches {
  return setSwitch((each) => textsFor(facts, each), switches, option, value);
}

/** The players under these switches: one player may lead both forces of a side. */
export function partiesUnder(
  { system }: Engine,
  { mission, own, parties }: Facts,
  switches: Switches,
): readonly Party[] {
  const options = system.options(optionsOfMatch(mission, own, switches));
  if (!options.ok) return parties;
  return system.seats(options.value).flatMap((seat): Party[] => {
    const same = parties.find((party) => party.seat === seat);
    if (same !== undefined) return [same];
    const first = parties.find(({ side }) => side === seat);
    return first === undefined ? [] : [{ ...first, seat }];
  });
}

function textsFor({ mission, parties }: Facts, { economy = '' }: Switches): OptionText[] {
  const names = optionsFor({
    sides: parties.map(({ side }) => side),
    ai: mission.solo?.ai ?? null,
    boards: 'boards' in mission.map ? mission.map.boards.length : 1,
    economy: economy === 'sevenAP' ? 'sevenAP' : 'spentCheck',
  });
  return names.map(explainOption);
}
