import { explainOption, type OptionName, optionsFor } from '@sandtable/limanowa';
import { printProblem } from '@sandtable/kernel';
import type { MatchRules, Switches } from '../../face/missions.ts';
import type { Engine } from '../engine/engine.ts';
import type { Facts } from './facts.ts';
import { readSwitches } from './game-options.ts';

/** The switches that mean something in this mission as it is set. */
export function switchGroups({ kind }: Facts, switches: Switches): MatchRules['groups'] {
  const texts = namesFor(kind, switches).map(explainOption);
  return [{ title: 'Rules', options: texts }];
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
  const options = system.options({ ...readSwitches(switches), mission: mission.id });
  return options.ok ? null : options.problems.map(printProblem).join('; ');
}

function namesFor(kind: Facts['kind'], switches: Switches): readonly OptionName[] {
  return optionsFor(kind, switches.players === '3');
}
