import type { Rates } from '../face/missions.ts';
import type { Sort } from './filter.ts';
import type { PlayRecord, Standing } from './tally.ts';
import './mission-facts.css';

export function Tags({ tags }: { readonly tags: readonly string[] }) {
  return (
    <ul className="tags" aria-label="In short">
      {tags.map((tag) => (
        <li key={tag} className="tag">
          {tag}
        </li>
      ))}
    </ul>
  );
}

export function RateBar({ rates: { text, shares } }: { readonly rates: Rates }) {
  return (
    <div className="rate">
      <span>{text}</span>
      <span className="rate-bar" aria-hidden="true">
        {shares.map(({ side, percent }) => (
          <span key={side} className="rate-share" data-side={side ?? undefined} style={{ width: `${percent}%` }} />
        ))}
      </span>
    </div>
  );
}

export const STANDING_WORDS: Readonly<Record<Standing, string>> = {
  never: 'Never played',
  played: 'Played',
  won: 'Won',
};
export const SORT_WORDS: Readonly<Record<Sort, string>> = {
  listed: 'As listed',
  difficulty: 'Easiest first',
  length: 'Shortest first',
  name: 'Name',
};

/** `Won 2 of 3`, `Not won yet`, `Started`; empty if it was never played. */
export function printRecord({ played, over, won }: PlayRecord): string {
  if (won > 0) return over === 1 ? 'Won' : `Won ${won} of ${over}`;
  if (over > 0) return 'Not won yet';
  return played > 0 ? 'Started' : '';
}
