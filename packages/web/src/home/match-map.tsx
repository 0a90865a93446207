import { use } from 'react';
import type { AnyGame } from '../face/game.ts';
import { gameWith, missionsOf } from '../games/games.ts';
import type { Summary } from '../link/summary.ts';
import { MiniMap } from '../missions/mini-map.tsx';
import { missionNamed } from '../missions/named.ts';

/** Where everybody stood when the match was left. It needs the boards, so it comes after the page. */
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
