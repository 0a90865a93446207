import { use } from 'react';
import { gameNamed } from '../games/games.ts';
import { missionsOf } from '../games/missions-of.ts';
import type { Summary } from '../link/summary.ts';
import { MiniMap } from '../missions/mini-map.tsx';
import { missionNamed } from '../missions/named.ts';

/** Where everybody stood when the match was left. It needs the boards, so it comes after the page. */
export function MatchMap({ match: { system, mission, pieces } }: { readonly match: Summary }) {
  const missions = use(missionsOf(gameNamed(system)));
  const facts = missionNamed(missions, mission ?? '');
  const map = facts === undefined ? null : missions.miniMapOf(facts.id);
  return map === null ? null : <MiniMap map={map} pieces={pieces} />;
}
