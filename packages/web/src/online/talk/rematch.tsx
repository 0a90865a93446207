import { listed } from '@sandtable/kernel';
import type { MatchInfo } from '@sandtable/protocol';
import { useEffect, useRef, useState } from 'react';
import { useLocation } from 'wouter';
import { peopleOf, plainName } from '../../link/seating.ts';
import { usePlay } from '../../match/play-context.tsx';
import { Button, LinkButton } from '../../ui/buttons.tsx';
import { Notice } from '../../ui/notices.tsx';
import { makeRematch, sitDown } from '../dice/kept-dice.ts';
import { askServer } from '../server/ask.ts';
import { useMine } from '../server/mine.ts';
import { useRequest } from '../server/use-request.ts';
import './talk.css';

/** How far a rematch has come: another player asks me, mine waits for others or was declined, or all sit at it. */
type RematchState =
  | { readonly kind: 'asked'; readonly next: MatchInfo; readonly sides: string }
  | { readonly kind: 'waits'; readonly next: MatchInfo; readonly names: readonly string[] }
  | { readonly kind: 'declined' | 'begun'; readonly next: MatchInfo };

export function rematchState(next: MatchInfo): RematchState {
  const free = next.seats.filter(({ kind, name }) => kind === 'person' && name === null);
  const kept = free.filter(({ isForMe }) => isForMe);
  if (next.status !== 'waiting' || free.length === 0) return { kind: 'begun', next };
  if (kept.length > 0) return { kind: 'asked', next, sides: listed(kept.map(({ seat }) => plainName(seat))) };
  const names = [...new Set(free.flatMap(({ reservedFor }) => reservedFor ?? []))];
  return names.length === 0 ? { kind: 'declined', next } : { kind: 'waits', next, names };
}

/**
 * After the end, for those who played: the same again with sides changed. What one asks, the others see here at once; when all have
 * accepted, it takes them there.
 */
export function RematchButton({ match }: { readonly match: string }) {
  const [, navigate] = useLocation();
  const { isBusy, trouble, run } = useRequest();
  const [made, setMade] = useState<MatchInfo | null>(null);
  const [hasDeclined, setDeclined] = useState(false);
  const hasPlayed = usePlay(({ sitting }) => peopleOf(sitting.seating).some((seat) => sitting.isHere(seat)));
  const told = useMine(({ matches }) => matches.find(({ rematchOf }) => rematchOf === match));
  const next = told ?? made;
  const state = next === null ? null : rematchState(next);
  const place = next === null ? '' : `/online/match/${next.id}`;
  // Only while waiting for it: later a look at the old result must not lead away from it.
  const wasOpen = useRef(false);
  useEffect(() => {
    if (state?.kind === 'begun' && wasOpen.current) navigate(place);
    wasOpen.current = state?.kind === 'waits' || state?.kind === 'asked';
  }, [state?.kind, place, navigate]);
  const again = async (): Promise<void> => {
    const found = await makeRematch(match);
    wasOpen.current = true;
    setMade(found);
  };
  if (!hasPlayed) return null;
  if (hasDeclined && state?.kind !== 'begun') return <Answer>You declined the rematch.</Answer>;
  switch (state?.kind) {
    case 'asked':
      return (
        <section className="rematch-answer" aria-label="Rematch">
          <RematchInvitation match={state.next} sides={state.sides} onDecline={() => setDeclined(true)} />
        </section>
      );
    case 'waits':
      return (
        <Answer>{`You asked for a rematch. It begins when ${listed(state.names)} ${state.names.length === 1 ? 'accepts' : 'accept'}.`}</Answer>
      );
    case 'declined':
      return <Answer>The rematch was declined.</Answer>;
    case 'begun':
      return <LinkButton href={place}>To the rematch</LinkButton>;
    case undefined:
      return (
        <>
          <Button disabled={isBusy} onClick={() => void run(again)}>
            Rematch, sides changed
          </Button>
          {trouble === null ? null : <Notice>{trouble}</Notice>}
        </>
      );
  }
}

function Answer({ children }: { readonly children: string }) {
  return (
    <p role="status" className="rematch-answer">
      {children}
    </p>
  );
}

interface RematchInvitationProps {
  readonly match: MatchInfo;
  /** The sides reserved for this person, by the game's names. */
  readonly sides: string;
  /** Of the mission, where it is not on the screen already. */
  readonly name?: string;
  /** The list of matches must be read again. */
  onDone?(): void;
  onDecline?(): void;
}

/** A rematch or a challenge by another player: play or decline. */
export function RematchInvitation({ match, sides, name, onDone, onDecline }: RematchInvitationProps) {
  const [, navigate] = useLocation();
  const { isBusy, trouble, run } = useRequest();
  const { id } = match;
  const asker = match.seats.find((seat) => seat.kind === 'person' && seat.name !== null)?.name ?? 'Somebody';
  const play = async (): Promise<void> => {
    let status = match.status;
    for (const { seat, isForMe } of match.seats) if (isForMe) ({ status } = await sitDown(match, seat));
    onDone?.();
    if (status === 'running') navigate(`/online/match/${id}`);
  };
  const decline = async (): Promise<void> => {
    await askServer('POST /api/matches/:id/decline', { id });
    onDone?.();
    onDecline?.();
  };
  return (
    <div className="invitation">
      <p>
        {name === undefined ? null : <strong>{name} </strong>}
        {asker} {match.rematchOf === null ? 'challenges you' : 'asks for a rematch'}: you would play {sides}.
      </p>
      <Button tone="main" disabled={isBusy} onClick={() => void run(play)}>
        Play
      </Button>
      <Button disabled={isBusy} onClick={() => void run(decline)}>
        Decline
      </Button>
      {trouble === null ? null : <Notice>{trouble}</Notice>}
    </div>
  );
}
