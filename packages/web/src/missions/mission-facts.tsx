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

/** Hangs on a mission that was won: a star on a ribbon. */
export function Medal() {
  return (
    <svg className="medal" viewBox="0 0 32 48" aria-hidden="true">
      <path className="medal-ribbon" d="M6 0H26V18L16 25 6 18Z" />
      <path className="medal-stripe" d="M13 0H19V23L16 25 13 23Z" />
      <circle className="medal-disc" cx="16" cy="34" r="12.5" />
      <path
        className="medal-star"
        d="M16 25.5 18.1 31.1 24.1 31.4 19.4 35.1 21 40.9 16 37.6 11 40.9 12.6 35.1 7.9 31.4 13.9 31.1Z"
      />
    </svg>
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
