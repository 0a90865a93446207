import type { MissionFacts, MissionsFace } from '../face/missions.ts';

export const TODAY = 'today';

/** A mission by its id, or by a word that stands for one. The day (2026-05-09) is a parameter to keep this pure. */
export function missionNamed({ all, byWord }: MissionsFace, name: string, day = ''): MissionFacts | undefined {
  const ours = all.filter(({ pack }) => pack === undefined);
  if (name === TODAY) return ours[placeOfDay(day, ours.length)];
  const wanted = byWord[name] ?? name;
  return all.find(({ id }) => id === wanted);
}

/** Coprime to most mission counts, so that successive days differ and every mission gets its turn. */
const STRIDE = 11;

function placeOfDay(day: string, count: number): number {
  const days = Math.floor(Date.parse(`${day}T00:00:00Z`) / 86_400_000);
  return Number.isFinite(days) ? (days * STRIDE) % count : 0;
}
