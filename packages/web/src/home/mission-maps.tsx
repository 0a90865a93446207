import { use } from 'react';
import type { AnyGame } from '../face/game.ts';
import { gameWith, missionsOf } from '../games/games.ts';
import type { Summary } from '../link/summary.ts';
import { MiniMap } from '../missions/mini-map.tsx';
import { missionNamed } from '../missions/named.ts';
import { today } from '../ui/words.ts';

interface FightProps {
  readonly game: AnyGame;
  /** A mission's id, or a word that stands for one. */
  readonly id: string;
}

export function FightMap({ game, id }: FightProps) {
  const missions = use(missionsOf(game));
  const facts = missionNamed(missions, id, today());
  const map = facts === undefined ? null : missions.miniMapOf(facts.id);
  return map === null ? null : <MiniMap map={map} fills />;
}

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

/** The last position of a match. It needs the boards, so it loads after the page. */
export function MatchMap({ match }: { readonly match: Summary }) {
  const game = gameWith(match.system);
  return game === undefined ? null : <KnownMap game={game} match={match} />;
}

function KnownMap({ game, match }: { readonly game: AnyGame; readonly match: Summary }) {
  const { mission, pieces } = match;
  const missions = use(missionsOf(game));
  const facts = missionNamed(missions, mission ?? '');
  const map = facts === undefined ? null : missions.miniMapOf(facts.id);
  return map === null ? null : <MiniMap map={map} pieces={pieces} />;
}
