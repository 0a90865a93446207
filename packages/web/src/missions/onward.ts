import type { MissionFacts, MissionsFace } from '../face/missions.ts';
import { freshSeed } from '../link/seed.ts';
import type { TablePlan } from '../link/protocol.ts';
import { defaultSitters, seatingOf } from './seats.tsx';

/** The mission after this one, of the same pack: the list goes from the simplest on. The first for a match of no mission, none after the last. */
export function nextMission({ all }: Pick<MissionsFace, 'all'>, id: string | null): MissionFacts | undefined {
  const pack = all.find((facts) => facts.id === id)?.pack;
  const those = all.filter((facts) => facts.pack?.hash === pack?.hash);
  return those[those.findIndex((facts) => facts.id === id) + 1];
}

/** As the mission's page has it when it opens: one person, and in the other seats whoever each is meant for. */
export function usualPlan(
  { bots, optionsOf }: Pick<MissionsFace, 'bots' | 'optionsOf'>,
  { id, parties }: MissionFacts,
): TablePlan {
  const seats = seatingOf(parties, defaultSitters(parties, bots[0]?.name ?? 'me'));
  return { options: optionsOf(id, {}), seats, seed: freshSeed() };
}
