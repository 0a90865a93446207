import { listed } from '@sandtable/kernel';
import { helpWords, type MatchInfo, type Pace, paceName } from '@sandtable/protocol';
import { use } from 'react';
import { Link } from 'wouter';
import { newMatchAddress } from '../../games/addresses.ts';
import { GAMES, missionsOf } from '../../games/games.ts';
import { Button } from '../../ui/buttons.tsx';
import { Notice } from '../../ui/notices.tsx';
import { makeMatch } from '../dice/kept-dice.ts';
import { useRequest } from '../server/use-request.ts';
import { Invitation, keepInvitation } from './invitation.tsx';
import { refreshAnew } from './lobby-store.ts';
import { freeSeats } from './match-order.ts';
import { useMission } from './mission-of.tsx';
import { SideCard } from './side-cards.tsx';
import { ensureMe } from './who-am-i.ts';

/** What a link is for until something else is chosen. */
const USUAL: { readonly mission: string; readonly pace: Pace } = {
  mission: 'one-bridge',
  pace: { kind: 'bank', days: 12, more: 0 },
};

interface FriendProps {
  readonly match: MatchInfo | undefined;
  /** With the code for a phone’s camera in sight. */
  readonly showsCode?: boolean;
}

/** The link to the person's own table that waits for a friend; without one, a press makes it. */
export function FriendPanel({ match, showsCode = false }: FriendProps) {
  return (
    <SideCard title="Play a friend">
      {match === undefined ? <UsualLink /> : <FriendLink match={match} showsCode={showsCode} />}
    </SideCard>
  );
}

function FriendLink({ match, showsCode }: { readonly match: MatchInfo; readonly showsCode: boolean }) {
  const { name, seatOf } = useMission(match);
  const own = listed(match.seats.filter(({ isMine }) => isMine).map(({ seat }) => seatOf(seat).name));
  const free = listed(freeSeats(match).map((seat) => seatOf(seat).name));
  return (
    <>
      {showsCode ? <p>{`Send this link. The first to open it has the other side.`}</p> : null}
      <Invitation match={match} showsCode={showsCode} />
      <Terms
        text={`${name}, ${own === '' ? `free: ${free}` : `you are ${own}`}, ${paceName(match.pace)}, ${helpWords(match)}`}
      />
    </>
  );
}

function UsualLink() {
  const [game] = GAMES;
  const missions = use(missionsOf(game));
  const { isBusy, trouble, run } = useRequest();
  const facts = missions.all.find(({ id }) => id === USUAL.mission);
  const [own, ...others] = facts?.parties ?? [];
  if (facts === undefined || own === undefined) return null;
  const make = async (): Promise<void> => {
    await ensureMe();
    const seats = {
      [own.seat]: { kind: 'me' as const },
      ...Object.fromEntries(others.map(({ seat }) => [seat, { kind: 'free' as const }])),
    };
    const options = missions.optionsOf(facts.id, {});
    const plan = { game: game.id, options, seats, pace: USUAL.pace, access: 'link', observers: false } as const;
    const { match, token } = await makeMatch(plan);
    keepInvitation(match.id, token);
    await refreshAnew();
  };
  return (
    <>
      <p>Send a link. The first to open it has the other side, and needs no account.</p>
      <Button disabled={isBusy} onClick={() => void run(make)}>
        {isBusy ? 'Making the link…' : 'Make the link'}
      </Button>
      <Terms text={`${facts.name}, you are ${own.name}, ${paceName(USUAL.pace)} each`} />
      {trouble === null ? null : <Notice>{trouble}</Notice>}
    </>
  );
}

function Terms({ text }: { readonly text: string }) {
  return (
    <p className="friend-terms">
      <span>{text}</span>
      <Link href={newMatchAddress()}>
        Change<span className="unseen"> mission, side or pace</span>
      </Link>
    </p>
  );
}
