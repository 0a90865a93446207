import { type GameSystem, printProblem, type Realm } from '@sandtable/kernel';
import type { Switches, SwitchText } from '../face/missions.ts';

/** Sets one switch. Leaves out printed values, and switches that no longer apply (those missing from `textsFor`). */
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

/** The engine's objection to this combination of options; null for none. */
export function whyRefused<R extends Realm>(system: GameSystem<R>, options: object): string | null {
  const read = system.options(options);
  return read.ok ? null : read.problems.map(printProblem).join('; ');
}
