import type { MatchInfo } from '@sandtable/protocol';
import { type ReactNode, Suspense, useState } from 'react';
import { newMatchAddress } from '../../games/addresses.ts';
import { Button, LinkButton } from '../../ui/buttons.tsx';
import { Waiting } from '../../ui/notices.tsx';
import { useTitle } from '../../ui/page.ts';
import { NoticeSettings } from '../notices/notice-settings.tsx';
import { PasskeyEntry } from '../notices/passkey-settings.tsx';
import { FriendPanel } from './friend-panel.tsx';
import { HouseDoor } from './house-door.tsx';
import { refreshAnew, useLobby } from './lobby-store.ts';
import { finished, freeSeats, invitations, myTurns, toJoin, waitingFor } from './match-order.ts';
import { AskedRow, OpenRow, OverRow, RematchRow, TableRow } from './match-rows.tsx';
import { NameForm, NO_PASSWORD } from './person-form.tsx';
import { TurnCard } from './turn-card.tsx';

const TITLE = 'Play others';

/** All matches with others: my turns first, then open tables, matches that wait, a link for a friend, and notices. */
export function LobbyScreen() {
  useTitle(TITLE);
  return (
    <HouseDoor title={TITLE}>
      <Suspense fallback={<Waiting what="Loading the missions…" />}>
        <Lobby />
      </Suspense>
    </HouseDoor>
  );
}

function Lobby() {
  const { person, mine, open } = useLobby();
  const turns = myTurns(mine);
  const waiting = waitingFor(mine);
  const asked = invitations(mine);
  const over = finished(mine);
  const tables = toJoin(open);
  const links = mine.filter(
    (match) => match.status === 'waiting' && match.access === 'link' && match.isMaker && freeSeats(match).length > 0,
  );
  const [chosen, setChosen] = useState<string | null>(null);
  const friendly = links.find(({ id }) => id === chosen) ?? links[0];
  const create = (tone: 'main' | 'normal') => (
    <LinkButton href={newMatchAddress()} tone={tone}>
      Create a match
    </LinkButton>
  );
  const isFirst = person !== null && turns.length === 0;
  return (
    <main className="page lobby">
      <header className="lobby-head">
        <div>
          <h1>{TITLE}</h1>
          <p className="page-lead">Live or over weeks. No account: this browser remembers you.</p>
        </div>
        {person === null ? null : (
          <div className="lobby-me">
            <span>
              You are <strong>{person.name}</strong>
            </span>
            <LinkButton href="/online/you">Your devices and notices</LinkButton>
            <span className="lobby-create">{create(isFirst ? 'main' : 'normal')}</span>
          </div>
        )}
      </header>
      {person === null ? (
        <section className="panel lobby-first" aria-label="Your name">
          <NameForm label="Join" tone="main" />
          <p className="soft">{NO_PASSWORD}</p>
          <PasskeyEntry onIn={() => void refreshAnew()} />
        </section>
      ) : null}
      {turns.length === 0 ? null : (
        <section className="lobby-section" aria-labelledby="your-turn">
          <h2 id="your-turn">
            Your turn <span className="count">{turns.length}</span>
          </h2>
          <div className="turn-cards">
            {turns.map((match, place) => (
              <TurnCard key={match.id} match={match} isFirst={place === 0} />
            ))}
          </div>
        </section>
      )}
      {asked.length === 0 ? null : (
        <Rows title="Rematch" matches={asked}>
          {(match) => <RematchRow key={match.id} match={match} />}
        </Rows>
      )}
      <div className="lobby-columns">
        <div className="lobby-lists">
          <Rows title="Open tables" matches={tables} empty="No open tables right now. Start one.">
            {(match) => <OpenRow key={match.id} match={match} />}
          </Rows>
          {waiting.length === 0 ? null : (
            <Rows title="Waiting for others" matches={waiting} hasCount>
              {(match) =>
                match.status === 'running' ? (
                  <AskedRow key={match.id} match={match} />
                ) : (
                  <TableRow key={match.id} match={match}>
                    {match.access === 'link' && match.isMaker && match !== friendly ? (
                      <Button onClick={() => setChosen(match.id)}>Show its link</Button>
                    ) : null}
                  </TableRow>
                )
              }
            </Rows>
          )}
          {over.length === 0 ? null : (
            <details className="lobby-over">
              <summary>
                <h2>Finished</h2> <span className="soft">{over.length}</span>
              </summary>
              <ul className="match-rows panel">
                {over.map((match) => (
                  <OverRow key={match.id} match={match} />
                ))}
              </ul>
            </details>
          )}
        </div>
        {person === null ? null : (
          <div className="lobby-side">
            <FriendPanel match={friendly} />
            <NoticeSettings />
          </div>
        )}
      </div>
      {person === null ? null : <div className="lobby-foot">{create('main')}</div>}
    </main>
  );
}

interface RowsProps {
  readonly title: string;
  readonly matches: readonly MatchInfo[];
  readonly empty?: string;
  readonly hasCount?: boolean;
  readonly children: (match: MatchInfo) => ReactNode;
}

function Rows({ title, matches, empty = '', hasCount = false, children }: RowsProps) {
  const id = title.toLowerCase().replaceAll(' ', '-');
  return (
    <section className="lobby-section" aria-labelledby={id}>
      <h2 id={id}>
        {title} {hasCount ? <span className="soft lobby-count">{matches.length}</span> : null}
      </h2>
      {matches.length === 0 ? (
        <p className="soft">{empty}</p>
      ) : (
        <ul className="match-rows panel">{matches.map(children)}</ul>
      )}
    </section>
  );
}
