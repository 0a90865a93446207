import { helpWords, paceName, paceWords } from '@sandtable/protocol';
import type { MatchInfo } from '@sandtable/protocol';
import { Suspense, use, useEffect, useState } from 'react';
import { useLocation } from 'wouter';
import { ONLINE } from '../../games/addresses.ts';
import { gameNamed, missionsOf } from '../../games/games.ts';
import { ChangedRules } from '../../rules/rule-link.tsx';
import { Button, LinkButton } from '../../ui/buttons.tsx';
import { Notice, Waiting } from '../../ui/notices.tsx';
import { GameId, useTitle } from '../../ui/page.ts';
import { keepCommitment, sitDown } from '../dice/kept-dice.ts';
import { askServer, ServerError } from '../server/ask.ts';
import { HouseDoor } from './house-door.tsx';
import { refreshAnew, useLobby } from './lobby-store.ts';
import { freeSeats, tableAddress } from './match-order.ts';
import { MissionPicture, type MissionText, useMission } from './mission-of.tsx';
import { useRequest } from '../server/use-request.ts';
import { ensureMe } from './who-am-i.ts';
import '../../missions/mission-facts.css';
import '../../missions/start-panel.css';
import './create.css';
import './join.css';

interface JoinScreenProps {
  readonly id: string;
  /** From the link; an open table needs none. */
  readonly token?: string | undefined;
}

export function JoinScreen({ id, token }: JoinScreenProps) {
  useTitle('An invitation');
  const person = useLobby((lobby) => lobby.person);
  const [match, setMatch] = useState<MatchInfo | ServerError | null>(null);
  useEffect(() => {
    let isHere = true;
    const query = token === undefined ? {} : { token };
    askServer('GET /api/matches/:id', { id, query }).then(
      (answer) => (isHere ? setMatch(keepCommitment(answer.match)) : undefined),
      (error: unknown) => (isHere && error instanceof ServerError ? setMatch(error) : undefined),
    );
    return () => void (isHere = false);
    // The answer depends on who asks.
  }, [id, token, person?.id]);
  return (
    <HouseDoor title="An invitation">
      {match === null ? (
        <Waiting what="Looking for the table…" />
      ) : match instanceof ServerError ? (
        <Gone />
      ) : (
        <Suspense fallback={<Waiting what="Loading the mission…" />}>
          <JoinForm match={match} token={token} />
        </Suspense>
      )}
    </HouseDoor>
  );
}

function Gone() {
  return (
    <main className="page page-narrow lobby">
      <h1>This table is closed</h1>
      <p className="page-lead">
        The link has expired, or the table was closed. Ask for a new link, or see who else is waiting.
      </p>
      <div className="page-actions">
        <LinkButton href={ONLINE} tone="main">
          Open tables
        </LinkButton>
      </div>
    </main>
  );
}

interface JoinFormProps {
  readonly match: MatchInfo;
  readonly token: string | undefined;
}

function JoinForm({ match, token }: JoinFormProps) {
  const [, navigate] = useLocation();
  const mission = useMission(match);
  const free = freeSeats(match);
  const own = match.seats.filter(({ isMine }) => isMine);
  const [wanted, setWanted] = useState<readonly string[]>(free.slice(0, 1));
  const seats = free.filter((seat) => wanted.includes(seat));
  const { isBusy, trouble, run } = useRequest();
  const sides = seats.map((seat) => mission.seatOf(seat).name).join(' and ');
  const join = async (): Promise<void> => {
    await ensureMe();
    let joined = match;
    for (const seat of seats) joined = await sitDown(match, seat, token);
    await refreshAnew();
    navigate(joined.status === 'running' ? tableAddress(joined) : ONLINE);
  };
  const isOpen = match.status !== 'over' && free.length > 0;
  return (
    <GameId value={match.game}>
      <main className="page lobby join">
        <div className="join-card panel">
          <JoinPicture match={match} />
          <div className="join-text">
            <p className="soft">{match.maker === null ? 'You are invited to' : `${match.maker} invites you to`}</p>
            <h1>{mission.name}</h1>
            <Sides match={match} mission={mission} wanted={seats} />
            {mission.facts === undefined ? null : <p>{mission.facts.briefing}</p>}
            <p className="join-tags">
              <span className="tag">{paceName(match.pace)}</span>
              <span className="tag">{match.observers ? 'observers welcome' : 'no observers'}</span>
              <span className="tag">{helpWords(match)}</span>
            </p>
            <p className="soft">{paceWords(match.pace)}</p>
            {mission.changes.length === 0 ? null : <ChangedRules changes={mission.changes} />}
          </div>
        </div>
        <form
          className="join-form"
          onSubmit={(event) => {
            event.preventDefault();
            void run(join);
          }}
        >
          {own.length > 0 ? (
            <p>{`You sit here: ${own.map(({ seat }) => mission.seatOf(seat).name).join(', ')}.`}</p>
          ) : null}
          {isOpen && free.length > 1 ? (
            <fieldset className="create-part">
              <legend>Your side</legend>
              {free.map((seat) => (
                <label key={seat} className="join-seat">
                  <input
                    type="checkbox"
                    checked={seats.includes(seat)}
                    onChange={({ target }) =>
                      setWanted(target.checked ? [...seats, seat] : seats.filter((each) => each !== seat))
                    }
                  />
                  <span data-side={mission.seatOf(seat).side || undefined}>{mission.seatOf(seat).name}</span>
                </label>
              ))}
            </fieldset>
          ) : null}
          {trouble === null ? null : <Notice>{trouble}</Notice>}
          {isOpen || own.length > 0 ? null : <p role="status">All seats are taken.</p>}
          <div className="lobby-foot join-foot">
            {isOpen ? (
              <Button type="submit" tone="main" className="start-button" disabled={isBusy || seats.length === 0}>
                {sides === '' ? 'Sit down' : `Sit down as ${sides}`}
              </Button>
            ) : null}
            {own.length > 0 && match.status !== 'waiting' ? (
              <LinkButton href={tableAddress(match)} tone="main">
                To the table
              </LinkButton>
            ) : null}
            {match.observers && match.status !== 'waiting' && own.length === 0 ? (
              <LinkButton href={tableAddress(match, 'observer')}>Only look</LinkButton>
            ) : null}
            <LinkButton href={ONLINE} tone="plain">
              Your matches
            </LinkButton>
          </div>
        </form>
      </main>
    </GameId>
  );
}

function JoinPicture({ match: { game: id, mission } }: { readonly match: MatchInfo }) {
  const missions = use(missionsOf(gameNamed(id)));
  const facts = missions.all.find((each) => each.id === mission);
  if (facts === undefined) return null;
  return (
    <div className="join-map">
      <MissionPicture missions={missions} facts={facts} />
    </div>
  );
}

interface SidesProps {
  readonly match: MatchInfo;
  readonly mission: MissionText;
  readonly wanted: readonly string[];
}

/** Who sits where, including the seats I would take. */
function Sides({ match: { seats }, mission, wanted }: SidesProps) {
  return (
    <ul className="join-sides">
      {seats.map(({ seat, kind, name, isMine }) => {
        const { name: side, side: colour } = mission.seatOf(seat);
        const who = kind === 'procedure' ? 'the AI' : kind === 'bot' ? 'a bot' : (name ?? 'free');
        return (
          <li key={seat} className="seat-chip" data-side={colour === '' ? undefined : colour}>
            {isMine || wanted.includes(seat) ? `You: ${side}` : `${who}: ${side}`}
          </li>
        );
      })}
    </ul>
  );
}
