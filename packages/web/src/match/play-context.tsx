import { createContext, type ReactNode, useContext, useEffect, useState } from 'react';
import { useStore } from 'zustand';
import type { Seen } from '@sandtable/bear';
import { engine } from '../engine/engine.ts';
import type { TableLink } from '../link/table-link.ts';
import { type Asked, askedOf, seenOf } from './asked.ts';
import type { PlayState } from './play-state.ts';
import { createPlayStore, type PlayStore } from './play-store.ts';
import { arrive } from './turn-actions.ts';

const PlayContext = createContext<PlayStore | null>(null);

/** The match on the screen, for all that is drawn of it. */
export function PlayRoom({ link, children }: { readonly link: TableLink; readonly children: ReactNode }) {
  const [store] = useState(() => createPlayStore(engine(), link));
  useEffect(() => {
    const end = link.subscribe((moment) => arrive(store, moment));
    // What came between the making of the store and now.
    const now = link.now();
    if (now.seq > store.getState().moment.seq) arrive(store, now);
    return end;
  }, [link, store]);
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
export function useSeen(): Seen {
  return usePlay(seenOf);
}
