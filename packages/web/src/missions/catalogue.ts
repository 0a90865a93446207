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

/** The word that stands for the mission to begin with. */
export const RECOMMENDED = 'recommended';

/** A mission by its id; `recommended` is the first against the AI. */
export function missionNamed(id: string): Facts | undefined {
  return id === RECOMMENDED ? catalogue()[0] : catalogue().find(({ mission }) => mission.id === id);
}

function soloFirst(a: Facts, b: Facts): number {
  return Number(b.players === 'solo') - Number(a.players === 'solo');
}
