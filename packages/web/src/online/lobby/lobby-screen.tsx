import type { MatchInfo } from '@sandtable/protocol';
import { type ReactNode, Suspense, useState } from 'react';
import { Link } from 'wouter';
import { newMatchAddress, ONLINE } from '../../games/addresses.ts';
import { Button, LinkButton } from '../../ui/buttons.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Waiting } from '../../ui/notices.tsx';
import { useLayout, useTitle } from '../../ui/page.ts';
import { EmptyHero, WhileYouWait } from './empty-hero.tsx';
import { FriendPanel } from './friend-panel.tsx';
import { useFeed, useHall, useHallFed } from './hall-store.ts';
import { HouseDoor } from './house-door.tsx';
import { type Person, useLobby } from './lobby-store.ts';
import { finished, freeSeats, invitations, myTurns, tableAddress, toJoin, waitingFor } from './match-order.ts';
import { AskedRow, OverRow, RematchRow, TableRow } from './match-rows.tsx';
import { OpenTables } from './open-tables.tsx';
import { markWords, PersonDisc } from './person-name.tsx';
import { PlayNowCard } from './play-now-card.tsx';
import { SanctionNotice } from './sanction-notice.tsx';
import { HereCard, HouseCard, SideCard, usePeopleHere, WatchCard } from './side-cards.tsx';
import { TurnCard } from './turn-card.tsx';

const TITLE = 'Play others';

/** Matches with others: my turns, open tables, Play now, a friend's link, who is here, what can be watched. */
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
  useHallFed();
  const { person, mine, open } = useLobby();
  const isNarrow = useLayout() === 'narrow';
  const turns = myTurns(mine);
  const asked = invitations(mine);
  const elsewhere = waitingFor(mine).length;
  const tables = toJoin(open);
  const others = usePeopleHere();
  const { watch, queues } = useFeed();
  const isKnown = useHall(({ feed }) => feed !== null);
  const waits = queues.some(({ waiting }) => waiting > 0);
  const busy = [turns, asked, tables, others, watch].some((list) => list.length > 0) || waits;
  const isEmpty = isKnown && !busy;
  const links = mine.filter(
    (match) => match.status === 'waiting' && match.access === 'link' && match.isMaker && freeSeats(match).length > 0,
  );
  const [chosen, setChosen] = useState<string | null>(null);
  const friendly = links.find(({ id }) => id === chosen) ?? links[0];
  const [first] = turns;
  const side = isEmpty ? (
    <>
      <FriendPanel match={friendly} showsCode={!isNarrow} />
      <SideCard title="Open tables">
        <YoursFirst />
      </SideCard>
      <PlayNowCard />
      <HouseCard />
    </>
  ) : (
    <>
      {isNarrow ? null : <PlayNowCard />}
      <FriendPanel match={friendly} />
      {isNarrow ? null : <Life />}
    </>
  );
  return (
    <main className="page lobby lobby-wide">
      <header className="lobby-head">
        <div>
          <h1>{TITLE}</h1>
          <p className="page-lead">Live or over weeks. No account: this browser remembers you.</p>
        </div>
        <div className="lobby-me">
          {person === null ? <Link href={`${ONLINE}/you`}>Played here before?</Link> : <Me person={person} />}
          {isNarrow && !isEmpty ? <HereSheet count={others.length} /> : null}
          {isEmpty ? null : (
            <LinkButton href={newMatchAddress()} className="lobby-create">
              Set a table
            </LinkButton>
          )}
        </div>
      </header>
      <SanctionNotice />
      <div className="lobby-columns">
        <div className="lobby-lists">
          {turns.length === 0 ? null : (
            <section className="lobby-section" aria-labelledby="your-turn">
              <div className="tables-head">
                <h2 id="your-turn">
                  Your turn <span className="count">{turns.length}</span>
                </h2>
                {elsewhere === 0 ? null : (
                  <button type="button" className="text-button" onClick={showWaiting}>
                    {elsewhere === 1 ? '1 waits for others' : `${elsewhere} wait for others`}
                  </button>
                )}
              </div>
              <div className="turn-cards">
                {turns.map((match, place) => (
                  <TurnCard key={match.id} match={match} isFirst={place === 0} />
                ))}
              </div>
            </section>
          )}
          {asked.length === 0 ? null : (
            <Rows title="You are asked to play" matches={asked}>
              {(match) => <RematchRow key={match.id} match={match} />}
            </Rows>
          )}
          {isNarrow && !isEmpty ? <PlayNowCard /> : null}
          {isEmpty ? (
            <>
              <EmptyHero />
              <WhileYouWait />
            </>
          ) : (
            <OpenTables tables={tables}>
              <YoursFirst />
            </OpenTables>
          )}
          <Others mine={mine} friendly={friendly} onShowLink={setChosen} />
        </div>
        <div className="lobby-side">{side}</div>
      </div>
      <div className="lobby-foot">
        <LinkButton href={first === undefined ? newMatchAddress() : tableAddress(first)} tone="main">
          {first === undefined ? 'Set a table' : first.seq > 0 ? 'Play: see what changed' : 'Play'}
        </LinkButton>
      </div>
    </main>
  );
}

/** The address is the screen’s: an anchor would leave it. */
function showWaiting(): void {
  document.querySelector('#waiting-for-others')?.scrollIntoView({ block: 'start' });
}

function Me({ person }: { readonly person: Person }) {
  return (
    <Link href={`${ONLINE}/you`} className="lobby-you">
      <PersonDisc person={person} isHere />
      <span>
        <strong
          className="person-name"
          data-mark={person.mark ?? undefined}
          title={person.mark === null ? undefined : markWords(person.mark)}
        >
          {person.name}
        </strong>
        <span className="soft">{person.isGuest ? 'a guest name: change it' : 'name, devices, notices'}</span>
      </span>
    </Link>
  );
}

/** In the place of an empty list. */
function YoursFirst() {
  return (
    <p className="yours-first">
      <i aria-hidden="true" />
      <span>
        <strong>Yours could be the first</strong>
        <span className="soft">No open tables right now.</span>
      </span>
    </p>
  );
}

function Life() {
  return (
    <>
      <HereCard />
      <WatchCard />
      <HouseCard />
    </>
  );
}

/** On a phone: who is here and what can be watched, behind their number. */
function HereSheet({ count }: { readonly count: number }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button className="here-button" onClick={() => setOpen(true)}>
        {`${count} here`}
      </Button>
      <Dialog open={isOpen} onClose={() => setOpen(false)} title="Here and to watch">
        <div className="lobby lobby-side">
          {count === 0 ? <p>Nobody else is here this minute.</p> : null}
          <Life />
        </div>
      </Dialog>
    </>
  );
}

interface OthersProps {
  readonly mine: readonly MatchInfo[];
  readonly friendly: MatchInfo | undefined;
  readonly onShowLink: (match: string) => void;
}

/** My matches in which others are to act, my tables that wait, and what is over. */
function Others({ mine, friendly, onShowLink }: OthersProps) {
  const waiting = waitingFor(mine);
  const over = finished(mine);
  return (
    <>
      {waiting.length === 0 ? null : (
        <Rows title="Waiting for others" matches={waiting} hasCount>
          {(match) =>
            match.status === 'running' ? (
              <AskedRow key={match.id} match={match} />
            ) : (
              <TableRow key={match.id} match={match}>
                {match.access === 'link' && match.isMaker && match !== friendly ? (
                  <Button onClick={() => onShowLink(match.id)}>Show its link</Button>
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
    </>
  );
}

interface RowsProps {
  readonly title: string;
  readonly matches: readonly MatchInfo[];
  readonly hasCount?: boolean;
  readonly children: (match: MatchInfo) => ReactNode;
}

function Rows({ title, matches, hasCount = false, children }: RowsProps) {
  const id = title.toLowerCase().replaceAll(' ', '-');
  return (
    <section className="lobby-section" aria-labelledby={id}>
      <h2 id={id}>
        {title} {hasCount ? <span className="soft lobby-count">{matches.length}</span> : null}
      </h2>
      <ul className="match-rows panel">{matches.map(children)}</ul>
    </section>
  );
}
