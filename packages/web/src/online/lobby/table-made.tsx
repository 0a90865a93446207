import { paceWords } from '@sandtable/protocol';
import type { MatchInfo } from '@sandtable/protocol';
import { useEffect } from 'react';
import { useLocation } from 'wouter';
import { ONLINE } from '../../games/addresses.ts';
import { LinkButton } from '../../ui/buttons.tsx';
import { Invitation } from './invitation.tsx';
import { useLobby } from './lobby-store.ts';
import { freeSeats, tableAddress } from './match-order.ts';
import { useMission } from './mission-of.tsx';
import { isBound, useHeldTable } from '../server/hold-table.ts';

/** A table that was just made. When the last seat is taken, its maker goes to the match. */
export function TableMade({ id }: { readonly id: string }) {
  const [, navigate] = useLocation();
  const match = useLobby(({ mine }) => mine.find((each) => each.id === id));
  useHeldTable(match);
  const address = match?.status === 'running' ? tableAddress(match) : null;
  useEffect(() => {
    if (address !== null) navigate(address);
  }, [address, navigate]);
  return (
    <main className="page page-narrow lobby">
      {match === undefined ? <h1>This table is closed</h1> : <Made match={match} />}
      <div className="page-actions">
        <LinkButton href={ONLINE}>Your matches</LinkButton>
      </div>
    </main>
  );
}

function Made({ match }: { readonly match: MatchInfo }) {
  const { name, seatOf } = useMission(match);
  const free = freeSeats(match);
  const isByLink = match.access === 'link';
  return (
    <>
      <h1>{isByLink ? 'Send this link' : 'Your table is open'}</h1>
      <p className="page-lead" role="status">
        {`${name} begins when ${free.map((seat) => seatOf(seat).name).join(' and ')} is taken. ${isBound(match) ? 'It is listed while you stay here or on “Your matches”.' : 'You need not wait here.'}`}
      </p>
      <section className="panel made" aria-label="Invitation">
        <Invitation match={match} />
        <p className="soft">{paceWords(match.pace)}</p>
      </section>
    </>
  );
}
