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

/** A mission by its id, or by a word: the one to begin with, one for two people, the one of the day. The day is told from outside, as 2026-05-09: nothing in here has a clock. */
export function missionNamed(id: string, day = ''): Facts | undefined {
  const all = catalogue();
  if (id === RECOMMENDED) return all[0];
  if (id === 'firefight') return all.find(({ players }) => players === 'two');
  if (id === 'today') return all[placeOfDay(day, all.length)];
  return all.find(({ mission }) => mission.id === id);
}

/** Coprime to most numbers of missions, so that days in a row are unlike each other and every mission has its turn. */
const STRIDE = 11;

function placeOfDay(day: string, count: number): number {
  const days = Math.floor(Date.parse(`${day}T00:00:00Z`) / 86_400_000);
  return Number.isFinite(days) ? (days * STRIDE) % count : 0;
}

function soloFirst(a: Facts, b: Facts): number {
  return Number(b.players === 'solo') - Number(a.players === 'solo');
}
