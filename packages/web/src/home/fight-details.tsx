import { today } from '../app/today.ts';
import { missionNamed } from '../missions/catalogue.ts';
import { MiniMap } from '../missions/mini-map.tsx';
import { DIFFICULTY_WORDS, PLAYER_WORDS } from '../missions/words.ts';

interface FightProps {
  /** A mission, or a word that stands for one. */
  readonly id: string;
}

export function FightMap({ id }: FightProps) {
  const facts = missionNamed(id, today());
  return facts === undefined ? null : <MiniMap mission={facts.mission} fills />;
}

/** Which mission it is, how hard and how long. */
export function FightFacts({ id }: FightProps) {
  const facts = missionNamed(id, today());
  if (facts === undefined) return null;
  const { mission, difficulty, players, minutes } = facts;
  return (
    <>
      <strong>{mission.name}</strong>
      {` · ${difficulty === null ? PLAYER_WORDS[players] : DIFFICULTY_WORDS[difficulty]} · about ${minutes} min`}
    </>
  );
}
