import { allMissions } from '../engine/all-missions.ts';
import { engine, fitMissions } from '../engine/engine.ts';
import { type Facts, factsOf, type OwnMission } from './facts.ts';

let made: readonly Facts[] | undefined;

/** All missions: those against the AI first, and the simplest first. */
export function catalogue(): readonly Facts[] {
  if (made === undefined) {
    fitMissions(allMissions());
    made = engine()
      .pack.missions.map((mission) => factsOf(engine(), mission))
      .toSorted(soloFirst);
  }
  return made;
}

let packed: readonly Facts[] = [];

/** Replaces the missions of this browser's packs. */
export function fitPacked(own: readonly OwnMission[]): readonly Facts[] {
  packed = own.flatMap((each) => each.pack.missions.map((mission) => factsOf(engine(), mission, each)));
  return packed;
}

export function factsNamed(id: string): Facts {
  const facts = [...catalogue(), ...packed].find((each) => each.id === id);
  if (facts === undefined) throw new Error(`there is no mission ${id}`);
  return facts;
}

function soloFirst(a: Facts, b: Facts): number {
  return Number(b.players === 'solo') - Number(a.players === 'solo');
}
