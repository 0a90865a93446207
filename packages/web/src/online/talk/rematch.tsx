import type { MatchInfo } from '@sandtable/protocol';
import { useState } from 'react';
import { useLocation } from 'wouter';
import { peopleOf } from '../../link/seating.ts';
import { usePlay } from '../../match/play-context.tsx';
import { Button, LinkButton } from '../../ui/buttons.tsx';
import { Notice } from '../../ui/notices.tsx';
import { makeRematch, sitDown } from '../dice/kept-dice.ts';
import { askServer } from '../server/ask.ts';
import { useRequest } from '../server/use-request.ts';
import './talk.css';

/** After the end, for those who played: the same again with sides swapped. The second player to ask starts it at once. */
export function RematchButton({ match }: { readonly match: string }) {
  const [, navigate] = useLocation();
  const { isBusy, trouble, run } = useRequest();
  const [waits, setWaits] = useState<readonly string[] | null>(null);
  const hasPlayed = usePlay(({ sitting }) => peopleOf(sitting.seating).some((seat) => sitting.isHere(seat)));
  const again = async (): Promise<void> => {
    const next = await makeRematch(match);
    if (next.status !== 'waiting') navigate(`/online/match/${next.id}`);
    else setWaits(next.seats.flatMap(({ reservedFor }) => reservedFor ?? []));
  };
  if (!hasPlayed) return null;
  if (waits !== null)
    return (
      <p role="status">
        {waits.length === 0 ? 'The rematch waits for a player.' : `The rematch waits for ${waits.join(' and ')}.`}{' '}
        <LinkButton href="/online">Your matches</LinkButton>
      </p>
    );
  return (
    <>
      <Button disabled={isBusy} onClick={() => void run(again)}>
        Rematch, sides changed
      </Button>
      {trouble === null ? null : <Notice>{trouble}</Notice>}
    </>
  );
}

interface RematchInvitationProps {
  readonly match: MatchInfo;
  /** The sides reserved for this person, by the game's names. */
  readonly sides: string;
  readonly name: string;
  /** The list of matches must be read again. */
  onDone(): void;
}

/** A rematch that another player offers: play or decline. */
export function RematchInvitation({ match, sides, name, onDone }: RematchInvitationProps) {
  const [, navigate] = useLocation();
  const { isBusy, trouble, run } = useRequest();
  const { id } = match;
  const asker = match.seats.find((seat) => seat.kind === 'person' && seat.name !== null)?.name ?? 'Somebody';
  const play = async (): Promise<void> => {
    let status = match.status;
    for (const { seat, isForMe } of match.seats) if (isForMe) ({ status } = await sitDown(match, seat));
    onDone();
    if (status === 'running') navigate(`/online/match/${id}`);
  };
  const decline = async (): Promise<void> => {
    await askServer('POST /api/matches/:id/decline', { id });
    onDone();
  };
  return (
    <div className="invitation">
      <p>
        <strong>{name}</strong> {asker} asks for a rematch: you would play {sides}.
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
