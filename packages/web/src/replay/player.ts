import { type Audience, madeOnce } from '@sandtable/kernel';
import { createContext, useContext, useMemo } from 'react';
import { useStore } from 'zustand';
import { createStore, type StoreApi } from 'zustand/vanilla';
import { pass } from '../match/landing.ts';
import { isCovered, momentIn } from '../match/modes.ts';
import { usePlay, usePlayStore } from '../match/play-context.tsx';
import type { Look } from '../match/play-state.ts';
import type { PlayStore } from '../match/play-store.ts';
import type { ScreenMoment } from '../match/screen-moment.ts';
import { placeOf, stepFrom, type StepUnit, type Track, trackOf } from './track.ts';

export const SPEEDS = [0.5, 1, 2, 4, 8] as const;
export type Speed = (typeof SPEEDS)[number];

/** The state of the replay controls; the moment shown is in the play store. */
export interface ReplayState {
  /** The entry on the screen, or on its way there. */
  readonly at: number;
  readonly isPlaying: boolean;
  readonly speed: Speed;
  readonly eyes: Audience;
  readonly hasChance: boolean;
}

export type ReplayStore = StoreApi<ReplayState>;

/** Both stores of a replay, and the track of the entries in its log. */
export interface Player {
  readonly table: PlayStore;
  readonly replay: ReplayStore;
  track(): Track;
}

export function createReplayStore(at: number, eyes: Audience): ReplayStore {
  return createStore(() => ({ at, eyes, isPlaying: false, speed: 1, hasChance: false }));
}

export const ReplayContext = createContext<ReplayStore | null>(null);

function useReplayStore(): ReplayStore {
  const store = useContext(ReplayContext);
  if (store === null) throw new Error('nothing is replayed here');
  return store;
}

export function useReplay<T>(selector: (state: ReplayState) => T): T {
  return useStore(useReplayStore(), selector);
}

const trackIn = madeOnce(trackOf);

export function useTrack(): Track {
  return usePlay(({ log }) => trackIn(log));
}

export function usePlayer(): Player {
  const table = usePlayStore();
  const replay = useReplayStore();
  return useMemo(() => ({ table, replay, track: () => trackIn(table.getState().log) }), [table, replay]);
}

function pastLook(moment: ScreenMoment, isPassing = false): Look {
  return { kind: 'past', moment, ...(isPassing ? { isPassing } : {}) };
}

/** Shows an entry at once. `isPassing`: while the thumb is dragged over it. */
export async function seek(player: Player, seq: number, isPassing = false): Promise<void> {
  pause(player);
  await show(player, seq, isPassing);
}

async function show({ table, replay }: Player, seq: number, isPassing = false): Promise<void> {
  replay.setState({ at: seq });
  table.getState().map?.finish();
  const { eyes } = replay.getState();
  const moment = await table.getState().sitting.at(seq);
  if (isStill({ table, replay }, seq, eyes)) table.setState({ look: pastLook(moment, isPassing) });
}

/** Whether this is still wanted: meanwhile the viewer may have gone to another entry, or taken other eyes. */
function isStill({ table, replay }: Pick<Player, 'table' | 'replay'>, seq: number, eyes: Audience): boolean {
  const { at, eyes: now } = replay.getState();
  return at === seq && now === eyes && !isCovered(table.getState());
}

/** A replay never shows the present: any action that leads there leads back to the current entry instead. */
export function stayInPast(player: Player): () => void {
  const { table, replay } = player;
  const keep = (): void => {
    const state = table.getState();
    if (state.look.kind === 'now' && !isCovered(state)) void show(player, replay.getState().at);
  };
  keep();
  return table.subscribe((state, before) => {
    const { look } = state;
    if (look === before.look && state.stage === before.stage) return;
    if (look.kind === 'past') replay.setState({ at: look.moment.seq });
    keep();
  });
}

export function step(player: Player, unit: StepUnit, by: 1 | -1): void {
  const { replay } = player;
  const track = player.track();
  const from = placeOf(track, replay.getState().at);
  const to = stepFrom(track, from, unit, by);
  pause(player);
  void (unit === 'action' && by === 1 ? walk(player, from, to) : goTo(player, to));
}

export function goToEnd(player: Player, by: 1 | -1): void {
  pause(player);
  void goTo(player, by === 1 ? player.track().stops.length - 1 : 0);
}

function goTo(player: Player, place: number): Promise<void> {
  return show(player, player.track().stops[place]?.seq ?? 0);
}

/** Plays the motion from one place to another; resolves once it has been seen, or something else was asked for. */
async function walk(player: Player, from: number, to: number): Promise<void> {
  const { table, replay } = player;
  const seqs = player
    .track()
    .stops.slice(from, to + 1)
    .map(({ seq }) => seq);
  const last = seqs.at(-1) ?? 0;
  replay.setState({ at: last });
  table.getState().map?.finish();
  const { eyes } = replay.getState();
  const { sitting } = table.getState();
  const moments = await Promise.all(seqs.map((seq) => sitting.at(seq)));
  if (!isStill(player, last, eyes)) return;
  const [before, ...after] = moments;
  const goal = moments.at(-1);
  if (before === undefined || goal === undefined) return;
  // From anywhere else, or from the other position of the AI's reasons, it jumps.
  const isThere = momentIn(table.getState()) === before;
  const motions = isThere ? after.flatMap((moment, place) => sitting.motions(moments[place] ?? before, moment)) : [];
  await new Promise<void>((resolve) => {
    pass(table, {
      motions,
      isOwn: true,
      pace: 1 / replay.getState().speed,
      change: () => ({ look: pastLook(goal) }),
      goOn: resolve,
    });
  });
}

/** Milliseconds an entry stands before the next is played. */
const STANDS = 700;

export async function play(player: Player): Promise<void> {
  const { replay } = player;
  const last = player.track().stops.length - 1;
  if (placeOf(player.track(), replay.getState().at) === last) await goTo(player, 0);
  replay.setState({ isPlaying: true });
  for (;;) {
    const from = placeOf(player.track(), replay.getState().at);
    if (!replay.getState().isPlaying || from >= player.track().stops.length - 1) break;
    await walk(player, from, from + 1);
    await new Promise((resolve) => setTimeout(resolve, STANDS / replay.getState().speed));
  }
  replay.setState({ isPlaying: false });
}

export function pause({ replay }: Player): void {
  if (replay.getState().isPlaying) replay.setState({ isPlaying: false });
}
