import { engine } from '../engine/engine.ts';
import { type Facts, factsOf } from './facts.ts';

let made: readonly Facts[] | undefined;

/** All missions there are, from the simplest on: those against the AI first. */
export function catalogue(): readonly Facts[] {
  made ??= engine()
    .pack.missions.map((mission) => factsOf(engine(), mission))
    .toSorted(soloFirst);
  return made;
}

/** A mission that must be there. */
export function factsNamed(id: string): Facts {
  const facts = catalogue().find(({ mission }) => mission.id === id);
  if (facts === undefined) throw new Error(`there is no mission ${id}`);
  return facts;
}

function soloFirst(a: Facts, b: Facts): number {
  return Number(b.players === 'solo') - Number(a.players === 'solo');
}
