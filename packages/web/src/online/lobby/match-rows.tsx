import type { MatchInfo } from '@sandtable/protocol';
import { type ReactNode, useState } from 'react';
import { Button, LinkButton } from '../../ui/buttons.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Notice } from '../../ui/notices.tsx';
import { forgetParts } from '../dice/kept-dice.ts';
import { askServer } from '../server/ask.ts';
import { RematchInvitation } from '../talk/rematch.tsx';
import { refreshAnew } from './lobby-store.ts';
import { awayWords, closesSoon, turnWords, waitWords } from './lobby-words.ts';
import { hasSeatForMe, isMine, joinAddress, tableAddress } from './match-order.ts';
import { PlayedMap, useMission } from './mission-of.tsx';
import { useHeldTable } from '../server/hold-table.ts';
import { useRequest } from '../server/use-request.ts';
import { ClockText, Others } from './turn-card.tsx';
import { useNow } from './use-now.ts';
import './match-rows.css';

interface RowProps {
  readonly kind: 'asked' | 'table' | 'over';
  readonly match: MatchInfo;
  readonly about: ReactNode;
  readonly children: ReactNode;
}

function Row({ kind, match, about, children }: RowProps) {
  const { name } = useMission(match);
  return (
    <li className="match-row" data-kind={kind}>
      <div className="match-row-map" aria-hidden="true">
        <PlayedMap played={match} />
      </div>
      <div className="match-row-name">
        <strong>{name}</strong>
        <span className="soft">{about}</span>
      </div>
      {children}
    </li>
  );
}

export function RematchRow({ match }: { readonly match: MatchInfo }) {
  const { name, seatOf } = useMission(match);
  const sides = match.seats.flatMap(({ seat, isForMe }) => (isForMe ? [seatOf(seat).name] : [])).join(' and ');
  return (
    <li className="match-row">
      <RematchInvitation match={match} sides={sides} name={name} onDone={() => void refreshAnew()} />
    </li>
  );
}

/** A match in which it is another player's turn: what can be done, and when. */
export function AskedRow({ match }: { readonly match: MatchInfo }) {
  const now = useNow();
  const away = awayWords(match, now);
  return (
    <Row kind="asked" match={match} about={<Others match={match} />}>
      <span className="match-row-note">
        {turnWords(match, now)}
        {away === '' ? '' : ` · ${away}`}
      </span>
      <ClockText match={match} />
      <LinkButton href={tableAddress(match)}>Look</LinkButton>
    </Row>
  );
}

/** A table that waits for players, made or joined by this person. */
export function TableRow({ match, children }: { readonly match: MatchInfo; readonly children?: ReactNode }) {
  const now = useNow();
  const { isBusy, trouble, run } = useRequest();
  useHeldTable(match);
  const [asksToClose, setAsking] = useState(false);
  const { name } = useMission(match);
  const ask = (route: 'POST /api/matches/:id/leave' | 'POST /api/matches/:id/extend'): void =>
    void run(async () => {
      await askServer(route, { id: match.id });
      if (route.endsWith('/leave')) forgetParts(match.id);
      await refreshAnew();
    });
  return (
    <Row kind="table" match={match} about={match.access === 'open' ? 'Open table' : 'By link'}>
      <span className="match-row-note" data-soon={closesSoon(match, now) || undefined}>
        {waitWords(match, now)}
      </span>
      <div className="match-row-deeds">
        {children}
        {hasSeatForMe(match) ? <LinkButton href={joinAddress(match.id)}>Take your seat</LinkButton> : null}
        {closesSoon(match, now) ? (
          <Button disabled={isBusy} onClick={() => ask('POST /api/matches/:id/extend')}>
            Keep it open
          </Button>
        ) : null}
        <Button disabled={isBusy} onClick={() => setAsking(true)}>
          {match.isMaker ? 'Close' : 'Leave'}
          <span className="unseen">{` ${name}`}</span>
        </Button>
      </div>
      {trouble === null ? null : <Notice>{trouble}</Notice>}
      <Dialog
        open={asksToClose}
        onClose={() => setAsking(false)}
        title={match.isMaker ? 'Close this table?' : 'Leave this table?'}
        foot={
          <>
            <Button onClick={() => setAsking(false)}>Keep it</Button>
            <Button tone="alarm" onClick={() => ask('POST /api/matches/:id/leave')}>
              {match.isMaker ? 'Close it' : 'Leave it'}
            </Button>
          </>
        }
      >
        <p>
          {match.isMaker
            ? `${name} has not begun. Its link will lead nowhere.`
            : `${name} has not begun. Your seat is free again.`}
        </p>
      </Dialog>
    </Row>
  );
}

export function OverRow({ match }: { readonly match: MatchInfo }) {
  return (
    <Row kind="over" match={match} about={<Others match={match} />}>
      <span className="match-row-note soft">
        {match.endedAt === null ? '' : new Date(match.endedAt).toLocaleDateString(undefined, { dateStyle: 'medium' })}
      </span>
      <LinkButton href={tableAddress(match, isMine(match) ? undefined : 'observer')}>View</LinkButton>
    </Row>
  );
}

/** A match of someone else that anyone may watch, running or over. */
export function WatchableRow({ match }: { readonly match: MatchInfo }) {
  const people = match.seats.flatMap(({ kind, name }) => (kind === 'person' && name !== null ? [name] : []));
  const isOver = match.status === 'over';
  return (
    <Row kind="over" match={match} about={[...new Set(people)].join(' and ')}>
      <span className="match-row-note soft">
        {match.endedAt === null
          ? 'under way'
          : new Date(match.endedAt).toLocaleDateString(undefined, { dateStyle: 'medium' })}
      </span>
      <LinkButton href={tableAddress(match, isMine(match) ? undefined : 'observer')}>
        {isOver ? 'View' : 'Watch'}
      </LinkButton>
    </Row>
  );
}
