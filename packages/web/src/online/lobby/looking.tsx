import { type MatchInfo, type Tempo } from '@sandtable/protocol';
import { Suspense, useEffect } from 'react';
import { useLocation } from 'wouter';
import { ONLINE } from '../../games/addresses.ts';
import { Button } from '../../ui/buttons.tsx';
import { tableAddress } from './match-order.ts';
import { useMission } from './mission-of.tsx';
import { endLooking, secondsToStart, stopLooking, usePlayNow } from './play-now-store.ts';
import { TEMPO_WORDS } from './table-words.ts';
import { useSecond } from './use-second.ts';
import './looking.css';

/** On every screen but the lobby: that an opponent is looked for, or was found. Opens the table once the match begins. */
export function LookingStrip() {
  const [location, navigate] = useLocation();
  const search = usePlayNow((state) => state.search);
  const begun = search?.found?.match.status === 'running' ? search.found.match : null;
  useEffect(() => {
    if (begun === null) return;
    endLooking();
    navigate(tableAddress(begun));
  }, [begun, navigate]);
  if (search === null || begun !== null || location === ONLINE) return null;
  return (
    <aside className="looking-strip" aria-label="Play now">
      <Suspense fallback={null}>
        <Looking />
      </Suspense>
    </aside>
  );
}

/** What is looked for and since when, or who was found and when it begins; and the way out. */
export function Looking() {
  const search = usePlayNow((state) => state.search);
  const now = useSecond();
  if (search === null) return null;
  const { found, since, tempo } = search;
  return (
    <div className="looking">
      {found === null ? (
        <p>
          <span className="looking-dot" aria-hidden="true" />
          <strong>{lookingWords(tempo)}</strong>
          <span className="looking-time soft">{countWords(now - since)}</span>
        </p>
      ) : (
        <Found match={found.match} seconds={secondsToStart(found.startsAt, now)} />
      )}
      <Button onClick={() => void stopLooking()}>Stop</Button>
      <span className="unseen" role="status">
        {found === null ? lookingWords(tempo) : 'An opponent was found.'}
      </span>
    </div>
  );
}

function Found({ match, seconds }: { readonly match: MatchInfo; readonly seconds: number }) {
  const { name, seatOf } = useMission(match);
  return (
    <div className="looking-found">
      <p>
        <strong>{name}</strong>
        <span className="looking-time">{seconds === 0 ? 'starting…' : `starts in ${seconds} s`}</span>
      </p>
      <ul className="join-sides">
        {match.seats.map(({ seat, isMine, name: who }) => (
          <li key={seat} className="seat-chip" data-side={seatOf(seat).side || undefined}>
            {`${isMine ? 'You' : (who ?? 'the AI')}: ${seatOf(seat).name}`}
          </li>
        ))}
      </ul>
    </div>
  );
}

function lookingWords(tempo: Tempo): string {
  return `Looking: a short fight, ${TEMPO_WORDS[tempo].toLowerCase()}`;
}

/** `0:42` */
export function countWords(span: number): string {
  const seconds = Math.max(0, Math.floor(span / 1000));
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}
