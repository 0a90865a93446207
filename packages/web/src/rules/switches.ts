import { type GameSystem, printProblem, type Realm } from '@sandtable/kernel';
import type { Switches, SwitchText } from '../face/missions.ts';

/**
 * One switch set. As printed it is none of them any more, and those that it made meaningless go with it: `textsFor` has the
 * switches that mean something beside these.
 */
export function withSwitch(
  textsFor: (switches: Switches) => readonly SwitchText[],
  switches: Switches,
  option: string,
  value: string,
): Switches {
  const text = textsFor(switches).find((each) => each.option === option);
  const isPrinted = text === undefined || value === text.values[0]?.value;
  const others = Object.entries(switches).filter(([name]) => name !== option);
  const next: Switches = Object.fromEntries(isPrinted ? others : [...others, [option, value]]);
  const known = new Set(textsFor(next).map((each) => each.option));
  return Object.fromEntries(Object.entries(next).filter(([name]) => known.has(name)));
}

/** Why the engine does not take these options together, in its own words; null if it does. */
export function whyRefused<R extends Realm>(system: GameSystem<R>, options: object): string | null {
  const read = system.options(options);
  return read.ok ? null : read.problems.map(printProblem).join('; ');
}
