import type { Rates } from '../face/missions.ts';

/** How often bots have won it: in words, and as a bar beside them. */
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
