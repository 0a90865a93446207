import { use } from 'react';
import type { AnyGame } from '../face/game.ts';
import { missionsOf } from '../games/games.ts';
import { MiniMap } from '../missions/mini-map.tsx';
import { missionNamed } from '../missions/named.ts';
import { today } from '../ui/words.ts';

interface FightProps {
  readonly game: AnyGame;
  /** A mission, or a word that stands for one. */
  readonly id: string;
}

export function FightMap({ game, id }: FightProps) {
  const missions = use(missionsOf(game));
  const facts = missionNamed(missions, id, today());
  const map = facts === undefined ? null : missions.miniMapOf(facts.id);
  return map === null ? null : <MiniMap map={map} fills />;
}

/** Which mission it is, how hard and how long. */
export function FightFacts({ game, id }: FightProps) {
  const facts = missionNamed(use(missionsOf(game)), id, today());
  if (facts === undefined) return null;
  return (
    <>
      <strong>{facts.name}</strong>
      {` · ${facts.tags.slice(0, 2).join(' · ')}`}
    </>
  );
}
