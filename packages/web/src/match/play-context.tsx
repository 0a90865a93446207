import type { Realm } from '@sandtable/kernel';
import { createContext, type ReactNode, useContext, useEffect, useState } from 'react';
import { useStore } from 'zustand';
import type { GameFace } from '../face/game.ts';
import type { Position } from '../face/position.ts';
import type { TableLink } from '../face/moment.ts';
import { type Asked, askedOf } from './asked.ts';
import { positionIn } from './modes.ts';
import type { PlayState } from './play-state.ts';
import { createPlayStore, type PlayStore } from './play-store.ts';
import { sitDown } from './sitting.ts';
import { arrive, spareBeginner } from './turn-actions.ts';

const PlayContext = createContext<PlayStore | null>(null);

interface PlayRoomProps<R extends Realm> {
  readonly face: GameFace<R>;
  readonly link: TableLink<R>;
  readonly children: ReactNode;
}

/** The match on the screen, for all that is drawn of it. */
export function PlayRoom<R extends Realm>({ face, link, children }: PlayRoomProps<R>) {
  const [store] = useState(() => createPlayStore(sitDown(face, link)));
  useEffect(() => {
    const { sitting } = store.getState();
    const end = sitting.subscribe((moment) => arrive(store, moment));
    spareBeginner(store);
    return end;
  }, [store]);
  return <PlayContext value={store}>{children}</PlayContext>;
}

export function usePlayStore(): PlayStore {
  const store = useContext(PlayContext);
  if (store === null) throw new Error('no match is on this screen');
  return store;
}

/** A part of the state, and a new one whenever it changes. The selector must give back what it is given, or plain values. */
export function usePlay<T>(selector: (state: PlayState) => T): T {
  return useStore(usePlayStore(), selector);
}

/** The sentence in the making with all that is known of it; null while somebody else decides. */
export function useAsked(): Asked | null {
  return usePlay(askedOf);
}

/** The position on the screen. */
export function usePosition(): Position {
  return usePlay(positionIn);
}
