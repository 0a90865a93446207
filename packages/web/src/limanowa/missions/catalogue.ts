import { engine } from '../engine/engine.ts';
import { type Facts, factsOf } from './facts.ts';

let made: readonly Facts[] | undefined;
const KINDS: readonly Facts['kind'][] = ['solo', 'coop', 'versus'];

/** All missions there are: those for one first, then those for two together, then those against each other. */
export function catalogue(): readonly Facts[] {
  made ??= engine()
    .pack.missions.map((mission) => factsOf(engine(), mission))
    .toSorted((a, b) => KINDS.indexOf(a.kind) - KINDS.indexOf(b.kind));
  return made;
}

/** A mission that must be there. */
export function factsNamed(id: string): Facts {
  const facts = catalogue().find(({ mission }) => mission.id === id);
  if (facts === undefined) throw new Error(`there is no mission ${id}`);
  return facts;
}
