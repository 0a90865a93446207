import { parseSentence } from '@sandtable/kernel';
import type { BearSystem } from '../model/state.ts';

/** The game as if these words had been said already: to try laws on one verb in depth. */
export function after(system: BearSystem, beginning: string): BearSystem {
  const parsed = parseSentence(beginning);
  if (!parsed.ok) throw new Error(beginning);
  const before = parsed.value;
  return {
    ...system,
    offers: (view, said) => system.offers(view, [...before, ...said]),
    judge: (view, said) => system.judge(view, [...before, ...said]),
  };
}
