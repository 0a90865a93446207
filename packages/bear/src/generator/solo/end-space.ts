import type { MissionSheet } from '../../model/pack/solo-mission.ts';

/** G5.5.1, R-145: the space of the mission's rounds; that of the shortest for less, that of the longest for more. */
export function endSpace({ ends }: MissionSheet, rounds: number): number {
  const byRounds = [...ends].sort((a, b) => a.rounds - b.rounds);
  const fit = byRounds.findLast((end) => end.rounds <= rounds) ?? byRounds[0];
  if (fit === undefined) throw new Error('a Solo Mission Sheet without an end');
  return fit.space;
}
