import type { Realm } from '@sandtable/kernel';
import { useCallback, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { useLocation } from 'wouter';
import type { GameFace } from '../face/game.ts';
import type { TableLink } from '../face/moment.ts';
import { readLog } from '../match/log-pages.ts';
import { putLogFor } from '../match/put-log.ts';
import type { PlayExtras } from '../match/app-context.ts';
import { usePlayStore } from '../match/play-context.tsx';
import { BranchFrame } from '../play/branch-frame.tsx';
import { PlayScreen } from '../play/play-screen.tsx';
import { Button } from '../ui/buttons.tsx';
import { useFail } from '../ui/loading.tsx';
import { Waiting } from '../ui/notices.tsx';
import {
  createReplayStore,
  type Player,
  ReplayContext,
  type ReplayStore,
  seek,
  stayInPast,
  usePlayer,
} from './player.ts';
import { ReplayAct, ReplayDock, ReplayOrders, ReplayPrompt } from './replay-parts.tsx';
import { KEY_WORDS, pressKey } from './replay-keys.ts';
import { ReplayLink } from './replay-link.ts';
import { Branches } from './branches.ts';
import { useBranches } from './use-branches.ts';
import './replay.css';

export interface ReplayRoomProps<R extends Realm> {
  readonly game: string;
  readonly face: GameFace<R>;
  readonly link: TableLink<R>;
  /** The entry to show first, and whenever it changes; null for the first of all. */
  readonly at: number | null;
  readonly address: (seq: number) => string;
}

/** A match on the play screen's own parts, with a scrubber in place of the dock. */
export function ReplayRoom<R extends Realm>({ game, face, link, at, address }: ReplayRoomProps<R>) {
  const [past] = useState(() => new ReplayLink(link));
  const [replay] = useState(() => createReplayStore(at ?? 0, past.eyes));
  const { desk, open, leave } = useBranches({ face, game, past, replay });
  const player = useRef<Player>(null);
  const hold = useCallback((held: Player | null) => void (player.current = held), []);
  const onKey = useCallback((event: KeyboardEvent) => player.current !== null && pressKey(player.current, event), []);
  const extras = useMemo(
    (): PlayExtras => ({
      pill: <Runner hold={hold} past={past} real={link} at={at} address={address} />,
      looking: {
        prompt: <ReplayPrompt />,
        orders: <ReplayOrders past={past} />,
        act: <ReplayAct />,
        dock: <ReplayDock past={past} />,
        onKey,
      },
    }),
    [hold, past, link, at, address, onKey],
  );
  const shown = useReplayFace(face);
  const isReady = useFirst(face, past, replay);
  if (!isReady) return <Waiting what="Opening the match…" />;
  if (open !== null)
    return (
      <BranchFrame
        says={
          <>
            <b>What if, from move {open.from}</b> · touches nothing
            <small>; dice and what could not be known are made up</small>
          </>
        }
        deeds={<Button onClick={leave}>Leave</Button>}
      >
        <PlayScreen key={open.number} face={face} link={open.link} extras={IN_BRANCH} />
      </BranchFrame>
    );
  return (
    <ReplayContext value={replay}>
      <Branches value={desk}>
        <PlayScreen face={shown} link={past} extras={extras} />
      </Branches>
    </ReplayContext>
  );
}

/** Whether the first entry to show has been read: until then nothing is shown, or the end would flash up for a moment. */
function useFirst<R extends Realm>(face: GameFace<R>, past: ReplayLink<R>, replay: ReplayStore): boolean {
  const [isReady, setReady] = useState(false);
  const fail = useFail();
  useEffect(() => {
    const { at } = replay.getState();
    const first = Math.min(at, past.now().seq);
    replay.setState({ at: first });
    putLogFor(face, past)
      .then((puts) => {
        past.wordPuts(puts);
        return past.at(first);
      })
      .then(() => setReady(true), fail);
  }, [face, past, replay, fail]);
  return isReady;
}

/** In a branch there is no briefing: the viewer has just replayed the match. */
function Briefed() {
  const table = usePlayStore();
  useLayoutEffect(() => table.setState({ unbriefed: [] }), [table]);
  return null;
}

const IN_BRANCH: PlayExtras = { pill: <Briefed /> };

/** The same game, with the keys of a replay in its help. */
function useReplayFace<R extends Realm>(face: GameFace<R>): GameFace<R> {
  return useMemo(() => {
    const habits = { ...face.table.habits, help: { steps: STEPS, keys: KEY_WORDS } };
    return { ...face, table: { ...face.table, habits } };
  }, [face]);
}

const STEPS = [
  'Drag along the track, or press Play.',
  'Why? gives the reasons for a move of the AI.',
  'Play on from here begins a branch: it touches nothing.',
];

interface RunnerProps<R extends Realm> extends Pick<ReplayRoomProps<R>, 'at' | 'address'> {
  /** Receives the player when it exists, null when it is gone. */
  readonly hold: (player: Player | null) => void;
  readonly past: ReplayLink<R>;
  readonly real: TableLink<R>;
}

/** Keeps the replay going: reads ahead, follows the match and the address, and stays in the past. */
function Runner<R extends Realm>({ hold, past, real, at, address }: RunnerProps<R>) {
  const player = usePlayer();
  const { table, replay } = player;
  const fail = useFail();
  // Before anything is drawn.
  useLayoutEffect(() => {
    hold(player);
    replay.setState({ eyes: past.eyes });
    table.setState({ isResultOpen: false, isSetUpOpen: false, unbriefed: [], tab: 'log' });
    const ends = [
      stayInPast(player),
      real.subscribe(() => {
        past.grow();
        const { sitting } = table.getState();
        table.setState({ moment: sitting.now(), log: sitting.log() });
      }),
    ];
    readLog(table, 0)
      .then(() => past.readAhead())
      .catch(fail);
    return () => {
      hold(null);
      for (const end of ends) end();
    };
  }, [hold, player, table, replay, past, real, fail]);
  useEffect(() => {
    const last = player.track().stops.at(-1)?.seq ?? 0;
    if (at !== null && at !== replay.getState().at && at <= last) void seek(player, at);
  }, [player, replay, at]);
  useAddress(player, address);
  return null;
}

/** Milliseconds: browsers limit how many addresses a page may set per minute. */
const RESTS = 300;

/** The address names the entry on the screen, once it has rested there. */
function useAddress({ replay }: Player, address: (seq: number) => string): void {
  const [, navigate] = useLocation();
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const stop = replay.subscribe((state, before) => {
      if (state.at === before.at) return;
      clearTimeout(timer);
      timer = setTimeout(() => navigate(address(state.at), { replace: true }), RESTS);
    });
    return () => {
      clearTimeout(timer);
      stop();
    };
  }, [replay, navigate, address]);
}
