import type { MissionFacts, MissionsFace } from '../face/missions.ts';
import { freshSeed } from '../link/seed.ts';
import type { TablePlan } from '../link/protocol.ts';
import { defaultSitters, seatingOf } from './seats.tsx';

/** The next mission in the list of the same pack (simplest first); without a mission, the first of ours; undefined after the last. */
export function nextMission({ all }: Pick<MissionsFace, 'all'>, id: string | null): MissionFacts | undefined {
  const pack = all.find((facts) => facts.id === id)?.pack;
  const those = all.filter((facts) => facts.pack?.hash === pack?.hash);
  return those[those.findIndex((facts) => facts.id === id) + 1];
}

/** The defaults of the mission's page: one person, and in each other seat its usual player. */
export function usualPlan(
  { bots, optionsOf }: Pick<MissionsFace, 'bots' | 'optionsOf'>,
  { id, parties }: MissionFacts,
): TablePlan {
  const seats = seatingOf(parties, defaultSitters(parties, bots[0]?.name ?? 'me'));
  return { options: optionsOf(id, {}), seats, seed: freshSeed() };
}
