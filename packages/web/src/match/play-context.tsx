import { madeOnce, type Realm } from '@sandtable/kernel';
import { createContext, type ReactNode, useContext, useEffect, useState } from 'react';
import { useStore } from 'zustand';
import { createStore } from 'zustand/vanilla';
import type { GameFace } from '../face/game.ts';
import type { Position } from '../face/position.ts';
import type { TableLink } from '../face/moment.ts';
import { LessonRoom } from './app-context.ts';
import { watchBreath } from './breath.ts';
import { type OpenSentence, openSentenceOf } from './open-sentence.ts';
import { askWhy } from './look-actions.ts';
import { readRound } from './log-pages.ts';
import { isCovered, isPassing, positionIn } from './modes.ts';
import type { PlayState } from './play-state.ts';
import { briefInTab, createPlayStore, type PlayStore } from './play-store.ts';
import { sitDown } from './sitting.ts';
import { arrive, spareBeginner } from './turn-actions.ts';
import { PATIENCE, waitOf } from './waiting.ts';

export const PlayContext = createContext<PlayStore | null>(null);

interface PlayRoomProps<R extends Realm> {
  readonly face: GameFace<R>;
  readonly link: TableLink<R>;
  /** The entry whose reasons are open at first; none by default. */
  readonly why?: number | undefined;
  /** A live clock runs: the briefing is a tab, and covers nothing. */
  readonly isTimed?: boolean | undefined;
  readonly children: ReactNode;
}

export function PlayRoom<R extends Realm>({ face, link, why, isTimed = false, children }: PlayRoomProps<R>) {
  const isLesson = useContext(LessonRoom) !== null;
  const [store] = useState(() => {
    const made = createPlayStore(sitDown(face, link));
    // A lesson says itself what matters.
    if (isLesson) made.setState({ unbriefed: [] });
    if (isTimed) briefInTab(made);
    return made;
  });
  useEffect(() => {
    if (why === undefined) return;
    store.setState({ isResultOpen: false });
    void askWhy(store, why);
  }, [store, why]);
  useEffect(() => {
    const { sitting } = store.getState();
    const end = sitting.subscribe((moment) => arrive(store, moment));
    spareBeginner(store);
    void readRound(store);
    // In a lesson the AI answers at once, because the steps wait for it.
    const endBreath = isLesson ? null : watchBreath(store);
    return () => {
      end();
      endBreath?.();
    };
  }, [store, isLesson]);
  return <PlayContext value={store}>{children}</PlayContext>;
}

export function usePlayStore(): PlayStore {
  const store = useContext(PlayContext);
  if (store === null) throw new Error('no match is on this screen');
  return store;
}

/** How long the thumb of a replay must rest before the whole page follows it, in milliseconds. */
const RESTS = 200;

/** The state as React renders it. During a drag only the map follows, which reads the store itself. */
export const renderedOf = madeOnce((store: PlayStore): PlayStore => {
  const rendered = createStore(store.getState);
  const follow = (): void => rendered.setState(store.getState(), true);
  let timer: ReturnType<typeof setTimeout> | undefined;
  store.subscribe((state) => {
    clearTimeout(timer);
    if (isPassing(state) && !isCovered(state)) timer = setTimeout(follow, RESTS);
    else follow();
  });
  return rendered;
});

/** True inside the body of a phone's sheet, which is hidden while the sheet is at its lowest stop. */
export const InSheet = createContext(false);

/** The same for the body of a sheet: nothing new while it is hidden, or every tap on the map would render it again. */
const raisedOf = madeOnce((store: PlayStore): PlayStore => {
  const rendered = renderedOf(store);
  const raised = createStore(rendered.getState);
  rendered.subscribe((state) => {
    if (state.stop !== 'peek') raised.setState(state, true);
  });
  return raised;
});

/** Selects part of the state. The selector must return part of its argument or a primitive, or it renders forever. */
export function usePlay<T>(selector: (state: PlayState) => T): T {
  const store = usePlayStore();
  return useStore(useContext(InSheet) ? raisedOf(store) : renderedOf(store), selector);
}

export function useOpenSentence(): OpenSentence | null {
  return usePlay(openSentenceOf);
}

export function usePosition(): Position {
  return usePlay(positionIn);
}

/** What the screen is waiting for, once that has taken long; null until then. Every entry restarts the clock. */
export function useSlow(): string | null {
  const wait = usePlay(waitOf);
  const seq = usePlay((state) => state.moment.seq);
  const [slow, setSlow] = useState<{ readonly wait: string; readonly seq: number } | null>(null);
  useEffect(() => {
    if (wait === null) return undefined;
    const timer = setTimeout(() => setSlow({ wait, seq }), PATIENCE);
    return () => {
      clearTimeout(timer);
      setSlow(null);
    };
  }, [wait, seq]);
  return slow !== null && slow.wait === wait && slow.seq === seq ? wait : null;
}
