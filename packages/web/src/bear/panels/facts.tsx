import type { Seen } from '@sandtable/bear';
import type { Seat } from '@sandtable/kernel';
import { standingOf } from './tracks.ts';

const SIDES = { german: 'German', soviet: 'Soviet' } as const;

/** The round, the score and the person's CAPs. */
export function Facts({ seen, seat }: { readonly seen: Seen; readonly seat: Seat }) {
  const { view } = seen;
  const { round, rounds } = standingOf(seen);
  const mine = view.players.find((player) => player.seat === seat);
  return (
    <>
      <span className="top-fact" data-testid="round">
        <Short long="Round" short="R" /> <b>{round}</b>
        {rounds === null ? '' : ` of ${rounds}`}
      </span>
      <span className="top-fact" data-testid="vp">
        {Object.entries(SIDES).map(([side, name]) => (
          <span key={side} className="top-side" data-side={side}>
            <Short long={name} short="" /> <b>{side === 'german' ? view.vp.german : view.vp.soviet}</b> VP
          </span>
        ))}
      </span>
      {mine === undefined ? null : (
        <span className="top-fact" data-testid="caps">
          CAPs <b>{mine.caps}</b>
          <span className="top-wide">of {mine.start}</span>
        </span>
      )}
    </>
  );
}

/** A word for the eye of a phone; whoever listens hears the long one. */
function Short({ long, short }: { readonly long: string; readonly short: string }) {
  return (
    <>
      <span className="top-long">{long}</span>
      <span className="top-short" aria-hidden="true">
        {short}
      </span>
    </>
  );
}
