import type { Summary } from '../link/summary.ts';
import { missionNamed } from '../missions/catalogue.ts';
import { MiniMap } from '../missions/mini-map.tsx';

/** Where everybody stood when the match was left. It needs the boards, so it comes after the page. */
export function MatchMap({ match }: { readonly match: Summary }) {
  const facts = missionNamed(match.mission ?? '');
  return facts === undefined ? null : (
    <MiniMap
      mission={facts.mission}
      pieces={match.pieces.map(({ at, side }) => ({ at, side: side === 'german' ? 'german' : 'soviet' }))}
    />
  );
}
