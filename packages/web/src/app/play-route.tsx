import type { Realm } from '@sandtable/kernel';
import { isByHand } from '@sandtable/session';
import { useCallback, useEffect, useMemo, useState } from 'react';
import { Redirect, useLocation } from 'wouter';
import type { AnyGame } from '../face/game.ts';
import type { TableLink } from '../face/moment.ts';
import type { OpenMatch } from '../games/set-aside.ts';
import {
  beginMatch,
  goOnWith,
  leaveMatch,
  type OpenResult,
  resumeMatch,
  type Wait,
  watchMatch,
} from '../games/open-match.ts';
import { companionAddress } from '../games/addresses.ts';
import { startAnalyst } from '../games/analyst.ts';
import type { SaveFile } from '../games/save-game.ts';
import {
  Analyst,
  type BalanceTrials,
  Begin,
  Meter,
  type NextMission,
  Onward,
  type PlayExtras,
} from '../match/app-context.ts';
import { exportStoredMatch } from '../link/files.ts';
import type { Refusal, TablePlan } from '../link/protocol.ts';
import { explainRefusal } from '../link/refusal-words.ts';
import { ChangedPage } from '../opening/changed-rules.tsx';
import { KnownLine } from '../opening/known-line.tsx';
import { ReadingMatch, useOpening } from '../opening/reading-match.tsx';
import { RefusedMatch } from '../opening/refused-match.tsx';
import { missionsOf } from '../games/games.ts';
import { nextMission, usualPlan } from '../missions/onward.ts';
import { PlayScreen } from '../play/play-screen.tsx';
import { ShareRoom } from '../share/share-room.tsx';
import { GlossaryProvider } from '../rulebook/glossary-provider.tsx';
import { Button } from '../ui/buttons.tsx';
import { later, lazyPart, useFail } from '../ui/loading.tsx';
import { Waiting } from '../ui/notices.tsx';
import { GameId } from '../ui/page.ts';
import { rememberGame } from './nav.tsx';
import { Troubles } from '../opening/troubles.tsx';

export function PlayRoute({ id }: { readonly id: string }) {
  const [, navigate] = useLocation();
  const { isBusy, progress, run, cancel } = useOpening();
  const [linked, setLinked] = useState<OpenResult | null>(null);
  const fail = useFail();
  const open = useCallback(
    async (how: (wait: Wait) => Promise<OpenResult>): Promise<void> => {
      const found = await run(how);
      if (found === null) return;
      // The match continues under a new id, so under a new address.
      if (found.ok && found.match.id !== id) navigate(`/play/${found.match.id}`);
      else setLinked(found);
    },
    [id, run, navigate],
  );
  useEffect(() => {
    open((wait) => resumeMatch(id, wait)).catch(fail);
    return () => leaveMatch(id);
  }, [id, open, fail]);

  if (progress !== null)
    return (
      <main className="page page-narrow">
        <ReadingMatch
          progress={progress}
          onCancel={() => {
            cancel();
            if (linked === null) navigate('/');
          }}
        />
      </main>
    );
  if (linked === null) return <Waiting what="Setting up the match…" />;
  const goOn = (save: SaveFile) => void open((wait) => goOnWith(save, wait)).catch(fail);
  if (linked.ok && linked.match.use((_, link) => isByHand(link.seating)))
    return <Redirect to={companionAddress(id)} replace />;
  if (linked.ok) return <MatchScreen match={linked.match} isBusy={isBusy} onGoOn={goOn} />;
  const { refusal, save } = linked;
  if (refusal.kind !== 'changed' || save === null) return <Refused id={id} refusal={refusal} />;
  return (
    <ChangedPage
      rules={refusal.rules}
      save={save}
      onWish={(wish) => (wish === 'goOn' ? goOn(save) : void open((wait) => watchMatch(id, save, wait)).catch(fail))}
    >
      <Button onClick={() => void exportStoredMatch(id, refusal.rules.stood?.name)}>Export the file as is</Button>
    </ChangedPage>
  );
}

/** Offers the stored match as a file: another version of the app may be able to read it. */
function Refused({ id, refusal }: { readonly id: string; readonly refusal: Refusal }) {
  const isKept = ['wrong', 'moved', 'pack'].includes(refusal.kind) || explainRefusal(refusal).canReload;
  return (
    <RefusedMatch refusal={refusal}>
      {isKept ? <Button onClick={() => void exportStoredMatch(id)}>Export the file as is</Button> : null}
    </RefusedMatch>
  );
}

interface MatchScreenProps {
  readonly match: OpenMatch;
  /** True while another match is being opened from this one. */
  readonly isBusy: boolean;
  readonly onGoOn: (save: SaveFile) => void;
}

// For matches saved under other rules.
const WatchBar = lazyPart(async () => (await import('../opening/watch-bar.tsx')).WatchBar);
const RenewedLine = lazyPart(async () => (await import('../opening/watch-bar.tsx')).RenewedLine);
const PassMenu = lazyPart(async () => (await import('../online/table/pass-menu.tsx')).PassMenu);

/** Several people at one screen pass through a menu (pass until something happens); one person or partners just pass. */
function extrasOf(link: Pick<TableLink<Realm>, 'local' | 'beforehand'>): PlayExtras {
  return link.local?.isShared === false ? { passMenu: () => later(<PassMenu link={link} />) } : {};
}

function MatchScreen({ match, isBusy, onGoOn }: MatchScreenProps) {
  const { game, watched, renewal, use } = match;
  const extras = useMemo(() => use((_face, link) => extrasOf(link)), [use]);
  rememberGame(game);
  return use((face, link) => (
    <GameId value={game.id}>
      <Begin value={(plan) => begin(game, plan)}>
        <Onward value={(mission) => onwardFrom(game, mission)}>
          <Meter value={(trials) => startTrials(game, trials)}>
            <Analyst value={startAnalyst}>
              <GlossaryProvider game={game}>
                <Troubles link={link} />
                <KnownLine id={match.id} />
                {renewal === null ? null : later(<RenewedLine renewal={renewal} />)}
                <div className={watched === null ? undefined : 'watched'}>
                  {watched === null
                    ? null
                    : later(<WatchBar upTo={link.now().seq} isBusy={isBusy} onGoOn={() => onGoOn(watched)} />)}
                  <ShareRoom>
                    <PlayScreen face={face} link={link} extras={extras} />
                  </ShareRoom>
                </div>
              </GlossaryProvider>
            </Analyst>
          </Meter>
        </Onward>
      </Begin>
    </GameId>
  ));
}

/** Only drafts run trials, so the code for them is loaded here. */
function startTrials(game: AnyGame, trials: BalanceTrials): () => void {
  let isStopped = false;
  let stop = (): void => void (isStopped = true);
  import('../games/run-trials.ts').then(
    ({ runTrials }) => (isStopped ? undefined : (stop = runTrials(game, trials))),
    (error: unknown) => trials.onTrouble(String(error)),
  );
  return () => stop();
}

async function onwardFrom(game: AnyGame, mission: string | null): Promise<NextMission | null> {
  const missions = await missionsOf(game);
  const next = nextMission(missions, mission);
  return next === undefined ? null : { name: next.name, plan: usualPlan(missions, next) };
}

async function begin(game: AnyGame, plan: TablePlan): Promise<string | null> {
  const linked = await beginMatch(game, plan);
  return linked.ok ? linked.match.id : null;
}
