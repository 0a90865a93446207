import { listed, type Realm } from '@sandtable/kernel';
import type { MatchInfo } from '@sandtable/protocol';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { useStore } from 'zustand';
import type { GameFace } from '../../face/game.ts';
import type { TableLink } from '../../face/moment.ts';
import { startAnalyst } from '../../games/analyst.ts';
import { tryOut } from '../../games/try-out.ts';
import type { FarLink } from '../../link/far-link.ts';
import { Analyst, type PlayExtras } from '../../match/app-context.ts';
import { usePlay } from '../../match/play-context.tsx';
import { awaitedIn } from '../../match/waiting.ts';
import { BranchFrame } from '../../play/branch-frame.tsx';
import { PlayScreen } from '../../play/play-screen.tsx';
import { hearTurn } from '../../sound/hearing.ts';
import { GlossaryProvider } from '../../rulebook/glossary-provider.tsx';
import { Button, LinkButton } from '../../ui/buttons.tsx';
import { useFail } from '../../ui/loading.tsx';
import { Waiting } from '../../ui/notices.tsx';
import { GameId } from '../../ui/page.ts';
import { AskHowToTell } from '../notices/notice-settings.tsx';
import { ServerError } from '../server/ask.ts';
import { useTalkTab } from '../talk/talk-tab.tsx';
import { useSince } from './far-handle.ts';
import { FarLeave, FarVacancy } from './far-leave.tsx';
import { FarDeeds, FarOffers } from './far-offers.tsx';
import { FarOnward } from './far-onward.tsx';
import { ChangedMatch } from './changed-match.tsx';
import { FarClaim, FarPassMenu, FarPeople, FarPill } from './far-people.tsx';
import { type FarTable, openFar } from './open-far.ts';
import { SinceAct } from './since-film.tsx';
import { SincePanel } from './since-panel.tsx';
import './table.css';

interface OnlineTableProps {
  readonly id: string;
  /** The seat to play, or `observer`; by default the person's first seat, or an observer's if they have none. */
  readonly as?: string;
}

/** One match on the server: opens it in its present state, and leaves it together with the screen. */
export function OnlineTableRoute({ id, as }: OnlineTableProps) {
  const [opened, setOpened] = useState<FarTable | ServerError | null>(null);
  const [tries, setTries] = useState(0);
  const fail = useFail();
  useEffect(() => {
    let table: FarTable | null = null;
    let isLeft = false;
    const open = async (): Promise<void> => {
      table = await openFar(id, as);
      if (isLeft) table.close();
      else setOpened(table);
    };
    open().catch((error: unknown) => (error instanceof ServerError ? setOpened(error) : fail(error)));
    return () => {
      isLeft = true;
      table?.close();
    };
  }, [id, as, tries, fail]);
  const again = useCallback(() => {
    setOpened(null);
    setTries((count) => count + 1);
  }, []);
  if (opened === null) return <Waiting what="Opening the match…" />;
  if (opened instanceof ServerError) return <Refused id={id} text={opened.message} onAgain={again} />;
  return <Table table={opened} onAgain={again} />;
}

interface RefusedProps {
  readonly id: string;
  readonly text: string;
  readonly onAgain: () => void;
}

function Refused({ id, text, onAgain }: RefusedProps) {
  return (
    <main className="page page-narrow">
      <h1>This match cannot be opened</h1>
      <p>{text}</p>
      <ChangedMatch match={id} onDone={onAgain} />
      <div className="page-actions">
        <LinkButton href="/online" tone="main">
          Your matches
        </LinkButton>
        <Button onClick={onAgain}>Try again</Button>
      </div>
    </main>
  );
}

interface TableProps {
  readonly table: FarTable;
  /** Opens the match again: a seat has changed hands. */
  readonly onAgain: () => void;
}

function Table({ table: { game, match, use }, onAgain }: TableProps) {
  return use((face, link) => (
    <GameId value={game.id}>
      <GlossaryProvider game={game}>
        <OnlineMatch {...{ face, link, match, onAgain }} game={game.id} />
      </GlossaryProvider>
    </GameId>
  ));
}

interface OnlineMatchProps<R extends Realm> extends Pick<TableProps, 'onAgain'> {
  readonly face: GameFace<R>;
  readonly link: FarLink<R>;
  readonly game: string;
  readonly match: FarTable['match'];
}

/** The play screen with the additions for a match with others. */
function OnlineMatch<R extends Realm>({ face, link, game, match, onAgain }: OnlineMatchProps<R>) {
  const since = useSince(link);
  const [branch, setBranch] = useState<TableLink<R> | null>(null);
  const fail = useFail();
  const talk = useTalkTab(link);
  const { help, pace } = match;
  const isReseated = useStore(link.far, (state) => state.isReseated);
  useEffect(() => {
    if (isReseated) onAgain();
  }, [isReseated, onAgain]);
  const extras = useMemo(
    (): PlayExtras => ({
      ...companyIn(match),
      hasHelp: help,
      isTimed: pace.kind === 'live',
      topBar: <FarPeople link={link} />,
      tabs: {
        since: since === null ? null : { label: 'Since', count: 0, content: <SincePanel since={since} /> },
        talk,
      },
      pill: (
        <>
          <FarPill {...{ link, since, help }} />
          <FarOffers link={link} />
          <FarClaim link={link} />
          {pace.kind === 'live' ? null : <TellMe />}
          <TurnBell />
        </>
      ),
      passMenu: () => <FarPassMenu link={link} />,
      act: (usual) => (since === null ? usual : <SinceAct {...{ since, talk, usual }} />),
      deeds: (
        <>
          <FarDeeds link={link} />
          <FarVacancy link={link} />
          <FarLeave link={link} />
          {help && link.now().outcome === null ? (
            <Button onClick={() => void tryOut(face, game, knownBy(link)).then(setBranch, fail)}>Try it out</Button>
          ) : null}
        </>
      ),
      onward: <FarOnward link={link} game={game} />,
    }),
    [face, link, game, match, since, talk, fail, help, pace],
  );
  if (branch !== null) return <Trying face={face} branch={branch} real={link} onEnd={() => setBranch(null)} />;
  return (
    <Analyst value={startAnalyst}>
      <PlayScreen face={face} link={link} extras={extras} />
    </Analyst>
  );
}

/** The person has handed the turn over to another: from now on the next one may be days away. */
function TellMe() {
  const isHandedOver = usePlay((state) => state.sitting.isHere(state.moment.seat) && awaitedIn(state) !== null);
  const hasActed = usePlay(({ log, sitting }) =>
    log.some(({ speaker }) => speaker !== null && sitting.isHere(speaker)),
  );
  return <AskHowToTell isHandedOver={isHandedOver && hasActed} />;
}

/** Rings when the turn comes back from a person elsewhere, if the setting wants it. */
function TurnBell() {
  const isAwaited = usePlay((state) => awaitedIn(state) !== null);
  const isAsked = usePlay(({ moment: { asks }, sitting }) => asks !== null && sitting.isHere(asks));
  const hasWaited = useRef(false);
  useEffect(() => {
    if (isAsked && hasWaited.current) hearTurn();
    hasWaited.current = isAwaited;
  }, [isAwaited, isAsked]);
  return null;
}

/** The other people at the table, partners included. */
function companyIn({ seats }: MatchInfo): Pick<PlayExtras, 'company'> {
  const others = seats.flatMap(({ kind, isMine, name }) =>
    kind === 'person' && !isMine && name !== null ? [name] : [],
  );
  return others.length === 0 ? {} : { company: listed([...new Set(others)]) };
}

function knownBy<R extends Realm>(link: FarLink<R>): Parameters<typeof tryOut<R>>[2] {
  const { view, seat: audience } = link.now();
  return { view, audience, seating: link.seating };
}

interface TryingProps<R extends Realm> {
  readonly face: GameFace<R>;
  readonly branch: TableLink<R>;
  /** The real match, which may go on meanwhile. */
  readonly real: Pick<TableLink<R>, 'now' | 'subscribe'>;
  readonly onEnd: () => void;
}

function Trying<R extends Realm>({ face, branch, real, onEnd }: TryingProps<R>) {
  const [isNews, setNews] = useState(false);
  useEffect(() => real.subscribe(() => setNews(true)), [real]);
  return (
    <BranchFrame
      says={
        <>
          <b>Trying it out.</b> {isNews ? 'The match has gone on meanwhile. ' : ''}Nothing here is sent
          <small>; dice and what you cannot see are made up</small>.
        </>
      }
      deeds={<Button onClick={onEnd}>Back to the match</Button>}
    >
      <PlayScreen face={face} link={branch} />
    </BranchFrame>
  );
}
